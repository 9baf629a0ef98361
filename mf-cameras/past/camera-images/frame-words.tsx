import { useTexts } from '@barnwatch/shared/i18n';
import type { PictureFailure } from '@barnwatch/shared/pictures';
import { Button } from '@barnwatch/shared/ui';
import { useFailureWords } from '../frames/use-failure-words';
import { MissingFrame } from './missing-frame';

export interface FrameWordsProps {
  readonly cameraId: string;
  readonly moment: number;
  readonly failure: PictureFailure;
  readonly onRetry: () => void;
  readonly onGo: (moment: number) => void;
}

/** Why a moment has no picture, in words, and what can be done about it. */
export function FrameWords({ cameraId, moment, failure, onRetry, onGo }: FrameWordsProps) {
  const { t } = useTexts('mf-cameras');
  const words = useFailureWords(failure);
  switch (failure.kind) {
    case 'not-recorded':
      return <MissingFrame cameraId={cameraId} moment={moment} onGo={onGo} />;
    case 'privacy':
      return <p>{t('images.privacy')}</p>;
    case 'damaged':
    case 'gone':
    case 'no-camera':
      return <p>{words}</p>;
    case 'failed':
      return (
        <>
          <p>{words}</p>
          <Button icon="retry" onClick={onRetry}>
            {t('images.retry')}
          </Button>
        </>
      );
  }
}
