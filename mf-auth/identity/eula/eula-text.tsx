import { useTexts } from '@barnwatch/shared/i18n';
import { RequestFailure, Skeleton, VisuallyHidden } from '@barnwatch/shared/ui';
import styles from './eula-dialog.module.css';
import { EulaFile } from './eula-file';
import type { EulaReading } from './use-eula';

export interface EulaTextProps {
  readonly reading: EulaReading;
  /** `small` within a form that has more to it. */
  readonly size?: 'large' | 'small';
  readonly onRetry: () => void;
}

/** The agreement as plain text, whatever it contains; its place has the same size before it is there. */
export function EulaText({ reading, size = 'large', onRetry }: EulaTextProps) {
  const { t } = useTexts('mf-auth');
  const place = `${styles.text} ${styles[size]}`;
  switch (reading.state) {
    case 'loading':
      return (
        <div className={place} role="status">
          <VisuallyHidden>{t('eula.loading')}</VisuallyHidden>
          <Skeleton height="100%" />
        </div>
      );
    case 'failed':
      return (
        <div className={place}>
          <RequestFailure what={t('eula.failed')} error={reading.error} onRetry={onRetry} />
        </div>
      );
    case 'ready':
      if (reading.eula.form === 'file') return <EulaFile file={reading.eula.file} />;
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keyboard
        <section className={`${place} ${styles.readable}`} aria-label={t('eula.text')} tabIndex={0}>
          {reading.eula.text}
        </section>
      );
  }
}
