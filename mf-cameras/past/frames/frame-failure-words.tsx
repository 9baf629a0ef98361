import { useTexts } from '@barnwatch/shared/i18n';
import { mayPass, type PictureFailure } from '@barnwatch/shared/pictures';
import { Button, IconButton } from '@barnwatch/shared/ui';
import { useFailureWords } from './use-failure-words';

export interface FrameFailureWordsProps {
  readonly failure: PictureFailure;
  readonly onRetry: () => void;
  /** A small picture has no room for a long reason: what is left of it is the name of the button. */
  readonly brief?: boolean;
  /** `overlay` stands on black, whatever the theme. */
  readonly ground?: 'surface' | 'overlay';
  readonly className?: string | undefined;
}

/** Why a moment has no picture, in the place of the picture; what may pass by itself can be asked for again. */
export function FrameFailureWords(props: FrameFailureWordsProps) {
  const { failure, onRetry, brief = false, ground = 'surface', className } = props;
  const { t } = useTexts('mf-cameras');
  const words = useFailureWords(failure);
  const isPassing = mayPass(failure);
  return (
    <div className={className} role="status">
      <p>{isPassing && brief ? t('graph.moment.notLoaded') : words}</p>
      {isPassing && brief && (
        <IconButton
          icon="retry"
          kind={ground === 'overlay' ? 'overlay' : 'plain'}
          name={`${t('images.retry')}: ${words}`}
          onClick={onRetry}
        />
      )}
      {isPassing && !brief && (
        <Button icon="retry" onClick={onRetry}>
          {t('images.retry')}
        </Button>
      )}
    </div>
  );
}
