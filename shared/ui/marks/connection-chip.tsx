import type { InstanceView } from '../../auth-client';
import { useTexts } from '../../i18n';
import type { IconName } from '../icons/icon-names';
import { Age } from './age';
import { type Connection, connectionOf } from './connection';
import styles from './connection-chip.module.css';
import { StateMark, type StateTone } from './state-mark';

const looks: Readonly<Record<Connection['state'], { tone: StateTone; icon: IconName }>> = {
  unknown: { tone: 'off', icon: 'online' },
  probing: { tone: 'busy', icon: 'online' },
  slow: { tone: 'attention', icon: 'online' },
  online: { tone: 'good', icon: 'online' },
  offline: { tone: 'failed', icon: 'offline' },
  blocked: { tone: 'attention', icon: 'lock' },
};

export interface ConnectionChipProps {
  readonly instance: Pick<InstanceView, 'reachability' | 'activeConnectionStrategy' | 'latencyMs' | 'lastContact'>;
}

/** How the barn is reached: the way in use, its delay, or since when it is silent. */
export function ConnectionChip({ instance }: ConnectionChipProps) {
  const { t } = useTexts();
  const connection = connectionOf(instance);
  const { tone, icon } = looks[connection.state];
  const label =
    connection.state === 'online'
      ? t(`connection.${connection.strategy ?? 'unknown'}`)
      : t(`connection.${connection.state}`);
  return (
    <span className={styles.chip} data-connection={connection.state}>
      <StateMark tone={tone} icon={icon} label={label} />
      {connection.state === 'online' && connection.latencyMs !== null && (
        <span className={styles.detail}>
          {t('connection.latency', { milliseconds: Math.round(connection.latencyMs) })}
        </span>
      )}
      {connection.state === 'offline' && connection.lastContact !== null && <Age since={connection.lastContact} />}
    </span>
  );
}
