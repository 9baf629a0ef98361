import type { ReactNode } from 'react';
import { useTexts } from '../../i18n';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-names';
import styles from './states.module.css';

export interface EmptyStateProps {
  readonly icon?: IconName;
  /** "There is nothing here!" by default. */
  readonly text?: string;
  /** Why it is empty, or what would fill it. */
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ icon = 'search', text, hint, action }: EmptyStateProps) {
  const { t } = useTexts();
  return (
    <div className={styles.state}>
      <span className={styles.emblem}>
        <Icon name={icon} size={28} />
      </span>
      <p className={styles.headline}>{text ?? t('empty.nothing')}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
