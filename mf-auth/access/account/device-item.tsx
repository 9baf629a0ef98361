import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Age, Button, IconButton, Tag, useMediaQuery } from '@barnwatch/shared/ui';
import type { Session } from '@barnwatch/shared/wire';
import styles from './account.module.css';
import { deviceName } from './device-name';

export interface DeviceItemProps {
  readonly device: Session;
  /** Asks whether to log out there; null where that is not offered. */
  readonly onEnd: (() => void) | null;
}

/** As in the styles: the words of the button would take the room of those of the device. */
const narrow = '(max-width: 479px)';

export function DeviceItem({ device, onEnd }: DeviceItemProps) {
  const { t } = useTexts('mf-auth');
  const isNarrow = useMediaQuery(narrow);
  const { userAgent, current, createdAt, lastRefreshedAt } = device;
  const shownName = deviceName(userAgent) ?? userAgent ?? t('account.unknownDevice');
  const endName = t('account.endDeviceOf', { device: shownName });
  return (
    <li className={styles.device}>
      <span className={styles.deviceWords}>
        <span className={styles.deviceName} title={userAgent ?? undefined}>
          {shownName}
          {current && <Tag>{t('account.thisDevice')}</Tag>}
        </span>
        <span className={`${styles.quiet} ${styles.moments}`}>
          <span>
            {t('account.lastRefresh')} <Age since={lastRefreshedAt} plain />
          </span>
          <span>{t('account.signedInOn', { time: formatDateTime(createdAt).slice(0, -3) })}</span>
        </span>
      </span>
      {onEnd && isNarrow && <IconButton icon="logout" name={endName} onClick={onEnd} />}
      {onEnd && !isNarrow && (
        <Button icon="logout" aria-label={endName} onClick={onEnd}>
          {t('account.endDevice')}
        </Button>
      )}
    </li>
  );
}
