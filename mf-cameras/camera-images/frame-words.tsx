import { useTexts } from '@barnwatch/shared/i18n';
import { Button, requestErrorWords } from '@barnwatch/shared/ui';
import type { FrameFailure } from './frame-loader';
import { MissingFrame } from './missing-frame';

export interface FrameWordsProps {
  readonly cameraId: string;
  readonly moment: number;
  readonly failure: FrameFailure;
  readonly onRetry: () => void;
  readonly onGo: (moment: number) => void;
}

/** Why a moment has no picture, in words, and what can be done about it. */
export function FrameWords({ cameraId, moment, failure, onRetry, onGo }: FrameWordsProps) {
  const { t } = useTexts('mf-cameras');
  const { t: frameText } = useTexts();
  if (failure.kind === 'damaged') return <p>{t(`damage.${failure.damage}`)}</p>;
  const { error } = failure;
  switch (error.context.reason) {
    case 'frame-missing':
      return <MissingFrame cameraId={cameraId} moment={moment} onGo={onGo} />;
    case 'camera-in-privacy':
      return <p>{t('images.privacy')}</p>;
    default:
      return (
        <>
          <p>{requestErrorWords(error, frameText)}</p>
          <Button icon="retry" onClick={onRetry}>
            {t('images.retry')}
          </Button>
        </>
      );
  }
}
