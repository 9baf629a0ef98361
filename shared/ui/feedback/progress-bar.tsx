import { formatShare, useTexts } from '../../i18n';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** What is going on. */
  readonly label: string;
  /** 0 to 1; `null` while the amount is not known. */
  readonly share: number | null;
}

export function ProgressBar({ label, share }: ProgressBarProps) {
  const { t, language } = useTexts();
  const words = share === null ? null : t('progress.share', { share: formatShare(share, language) });
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <span>{label}</span>
        {words && <span className={styles.share}>{words}</span>}
      </div>
      <progress className={styles.track} aria-label={label} max={1} {...(share === null ? {} : { value: share })} />
    </div>
  );
}
