import { useTexts } from '@barnwatch/shared/i18n';
import { mayPass, type PictureFailure } from '@barnwatch/shared/pictures';
import { Button, requestErrorWords } from '@barnwatch/shared/ui';
import styles from './background.module.css';

export interface BackgroundFailureProps {
  readonly failure: PictureFailure;
  readonly onRetry: () => void;
}

/** Why there is no picture below the regions. They can be drawn by numbers all the same. */
export function BackgroundFailure({ failure, onRetry }: BackgroundFailureProps) {
  const { t } = useTexts('mf-regions');
  const { t: frameTexts } = useTexts();
  const isOffline = failure.kind === 'not-recorded' && failure.error.context.reason === 'camera-offline';
  const words = () => {
    if (isOffline) return t('polygonEditor.missing.offline');
    return failure.kind === 'failed'
      ? requestErrorWords(failure.error, frameTexts)
      : t(`polygonEditor.missing.${failure.kind}`);
  };
  return (
    <div className={styles.failure} role="status">
      <p>{words()}</p>
      {(mayPass(failure) || isOffline) && (
        <Button icon="retry" onClick={onRetry}>
          {t('polygonEditor.missing.retry')}
        </Button>
      )}
    </div>
  );
}
