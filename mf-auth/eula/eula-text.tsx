import { useTexts } from '@barnwatch/shared/i18n';
import { RequestFailure, Skeleton, VisuallyHidden } from '@barnwatch/shared/ui';
import styles from './eula-dialog.module.css';
import type { EulaReading } from './use-eula';

export interface EulaTextProps {
  readonly reading: EulaReading;
  readonly onRetry: () => void;
}

/** The agreement as plain text, whatever it contains; its place has the same size before it is there. */
export function EulaText({ reading, onRetry }: EulaTextProps) {
  const { t } = useTexts('mf-auth');
  switch (reading.state) {
    case 'loading':
      return (
        <div className={styles.text} role="status">
          <VisuallyHidden>{t('eula.loading')}</VisuallyHidden>
          <Skeleton height="100%" />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.text}>
          <RequestFailure what={t('eula.failed')} error={reading.error} onRetry={onRetry} />
        </div>
      );
    case 'ready':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keyboard
        <section className={`${styles.text} ${styles.readable}`} aria-label={t('eula.text')} tabIndex={0}>
          {reading.eula.text}
        </section>
      );
  }
}
