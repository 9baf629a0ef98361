import type { SignedInDevice } from '@barnwatch/shared/auth-client';
import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Age, Button, RequestFailure, Skeleton, Tag } from '@barnwatch/shared/ui';
import { useState } from 'react';
import styles from './account.module.css';
import { deviceName } from './device-name';
import { useDevices } from './use-devices';

/** As many as fit into the space that is kept for them while they load. */
const places = 2;

/** The devices that are signed in at an instance, and when each was last used. */
export function DevicesList({ instanceId }: { readonly instanceId: string }) {
  const { t } = useTexts('mf-auth');
  const { devices, retry } = useDevices(instanceId);
  switch (devices.state) {
    case 'loading':
      return (
        <div className={styles.devices}>
          <Skeleton height="100%" />
        </div>
      );
    case 'not-told':
      return <p className={`${styles.devices} ${styles.quiet}`}>{t('account.devicesNotTold')}</p>;
    case 'failed':
      return (
        <div className={styles.devices}>
          <RequestFailure form="line" what={t('account.devicesFailed')} error={devices.error} onRetry={retry} />
        </div>
      );
    case 'told':
      return <ToldDevices devices={devices.devices} unreadable={devices.unreadable} />;
  }
}

interface ToldDevicesProps {
  readonly devices: readonly SignedInDevice[];
  readonly unreadable: number;
}

/** This device first. However many there are, they take the room of two until one asks to see them all. */
function ToldDevices({ devices, unreadable }: ToldDevicesProps) {
  const { t } = useTexts('mf-auth');
  const [allShown, setAllShown] = useState(false);
  const sorted = devices.toSorted(
    (one, other) => Number(other.current) - Number(one.current) || other.lastRefreshedAt - one.lastRefreshedAt,
  );
  const shown = allShown || sorted.length <= places ? sorted : sorted.slice(0, places - 1);
  return (
    <ul className={styles.devices}>
      {shown.map((device) => (
        <Device key={device.sessionId} device={device} />
      ))}
      {sorted.length > places && (
        <li className={styles.furtherDevices}>
          <Button aria-expanded={allShown} onClick={() => setAllShown(!allShown)}>
            {allShown ? t('account.fewerDevices') : t('account.furtherDevices', { count: sorted.length - 1 })}
          </Button>
        </li>
      )}
      {unreadable > 0 && <li className={styles.quiet}>{t('account.devicesUnreadable', { count: unreadable })}</li>}
      {sorted.length === 1 && unreadable === 0 && <li className={styles.quiet}>{t('account.noFurtherDevice')}</li>}
    </ul>
  );
}

function Device({ device }: { readonly device: SignedInDevice }) {
  const { t } = useTexts('mf-auth');
  const { userAgent, current, createdAt, lastRefreshedAt } = device;
  return (
    <li className={styles.device}>
      <span className={styles.deviceName} title={userAgent ?? undefined}>
        {deviceName(userAgent) ?? userAgent ?? t('account.unknownDevice')}
        {current && <Tag>{t('account.thisDevice')}</Tag>}
      </span>
      <span className={`${styles.quiet} ${styles.moments}`}>
        <span>
          {t('account.lastRefresh')} <Age since={lastRefreshedAt} plain />
        </span>
        <span>{t('account.signedInOn', { time: formatDateTime(createdAt).slice(0, -3) })}</span>
      </span>
    </li>
  );
}
