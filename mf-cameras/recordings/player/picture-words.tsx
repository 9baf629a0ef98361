import { formatExactTime, useTexts } from '@barnwatch/shared/i18n';
import { mayPass, type PictureFailure } from '@barnwatch/shared/pictures';
import { Button, Icon, requestErrorWords } from '@barnwatch/shared/ui';
import { useFailureWords } from '../../past/frames/use-failure-words';
import { mayPass as mayVideoPass, type VideoFailure } from '../video/video-failure';
import type { VideoState } from '../video/video-state';
import styles from './camera-picture.module.css';
import type { PlaybackSession } from './playback-session';

export interface PictureWordsProps {
  readonly session: PlaybackSession;
  /** Null where this browser plays no video. */
  readonly state: VideoState | null;
  /** Single pictures run: what is wrong with the video is no matter then. */
  readonly runsPictures: boolean;
  /** Nothing of the moment is to be seen: neither video nor picture. */
  readonly isCovered: boolean;
  /** Why there is no single picture. */
  readonly failure: PictureFailure | null;
  readonly onRetry: () => void;
}

/** What is wrong with what one sees, and what can be done about it. */
export function PictureWords({ session, state, runsPictures, isCovered, failure, onRetry }: PictureWordsProps) {
  const { t } = useTexts('mf-cameras');
  if (runsPictures || state === null) {
    return failure && isCovered ? <PictureFailureWords failure={failure} onRetry={onRetry} /> : null;
  }
  switch (state.kind) {
    case 'shown':
      return null;
    case 'opening':
      return (
        <p className={styles.waiting} role="status">
          {t('player.loading')}
        </p>
      );
    case 'absent':
      return (
        <div className={styles.words} role="status">
          <Icon name={state.reason === 'privacy' ? 'privacy' : 'recording'} size={36} />
          <p>{t(`player.absent.${state.reason}`)}</p>
          {state.until < session.latest() && (
            <Button onClick={() => session.leaveAbsence()}>
              {t('player.absent.goOn', { time: formatExactTime(state.until) })}
            </Button>
          )}
        </div>
      );
    case 'failed':
      return (
        <div className={`${styles.words} ${isCovered ? '' : styles.edge}`} role="status">
          <VideoFailureWords failure={state.failure} />
          <Button icon="retry" onClick={() => session.retry()}>
            {t('images.retry')}
          </Button>
        </div>
      );
  }
}

function VideoFailureWords({ failure }: { failure: VideoFailure }) {
  const { t } = useTexts('mf-cameras');
  const { t: frameText } = useTexts();
  const why =
    failure.kind === 'failed' ? requestErrorWords(failure.error, frameText) : t(`player.failed.${failure.kind}`);
  return (
    <p>
      {why} {mayVideoPass(failure) && t('player.triedAgain')}
    </p>
  );
}

function PictureFailureWords({ failure, onRetry }: { failure: PictureFailure; onRetry: () => void }) {
  const { t } = useTexts('mf-cameras');
  const words = useFailureWords(failure);
  return (
    <div className={styles.words} role="status">
      <p>{words}</p>
      {mayPass(failure) && (
        <Button icon="retry" onClick={onRetry}>
          {t('images.retry')}
        </Button>
      )}
    </div>
  );
}
