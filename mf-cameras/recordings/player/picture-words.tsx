import { formatExactTime, useTexts } from '@barnwatch/shared/i18n';
import type { PictureFailure } from '@barnwatch/shared/pictures';
import { Button, Icon, IconButton, requestErrorWords } from '@barnwatch/shared/ui';
import { FrameFailureWords } from '../../past/frames/frame-failure-words';
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
  /** There is no room for a reason in words: it is the name of the button. */
  readonly isBrief: boolean;
  /** Why there is no single picture. */
  readonly failure: PictureFailure | null;
  readonly onRetry: () => void;
}

/** What is wrong with what one sees, and what can be done about it. */
export function PictureWords(props: PictureWordsProps) {
  const { session, state, runsPictures, isBrief, isCovered, failure, onRetry } = props;
  const { t } = useTexts('mf-cameras');
  if (runsPictures || state === null) {
    if (!failure || !isCovered) return null;
    return (
      <FrameFailureWords
        className={styles.words}
        failure={failure}
        onRetry={onRetry}
        brief={isBrief}
        ground="overlay"
      />
    );
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
          {!isBrief && <Icon name={state.reason === 'privacy' ? 'privacy' : 'recording'} size={36} />}
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
          <VideoFailureWords failure={state.failure} isBrief={isBrief} onRetry={() => session.retry()} />
        </div>
      );
  }
}

interface VideoFailureWordsProps {
  readonly failure: VideoFailure;
  readonly isBrief: boolean;
  readonly onRetry: () => void;
}

function VideoFailureWords({ failure, isBrief, onRetry }: VideoFailureWordsProps) {
  const { t } = useTexts('mf-cameras');
  const { t: frameText } = useTexts();
  const why =
    failure.kind === 'failed' ? requestErrorWords(failure.error, frameText) : t(`player.failed.${failure.kind}`);
  const words = mayVideoPass(failure) ? `${why} ${t('player.triedAgain')}` : why;
  return (
    <>
      <p>{isBrief ? t('graph.moment.notLoaded') : words}</p>
      {isBrief && <IconButton icon="retry" kind="overlay" name={`${t('images.retry')}: ${words}`} onClick={onRetry} />}
      {!isBrief && (
        <Button icon="retry" onClick={onRetry}>
          {t('images.retry')}
        </Button>
      )}
    </>
  );
}
