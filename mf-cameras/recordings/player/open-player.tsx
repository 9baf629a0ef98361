import { usePermission } from '@barnwatch/shared/auth-client';
import { useFullscreen } from '@barnwatch/shared/ui/zoom';
import { useRef, useState } from 'react';
import { useFadingControls } from '../../pictures/stage/use-fading-controls';
import { useZoom } from '../../pictures/zoom/use-zoom';
import { ZoomButtons } from '../../pictures/zoom/zoom-buttons';
import { CameraPicture } from './camera-picture';
import { leavesFree } from './playback';
import styles from './player.module.css';
import { PlayerClock, PlayerControls } from './player-controls';
import { PlayerNotice } from './player-notice';
import type { PlayerStageProps } from './player-stage';
import { PlayerTimeline } from './player-timeline';
import { scrubStep } from './scrub-moments';
import { Scrubber } from './scrubber';
import { useAbsence } from './use-absence';
import { useBeside } from './use-beside';
import { type MovedView, type OpenPlayback, usePlaybackState, useView } from './use-playback';
import { usePlayerActions } from './use-player-actions';
import { usePlayerAddress } from './use-player-address';

/** More cameras stand in two rows. */
const mostInRow = 2;
const seesIncidents = { any: ['incidents.view'] } as const;

export interface OpenPlayerProps extends PlayerStageProps {
  readonly playing: OpenPlayback;
}

/** Pictures, line of time and controls. */
export function OpenPlayer({ instance, cameras, opening, alone, back, onAbsence, playing }: OpenPlayerProps) {
  const { session, elements } = playing;
  const [first] = cameras;
  const firstId = first?.cameraId ?? '';
  const stage = useRef<HTMLDivElement>(null);
  const pictures = useRef<HTMLDivElement>(null);
  const zoom = useZoom(pictures, 'with-shift');
  const fullscreen = useFullscreen(stage);
  const playback = usePlaybackState(session);
  const hasIncidents = usePermission(seesIncidents, instance.globalUniqueIdentifier);
  const [moved, setMoved] = useState<MovedView | null>(null);
  const view = useView(session, opening.span, moved);
  const beside = useBeside(instance, firstId, session);
  usePlayerAddress(session, playback);
  useAbsence(playback, onAbsence);
  const actions = usePlayerActions({ instance, cameras, session, elements, view, beside, hasIncidents, fullscreen });
  const overPicture = alone || fullscreen.active;
  const fading = useFadingControls(overPicture && leavesFree(playback));
  const stepMs = scrubStep(view);

  return (
    <>
      <div
        ref={stage}
        className={styles.player}
        data-alone={alone || undefined}
        data-crowded={cameras.length > mostInRow || undefined}
        data-controls={fading.shown ? 'shown' : 'faded'}
        {...fading.handlers}
      >
        <div ref={pictures} className={styles.pictures} data-cameras={cameras.length} style={zoom.style}>
          {cameras.map((camera, index) => (
            <CameraPicture
              key={camera.cameraId}
              instance={instance}
              camera={camera}
              named={cameras.length > 1}
              session={session}
              index={index}
              element={elements[index] ?? null}
              playback={playback}
              stepMs={stepMs}
            />
          ))}
          <div className={styles.fading}>
            <ZoomButtons zoom={zoom} />
          </div>
        </div>
        {alone && <div className={`${styles.back} ${styles.fading}`}>{back}</div>}
        <div className={styles.bar}>
          <div className={styles.line}>
            <PlayerClock session={session} />
            {overPicture && <span className={styles.fading}>{cameras.map(({ name }) => name).join(' · ')}</span>}
            <PlayerNotice playback={playback} />
          </div>
          <div className={`${styles.hands} ${styles.fading}`}>
            <Scrubber instance={instance} cameraId={firstId} session={session} view={view} stepMs={stepMs} />
            <PlayerControls
              session={session}
              playback={playback}
              beside={beside}
              hasIncidents={hasIncidents}
              fullscreen={fullscreen}
              onSnapshot={actions.snapshot}
              onCopyLink={actions.copyLink}
            />
          </div>
        </div>
      </div>
      {!alone && first && (
        <PlayerTimeline
          barnId={instance.globalUniqueIdentifier}
          camera={first}
          session={session}
          view={view}
          onView={(next) => setMoved({ view: next, at: session.moment() })}
        />
      )}
    </>
  );
}
