import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-names';
import styles from './state-mark.module.css';

/** How well something is. */
export type StateTone = 'good' | 'busy' | 'attention' | 'failed' | 'off';

const icons: Readonly<Record<StateTone, IconName>> = {
  good: 'check',
  busy: 'retry',
  attention: 'warning',
  failed: 'close',
  off: 'offline',
};

export interface StateMarkProps {
  readonly tone: StateTone;
  /** The state in words. */
  readonly label: string;
  /** Where another drawing says it better. */
  readonly icon?: IconName;
}

/** A state as drawing, colour and word. */
export function StateMark({ tone, label, icon = icons[tone] }: StateMarkProps) {
  return (
    <span className={`${styles.mark} ${styles[tone]}`} data-tone={tone}>
      <Icon name={icon} size={14} />
      {label}
    </span>
  );
}
