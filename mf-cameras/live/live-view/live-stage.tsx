import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useDataSaving } from '@barnwatch/shared/settings';
import { CameraTile, lazyPart, useMediaQuery } from '@barnwatch/shared/ui';
import { useFullscreen } from '@barnwatch/shared/ui/zoom';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { OfflineNotice } from '../../camera-records/absence/offline-notice';
import { CameraActionLinks } from '../../camera-records/camera-actions/camera-action-links';
import type { Camera } from '../../camera-records/record/camera';
import { CameraCounts } from '../../figures/counts-now/camera-counts';
import { CountsOnPictures } from '../../figures/counts-now/counts-on-pictures';
import { PictureCountNote } from '../../figures/counts-now/picture-count-note';
import { useCountsOnPictures } from '../../figures/counts-now/use-counts-on-pictures';
import { LastIncident } from '../../incident-records/camera-incidents/last-incident';
import { tilePicture } from '../../pictures/page/tile-picture';
import { usePlace } from '../../pictures/page/use-place';
import { useFadingControls } from '../../pictures/stage/use-fading-controls';
import { useZoom } from '../../pictures/zoom/use-zoom';
import { ZoomButtons } from '../../pictures/zoom/zoom-buttons';
import { StripPlace } from '../../timeline/strip-place/strip-place';
import { DataSaver } from '../data-saver/data-saver';
import { MediaHost } from '../session/media-host';
import { useLivePicture } from '../session/use-live-picture';
import { useStayAwake } from '../stay-awake/use-stay-awake';
import { JumpToLive } from './jump-to-live';
import { LiveActions } from './live-actions';
import { LiveNotice } from './live-notice';
import styles from './live-view.module.css';
import { PastPicture } from './past-picture';
import { StatisticsOverlay } from './statistics-overlay';
import { useSmallWindow } from './use-small-window';
import { useSnapshot } from './use-snapshot';

const LiveTimeline = lazyPart(() => import('./live-timeline').then((module) => module.LiveTimeline));

/** What is saved is what is seen: not the live picture while the past lies over it. */
const notLive = { save: null, share: null } as const;

export interface LiveStageProps {
  readonly instance: InstanceView;
  readonly cameraId: string;
  readonly name: string;
  /** Null until the barn has described it. */
  readonly camera: Camera | null;
  /** The way to the cameras before and after. */
  readonly walk: (place: 'picture' | 'below') => ReactNode;
  /** A phone on its side has room for nothing but the picture. */
  readonly alone: boolean;
  /** The way out, where nothing but the picture is to be seen. */
  readonly back: ReactNode;
}

/** There is room below the picture, and none beside it. */
const upright = '(orientation: portrait)';

/** One camera as large as the page allows: the still at hand at once, live as soon as it moves. */
export function LiveStage({ instance, cameraId, name, camera, walk, alone, back }: LiveStageProps) {
  const { t: frameText } = useTexts();
  const stage = useRef<HTMLDivElement>(null);
  const picturePlace = useRef<HTMLDivElement>(null);
  const place = usePlace(stage);
  const zoom = useZoom(picturePlace, 'plain');
  const [saving] = useDataSaving();
  const savesData = saving.kind !== 'none';
  const fullscreen = useFullscreen(stage);
  const [statistics, setStatistics] = useState(false);
  const [hasCounts, showCounts] = useCountsOnPictures();
  const counted = useMemo(() => [cameraId], [cameraId]);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const smallWindow = useSmallWindow(element);
  const seenElsewhere = smallWindow.open;
  const view = useLivePicture({ instance, cameraId, camera, place, seenElsewhere, savesData });
  const { session, snapshot, frame, state } = view;
  if (snapshot.element !== element) setElement(snapshot.element);
  const moving = snapshot.connection.kind === 'playing';
  useStayAwake(moving);
  const file = useSnapshot(instance, { cameraId, name }, view);
  const seesRecordings = usePermission({ any: ['recordings.view'] });
  const [past, setPast] = useState<number | null>(null);
  // Where there is no room for the line of time, nothing would say that this is the past.
  if (alone && past !== null) setPast(null);
  const isPast = past !== null && !alone;
  const addressed = useMemo(() => ({ cameraId, name }), [cameraId, name]);
  // What is held upright has its buttons below the picture: none of them covers an animal.
  const below = useMediaQuery(upright) && !alone && !fullscreen.active;
  const controls = useFadingControls(moving && !statistics && !below);
  const figures = statistics && session && <StatisticsOverlay session={session} />;
  const actions = (
    <LiveActions
      fullscreen={fullscreen}
      smallWindow={smallWindow}
      statistics={statistics}
      onStatistics={() => setStatistics(!statistics)}
      hasCounts={hasCounts}
      onCounts={showCounts}
      snapshot={isPast ? notLive : file}
      moving={moving}
      onZoom={below && state.kind !== 'privacy' ? zoom.zoomIn : null}
    />
  );

  return (
    <>
      <div
        ref={stage}
        className={styles.stage}
        data-alone={alone || undefined}
        data-below={below || undefined}
        data-controls={controls.shown ? 'shown' : 'faded'}
        {...controls.handlers}
      >
        <div ref={picturePlace} className={styles.picture} style={zoom.style}>
          <CountsOnPictures instance={instance} cameraIds={counted} isShown={hasCounts}>
            <CameraTile
              name={name}
              named={fullscreen.active || alone}
              state={state}
              picture={tilePicture(frame, instance)}
              note={isPast ? undefined : <PictureCountNote cameraId={cameraId} />}
              fit="contain"
            >
              <MediaHost element={snapshot.element} shown={moving} label={frameText('tile.pictureOf', { name })} />
            </CameraTile>
          </CountsOnPictures>
          {isPast && <PastPicture instance={instance} camera={addressed} moment={past} />}
          <div className={styles.fading}>
            {state.kind !== 'privacy' && <ZoomButtons zoom={zoom} isWholeBare={below} />}
          </div>
        </div>
        {below ? (
          <>
            <div className={styles.toolbar}>{actions}</div>
            <div className={styles.walk}>{walk('below')}</div>
            {figures}
          </>
        ) : (
          <>
            {figures}
            <div className={`${styles.controls} ${styles.fading}`}>
              {alone && back}
              {walk('picture')}
              <div className={styles.actions}>{actions}</div>
            </div>
          </>
        )}
      </div>
      {!alone && (
        <div className={styles.below}>
          {seesRecordings && (
            <StripPlace>
              <LiveTimeline instance={instance} camera={addressed} past={past} onPast={setPast} />
            </StripPlace>
          )}
          <OfflineNotice instance={instance} camera={camera} />
          {session && <LiveNotice session={session} snapshot={snapshot} />}
          <JumpToLive session={session} snapshot={snapshot} />
          <CameraCounts instance={instance} cameraId={cameraId} />
          <LastIncident instance={instance} cameraId={cameraId} />
          <CameraActionLinks instance={instance} camera={{ cameraId, name }} except="live" />
          <DataSaver />
        </div>
      )}
    </>
  );
}
