import { useReading } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age, RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import { type AnswerOf, listOwnSessions } from '@barnwatch/shared/wire/calls';
import styles from './account.module.css';
import { ToldDevices } from './told-devices';

const sessionsOf = ({ sessions }: AnswerOf<typeof listOwnSessions>) => sessions;

/** The devices that are signed in at an instance, when each was last used, and the way to log out there. */
export function DevicesList({ instanceId }: { readonly instanceId: string }) {
  const { t } = useTexts('mf-auth');
  const reading = useReading(listOwnSessions, { instanceId }, sessionsOf);
  switch (reading.state) {
    case 'loading':
      return (
        <div className={styles.devices}>
          <Skeleton height="100%" />
        </div>
      );
    case 'ready':
      return (
        <ToldDevices
          instanceId={instanceId}
          devices={reading.value}
          unreadable={reading.setAside.length}
          onEnded={reading.retry}
        />
      );
    case 'failed': {
      const { error, stale, retry } = reading;
      if (error.code === 'not-found') {
        return <p className={`${styles.devices} ${styles.quiet}`}>{t('account.devicesNotTold')}</p>;
      }
      const failure = <RequestFailure form="line" what={t('account.devicesFailed')} error={error} onRetry={retry} />;
      if (!stale) return <div className={styles.devices}>{failure}</div>;
      return (
        // Below what was there: it must not move under a finger.
        <>
          <ToldDevices
            instanceId={instanceId}
            devices={stale.value}
            unreadable={stale.setAside.length}
            onEnded={retry}
          />
          <p className={styles.quiet}>
            {t('account.devicesOld')} <Age since={stale.receivedAt} plain />
          </p>
          {failure}
        </>
      );
    }
  }
}
