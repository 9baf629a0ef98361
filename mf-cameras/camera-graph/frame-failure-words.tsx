import { isTransient } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, IconButton, requestErrorWords } from '@barnwatch/shared/ui';
import type { FrameFailure } from '../camera-images/frame-loader';

export interface FrameFailureWordsProps {
  readonly failure: FrameFailure;
  readonly onRetry: () => void;
  /** A small picture has no room for a long reason: what is left of it is the name of the button. */
  readonly brief?: boolean;
  readonly className?: string | undefined;
}

const reasons: Readonly<Record<string, string>> = {
  'frame-missing': 'graph.moment.notRecorded',
  'camera-in-privacy': 'graph.moment.privacy',
};

/** Why a moment has no picture, in the place of the picture; what may pass by itself can be asked for again. */
export function FrameFailureWords({ failure, onRetry, brief = false, className }: FrameFailureWordsProps) {
  const { t } = useTexts('mf-cameras');
  const { t: frameTexts } = useTexts();
  const mayPass = failure.kind === 'failed' && isTransient(failure.error);
  const words = wordsOf();
  return (
    <div className={className} role="status">
      <p>{mayPass && brief ? t('graph.moment.notLoaded') : words}</p>
      {mayPass && brief && <IconButton icon="retry" name={`${t('images.retry')}: ${words}`} onClick={onRetry} />}
      {mayPass && !brief && (
        <Button icon="retry" onClick={onRetry}>
          {t('images.retry')}
        </Button>
      )}
    </div>
  );

  function wordsOf(): string {
    if (failure.kind === 'damaged') return t(`damage.${failure.damage}`);
    const key = reasons[failure.error.context.reason ?? ''];
    return key ? t(key) : requestErrorWords(failure.error, frameTexts);
  }
}
