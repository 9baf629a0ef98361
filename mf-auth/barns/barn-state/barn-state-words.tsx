import { knownReading, useReading } from '@barnwatch/shared/answers';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { queryIncidents } from '@barnwatch/shared/wire/calls';
import { barnStateOf, barnStateQuery } from './barn-state';

/** Product 9.11: barn-state incident cache. */
const reuseForMs = 600_000;

/** How full a barn is, as it has told last; nothing where it has not, or where one may not know. */
export function BarnStateWords({ instance }: { readonly instance: InstanceView }) {
  const { t, language } = useTexts('mf-auth');
  const { globalUniqueIdentifier: instanceId } = instance;
  const reading = useReading(queryIncidents, { instanceId, body: barnStateQuery, keep: true, reuseForMs }, barnStateOf);
  const known = knownReading(reading)?.value;
  if (!known) return null;
  const { occupancy, animalCount: count } = known;
  const words = t(`barnState.${occupancy}`);
  if (occupancy === 'barnEmpty' || count === null) return <>{words}</>;
  return <>{t('barnState.stocked', { words, count, amount: formatNumber(count, language) })}</>;
}
