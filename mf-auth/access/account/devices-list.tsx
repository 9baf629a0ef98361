import { knownReading, useReading } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age, RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import { type AnswerOf, listOwnSessions } from '@barnwatch/shared/wire/calls';
import styles from './account.module.css';
import { ToldDevices } from './told-devices';

const sessionsOf = ({ sessions }: AnswerOf<typeof listOwnSessions>) => sessions;

/** The devices that are signed in at an instance, when each was last used, and the way to log out there. */
export function DevicesList({ instanceId }: { readonly instanceId: string }) {
  const { t } = useTexts('mf-auth');
  const reading = useReading(listOwnSessions, { instanceId, keep: true }, sessionsOf);
  const { retry } = reading;
  const error = reading.state === 'failed' ? reading.error : null;
  if (error?.code === 'not-found') {
    return <p className={`${styles.devices} ${styles.quiet}`}>{t('account.devicesNotTold')}</p>;
  }
  const failure = error && (
    <RequestFailure form="line" what={t('account.devicesFailed')} error={error} onRetry={retry} />
  );
  const known = knownReading(reading);
  if (known === null) return <div className={styles.devices}>{failure ?? <Skeleton height="100%" />}</div>;
  return (
    <>
      <ToldDevices instanceId={instanceId} devices={known.value} unreadable={known.setAside.length} onEnded={retry} />
      {/* Below what was there: it must not move under a finger. */}
      {failure && (
        <>
          <p className={styles.quiet}>
            {t('account.devicesOld')} <Age since={known.receivedAt} plain />
          </p>
          {failure}
        </>
      )}
    </>
  );
}
