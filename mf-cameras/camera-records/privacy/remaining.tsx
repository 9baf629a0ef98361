import { useTexts } from '@barnwatch/shared/i18n';
import { useNow } from '@barnwatch/shared/ui';
import { countdown } from './hidden-cameras';
import styles from './privacy.module.css';

export interface RemainingProps {
  /** ms since 1970 UTC by the barn's clock. */
  readonly until: number;
  /** The barn's clock minus the device's, ms. */
  readonly clockOffsetMs: number;
}

/** How long pictures stay hidden, running down. A timer is not read out every second. */
export function Remaining({ until, clockOffsetMs }: RemainingProps) {
  const { t } = useTexts('mf-cameras');
  const words = useNow((nowMs) => countdown(until - nowMs - clockOffsetMs));
  return (
    <span role="timer" aria-label={t('privacy.remaining')} className={styles.remaining}>
      {words}
    </span>
  );
}
