import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatExactTime, useTexts } from '@barnwatch/shared/i18n';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { MediaHost } from '../../live/session/media-host';
import { useRecordedMoment } from '../../past/frames/use-recorded-moment';
import { usePlace } from '../../pictures/page/use-place';
import { stillHeight } from '../../pictures/stills/still-frame';
import styles from './camera-picture.module.css';
import { pictureEveryMs } from './picture-turn';
import { PictureWords } from './picture-words';
import type { Playback } from './playback';
import type { PlaybackSession } from './playback-session';
import { momentsAround, scrubbed, scrubHeightPx } from './scrub-moments';
import { isVideoSeen } from './seen-picture';
import { useCoverage } from './use-coverage';
import { useSeenPicture } from './use-seen-picture';

export interface CameraPictureProps {
  readonly instance: InstanceView;
  readonly camera: { readonly cameraId: string; readonly name: string };
  /** Among several cameras the name stands on the picture. */
  readonly named: boolean;
  readonly session: PlaybackSession;
  readonly index: number;
  /** Null where this browser plays no video. */
  readonly element: HTMLVideoElement | null;
  readonly playback: Playback;
  /** How far preview pictures are apart. */
  readonly stepMs: number;
}

/** Single pictures that run are as large as a line brings them in time. */
const runningHeightPx = 540;
/** Of several cameras on a phone each is lower: a reason in full would lie over its edge and below what lies on it. */
const leastForWordsPx = 150;
const picturesAhead = 4;
const previewsAround = 8;

/** What one camera has recorded of the moment: the video, or the single picture that stands in for it. */
export function CameraPicture(props: CameraPictureProps) {
  const { instance, camera, named, session, index, element, playback, stepMs } = props;
  const { t } = useTexts('mf-cameras');
  const { cameraId, name } = camera;
  const frame = useRef<HTMLDivElement>(null);
  const place = usePlace(frame);
  const height = stillHeight(place.height, window.devicePixelRatio);
  useCoverage(session, index, cameraId);
  const poster = useSyncExternalStore(session.subscribe, () => session.poster(index));
  const { isScrubbing, playing, speed, form, videos } = playback;
  const state = videos[index] ?? null;
  const runsPictures = isScrubbing || (playing && form === 'pictures');

  const step = speed * pictureEveryMs;
  const moment = poster === null ? null : isScrubbing ? scrubbed(poster, stepMs) : Math.round(poster);
  const wantedHeight = isScrubbing ? scrubHeightPx : playing ? Math.min(runningHeightPx, height) : height;
  const reading = useRecordedMoment(
    instance,
    cameraId,
    moment === null || height === 0 ? null : { cameraId, moment, height: wantedHeight },
    {
      ahead:
        moment === null
          ? []
          : isScrubbing
            ? momentsAround(moment, stepMs, previewsAround, session.latest())
            : playing
              ? Array.from({ length: picturesAhead }, (_, ahead) => Math.round(moment + step * (ahead + 1))).filter(
                  isPast(session),
                )
              : [],
    },
  );
  const picture = useSeenPicture(reading, moment, runsPictures || element === null);
  const settled = reading.state.kind !== 'loading' && index === 0;
  const capturedAt = reading.state.kind === 'ready' ? reading.state.picture.capturedAt : null;
  useEffect(() => {
    if (settled && poster !== null) session.posterSettled(poster, capturedAt);
  }, [session, settled, poster, capturedAt]);

  return (
    <div ref={frame} className={styles.frame} data-video={state?.kind ?? 'none'}>
      <div className={styles.moving}>
        <MediaHost
          element={element}
          shown={picture === null && isVideoSeen(state, reading)}
          label={t('player.videoOf', { name })}
        />
        {picture && (
          <img
            className={styles.picture}
            src={picture.frame}
            alt={t('images.picture', { name, time: formatExactTime(picture.capturedAt) })}
            draggable={false}
          />
        )}
      </div>
      {named && <p className={styles.name}>{name}</p>}
      <PictureWords
        session={session}
        state={state}
        runsPictures={runsPictures}
        isBrief={named && place.height < leastForWordsPx}
        isCovered={poster !== null && picture === null}
        failure={reading.state.kind === 'failed' ? reading.state.failure : null}
        onRetry={reading.retry}
      />
    </div>
  );
}

function isPast(session: PlaybackSession): (moment: number) => boolean {
  return (moment) => moment >= 0 && moment <= session.latest();
}
