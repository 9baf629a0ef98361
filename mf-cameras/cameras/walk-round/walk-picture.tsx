import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useNow } from '@barnwatch/shared/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import { DataSaverNote } from '../../live/data-saver/data-saver-note';
import { useDataSaverLive } from '../../live/data-saver/use-data-saver-live';
import { LiveTile } from '../../live/live-tile/live-tile';
import { shownMoment } from '../../live/live-tile/shown-moment';
import { useLivePicture } from '../../live/session/use-live-picture';
import { type Place, usePlace } from '../../pictures/page/use-place';
import type { StepDirection } from '../../pictures/swipe/swipe';
import { useSwipe } from '../../pictures/swipe/use-swipe';
import { useZoom } from '../../pictures/zoom/use-zoom';
import { ZoomButtons } from '../../pictures/zoom/zoom-buttons';
import { PreparedStill } from './prepared-still';
import styles from './walk-round.module.css';
import { type WhyNotFine, whyNotFine } from './why-not-fine';

export interface WalkPictureProps {
  readonly barn: InstanceView;
  readonly camera: Camera;
  /** The one that follows; its still is made ready meanwhile. */
  readonly next: Camera | null;
  /** Is given the moment that the picture shows, ms since 1970 UTC by the barn's clock. */
  readonly moment: RefObject<() => number>;
  /** When the round began, ms since 1970 UTC by the device's clock. */
  readonly startedAt: number;
  /** Told before it is drawn whether what is seen can be judged to be fine. */
  readonly onWhyNotFine: (cameraId: string, why: WhyNotFine | null) => void;
  /** To the cameras beside this one, without a judgement. */
  readonly onStep: (direction: StepDirection) => void;
}

/** What is to be judged: live where it can be, the last still with its age where not. */
export function WalkPicture(props: WalkPictureProps) {
  const { barn, camera, next, moment, startedAt, onWhyNotFine, onStep } = props;
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame, 'plain');
  // What is enlarged is moved by the finger, not left.
  const swipe = useSwipe((direction) => {
    if (!zoom.isZoomed) onStep(direction);
  });
  const place: Place = usePlace(frame);
  const { t } = useTexts('mf-cameras');
  const { saving, isStillsOnly, showLive } = useDataSaverLive();
  const { cameraId } = camera;
  const view = useLivePicture({
    instance: barn,
    cameraId,
    camera,
    place,
    seenElsewhere: false,
    savesData: isStillsOnly,
  });
  useEffect(() => {
    moment.current = () => shownMoment(view, barn, Date.now(), camera.lastSeen);
  });
  const clockOffsetMs = barn.clockOffsetMs ?? 0;
  const why = useNow((now) => whyNotFine(view, { startedAt, now, clockOffsetMs }));
  useLayoutEffect(() => onWhyNotFine(cameraId, why), [onWhyNotFine, cameraId, why]);
  return (
    <>
      <div ref={frame} className={styles.picture} style={zoom.style} {...swipe}>
        <LiveTile instance={barn} name={camera.name} view={view} />
        {view.state.kind !== 'privacy' && <ZoomButtons zoom={zoom} />}
        {next && place.height > 0 && (
          <PreparedStill key={next.cameraId} instance={barn} camera={next} height={place.height} />
        )}
      </div>
      {showLive && (
        <DataSaverNote
          saving={saving}
          text={t('dataSaver.one')}
          actionLabel={t('dataSaver.live')}
          onAction={showLive}
        />
      )}
    </>
  );
}
