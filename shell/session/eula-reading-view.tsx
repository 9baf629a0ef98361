import type { Eula } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { buttonClass, RequestFailure, Skeleton, useObjectUrl } from '@barnwatch/shared/ui';
import styles from './eula-in-place.module.css';
import type { EulaReading } from './use-eula-in-place';

/** A file is saved, never shown by a page of ours: it may contain anything. The name is ours too. */
function EulaFile({ file }: { readonly file: Blob }) {
  const { t } = useTexts();
  const address = useObjectUrl(file);
  return (
    <div className={styles.file}>
      <p>{t('eulaInPlace.isFile')}</p>
      <a className={buttonClass('quiet')} href={address ?? undefined} download="licence-agreement.pdf">
        {t('eulaInPlace.save')}
      </a>
    </div>
  );
}

function EulaContent({ eula }: { readonly eula: Eula }) {
  const { t } = useTexts();
  switch (eula.form) {
    case 'text':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keyboard
        <section className={styles.text} aria-label={t('eulaInPlace.text')} tabIndex={0}>
          {eula.text}
        </section>
      );
    case 'file':
      return <EulaFile file={eula.file} />;
  }
}

/** The agreement in its place, which has the same size before it is there. */
export function EulaReadingView({
  reading,
  onReadAgain,
}: {
  readonly reading: EulaReading;
  readonly onReadAgain: () => void;
}) {
  const { t } = useTexts();
  switch (reading.state) {
    case 'loading':
      return (
        <div className={styles.place} aria-busy="true">
          <Skeleton height="100%" />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.place}>
          <RequestFailure what={t('eulaInPlace.notLoaded')} error={reading.error} onRetry={onReadAgain} />
        </div>
      );
    case 'ready':
      return (
        <div className={styles.place}>
          <EulaContent eula={reading.eula} />
        </div>
      );
  }
}
