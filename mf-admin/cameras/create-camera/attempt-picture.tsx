import type { RequestError } from '@barnwatch/shared/auth-client';
import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Banner, RequestFailure, Skeleton, useObjectUrl } from '@barnwatch/shared/ui';
import styles from './create-camera.module.css';
import type { Attempt } from './use-attempt';

export interface AttemptPictureProps {
  readonly attempt: Attempt;
  readonly onDamaged: () => void;
}

/** What a source that was tried shows, or why it shows nothing. */
export function AttemptPicture({ attempt, onDamaged }: AttemptPictureProps) {
  const { t } = useTexts('mf-admin');
  const url = useObjectUrl(attempt.kind === 'shown' ? attempt.file : null);
  switch (attempt.kind) {
    case 'none':
      return <p className={styles.note}>{t('createCamera.notTried')}</p>;
    case 'busy':
      return (
        <div role="status" className={styles.shown}>
          <p>{t('createCamera.trying')}</p>
          <Skeleton height="12rem" />
        </div>
      );
    case 'shown':
      return (
        <figure className={styles.shown}>
          {url && <img className={styles.picture} src={url} alt={t('createCamera.triedAlt')} onError={onDamaged} />}
          <figcaption role="status">
            {t('createCamera.tried')} · {formatDateTime(attempt.capturedAt)}
          </figcaption>
        </figure>
      );
    case 'damaged':
      return <Banner kind="error">{t('createCamera.damaged')}</Banner>;
    case 'failed': {
      const words = attemptWords(attempt.error);
      if (words !== null) return <Banner kind="warning">{t(`createCamera.${words}`)}</Banner>;
      return <RequestFailure error={attempt.error} what={t('createCamera.tryFailed')} form="line" />;
    }
  }
}

/** What the barn says of the source itself, which only whoever fills in the form can mend. */
function attemptWords({ context }: RequestError): 'noPicture' | 'inPrivacy' | 'noVideo' | null {
  switch (context.reason) {
    case 'source-silent':
      return 'noPicture';
    case 'camera-in-privacy':
      return 'inPrivacy';
    case 'media-unavailable':
      return 'noVideo';
    default:
      return null;
  }
}
