import { useTexts } from '@barnwatch/shared/i18n';
import { mayPass, type PictureFailure, type PictureReading } from '@barnwatch/shared/pictures';
import { Button, requestErrorWords } from '@barnwatch/shared/ui';

export interface PictureFailureWordsProps {
  readonly failure: PictureFailure;
  readonly onRetry: PictureReading['retry'];
  readonly className?: string | undefined;
}

/** Why there is no picture, in its place; what may pass can be asked for again. */
export function PictureFailureWords({ failure, onRetry, className }: PictureFailureWordsProps) {
  const { t } = useTexts('mf-incidents');
  const { t: frameTexts } = useTexts();
  return (
    <div className={className} role="status">
      <p>
        {failure.kind === 'failed' ? requestErrorWords(failure.error, frameTexts) : t(`moment.missing.${failure.kind}`)}
      </p>
      {mayPass(failure) && (
        <Button icon="retry" onClick={onRetry}>
          {t('moment.retry')}
        </Button>
      )}
    </div>
  );
}
