import { knownReading } from '@barnwatch/shared/answers';
import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age, ConnectionChip, IconButton, requestErrorWords, Skeleton } from '@barnwatch/shared/ui';
import { stateWords } from '../../past/incidents/incident-words';
import styles from './overview.module.css';
import { useBarnState } from './use-barn-state';

/** Which barn, how it is reached, and with `withState` how full it is. */
export function BarnLine({ barn, withState }: { readonly barn: InstanceView; readonly withState: boolean }) {
  return (
    <span className={styles.barnLine}>
      <span>{shownName(barn)}</span>
      {withState && <Stocked barn={barn} />}
      <ConnectionChip instance={barn} />
    </span>
  );
}

function Stocked({ barn }: { readonly barn: InstanceView }) {
  const { t, language } = useTexts('mf-cameras');
  const { t: frameText } = useTexts();
  const answer = useBarnState();
  if (answer.state === 'loading') return <Skeleton width="14em" />;
  const known = knownReading(answer);
  const incident = known?.value ?? null;
  return (
    <span className={styles.stocked}>
      {incident !== null && (
        <>
          <strong>{stateWords(incident, language, t)}</strong>
          <Age since={incident.lastUpdated - (barn.clockOffsetMs ?? 0)} plain />
        </>
      )}
      {known !== null && incident === null && t('overview.stateUnknown')}
      {answer.state === 'failed' && (
        <>
          <span>
            {t(known ? 'overview.stateOld' : 'overview.stateFailed')} {requestErrorWords(answer.error, frameText)}
          </span>
          <IconButton icon="retry" name={t('barnFacts.again')} onClick={answer.retry} />
        </>
      )}
    </span>
  );
}
