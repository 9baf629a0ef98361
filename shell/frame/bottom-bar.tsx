import './bar-height.css';
import { useTexts } from '@barnwatch/shared/i18n';
import { BarItems } from './bar-items';
import type { FrameActions } from './frame-actions';
import styles from './phone-bars.module.css';

/** On phones that stand: what is at the thumb. */
export function BottomBar(actions: FrameActions) {
  const { t } = useTexts();
  return (
    <nav className={styles.bottom} aria-label={t('frame.navigation')}>
      <BarItems {...actions} />
    </nav>
  );
}
