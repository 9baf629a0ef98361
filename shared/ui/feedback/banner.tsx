import type { ReactNode } from 'react';
import { useTexts } from '../../i18n';
import { IconButton } from '../buttons/icon-button';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-names';
import styles from './banner.module.css';

export type BannerKind = 'info' | 'warning' | 'error' | 'success';

export interface BannerProps {
  readonly kind: BannerKind;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly onClose?: () => void;
}

const icons: Readonly<Record<BannerKind, IconName>> = {
  info: 'info',
  warning: 'incident',
  error: 'warning',
  success: 'success',
};

/** Something that holds for the page or area below it, for as long as it holds. */
export function Banner({ kind, children, action, onClose }: BannerProps) {
  const { t } = useTexts();
  return (
    <div className={`${styles.banner} ${styles[kind]}`} role="status">
      <span className={styles.icon}>
        <Icon name={icons[kind]} />
      </span>
      <div className={styles.text}>{children}</div>
      {action}
      {onClose && <IconButton icon="close" name={t('toast.dismiss')} onClick={onClose} />}
    </div>
  );
}
