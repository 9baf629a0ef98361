import { useReading } from '@barnwatch/shared/answers';
import { usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { formatDay, useTexts } from '@barnwatch/shared/i18n';
import { roundTrip, SuiteLink } from '@barnwatch/shared/routing';
import { Button, buttonClass, EmptyState, Icon } from '@barnwatch/shared/ui';
import { type AnswerOf, queryIncidents } from '@barnwatch/shared/wire/calls';
import { type Day, dayOf } from '../../barn/day-choice/calendar-day';
import { permissionToCreate } from '../../incident-records/incident-actions/incident-actions';
import { newInterventionFormAddress } from '../../incident-records/record/incident-addresses';
import { lastValueOf } from '../../incident-records/record/use-incident';
import { lastFindingBefore } from '../dead-animals/findings-query';

const mayIntervene = permissionToCreate('barnIntervention');

export interface NothingFoundProps {
  readonly day: Day;
  readonly onDay: (day: Day) => void;
}

/** When the first of them was found, ms since 1970 UTC; null where there is none. */
function firstFoundAt({ incidents }: AnswerOf<typeof queryIncidents>): number | null {
  return incidents[0]?.openedAt ?? null;
}

/** A day without findings, and the ways to record something all the same and to the last day that had some. */
export function NothingFound({ day, onDay }: NothingFoundProps) {
  const { t } = useTexts('mf-incidents');
  const barn = useSelectedBarn();
  const intervenes = usePermission(mayIntervene);
  const last = lastValueOf(useReading(queryIncidents, { body: lastFindingBefore(day) }, firstFoundAt));
  return (
    <EmptyState
      icon="success"
      hint={t('deadAnimalMap.none')}
      action={
        <>
          {barn && intervenes && (
            <SuiteLink
              className={buttonClass('quiet')}
              to={newInterventionFormAddress(barn.globalUniqueIdentifier)}
              state={roundTrip}
            >
              <Icon name="intervention" size={18} /> {t('deadAnimalMap.record')}
            </SuiteLink>
          )}
          {last !== null && (
            <Button onClick={() => onDay(dayOf(last))}>{t('deadAnimalMap.last', { day: formatDay(last) })}</Button>
          )}
        </>
      }
    />
  );
}
