import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useRef } from 'react';
import { placeQuad, usualRatio, wholePicture } from '../../../canvas-records/geometry/place';
import { CanvasPlace } from '../../../canvas-records/pictures/canvas-place';
import { PlanBelow } from '../../../canvas-records/pictures/plan-below';
import { useWidth } from '../../../canvas-records/pictures/use-width';
import type { CanvasCamera } from '../../../canvas-records/record/canvas-camera';
import { cropped } from '../arranging/shaping';
import { gridStep } from '../arranging/snapping';
import styles from './stage.module.css';
import { StageHandles } from './stage-handles';
import { StageLabel } from './stage-label';
import type { StageMode } from './stage-pointer';
import type { Creator } from './use-creator';
import { useStagePointer } from './use-stage-pointer';

export interface StageProps {
  readonly barn: InstanceView;
  readonly cameras: ReadonlyMap<string, CanvasCamera> | null;
  readonly creator: Creator;
  readonly mode: StageMode;
  readonly snaps: boolean;
  readonly several: boolean;
  /** How many times larger than the room that there is. */
  readonly zoom: number;
  readonly since: number;
  /** Stable: width by height of the floor plan, once it is seen; 0 where it cannot be. */
  readonly onPlanRatio: (ratio: number) => void;
}

/** At most so much of the window’s height, so that what can be done with the pictures is in sight below. */
const mostOfWindow = 0.6;

/** The canvas: its pictures, what is chosen, and the handles of it. Lists and numbers beside it say the same in words. */
export function Stage({ barn, cameras, creator, mode, snaps, several, zoom, since, onPlanRatio }: StageProps) {
  const { t } = useTexts('mf-regions');
  const room = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const { guides, handlers, holdCorner, holdTurn } = useStagePointer({ sheet, creator, mode, snaps, several });
  const { now, selected } = creator.state;
  const { heightRatio, places } = now;
  const ratioOf = (cameraId: string) => creator.ratios.get(cameraId) ?? usualRatio;
  const fitting = width === null ? 0 : Math.min(width, (window.innerHeight * mostOfWindow) / heightRatio);
  const sheetWidth = Math.max(0, Math.floor(fitting * zoom));
  const alone = selected.size === 1 ? (places.find(({ key }) => selected.has(key)) ?? null) : null;
  return (
    <div ref={room} className={styles.room} style={{ height: Math.max(120, Math.floor(fitting * heightRatio)) }}>
      <div className={styles.scroller}>
        <div
          ref={sheet}
          className={styles.sheet}
          data-grid={snaps || undefined}
          style={{
            width: sheetWidth,
            height: sheetWidth * heightRatio,
            backgroundSize: `${gridStep * sheetWidth}px ${gridStep * sheetWidth}px`,
          }}
          aria-hidden="true"
          {...handlers}
        >
          {sheetWidth > 0 && (
            <>
              {now.floorPlan && <PlanBelow barn={barn} plan={now.floorPlan} hasWords onRatio={onPlanRatio} />}
              {places.map((place) => (
                <div key={place.key} data-place={place.key} data-chosen={selected.has(place.key) || undefined}>
                  {mode === 'crop' && alone === place && place.crop !== null && (
                    <div className={styles.rest}>
                      <CanvasPlace
                        barn={barn}
                        place={cropped(place, ratioOf(place.cameraId), wholePicture)}
                        cameras={cameras}
                        sheetWidth={sheetWidth}
                        since={since}
                        hasWords={false}
                      />
                    </div>
                  )}
                  <CanvasPlace
                    barn={barn}
                    place={place}
                    cameras={cameras}
                    sheetWidth={sheetWidth}
                    since={since}
                    hasWords={place.width * sheetWidth > 90}
                  />
                  <StageLabel place={place} cameras={cameras} sheetWidth={sheetWidth} />
                </div>
              ))}
              <svg className={styles.marks} viewBox={`0 0 1 ${heightRatio}`} preserveAspectRatio="none">
                <title>{t('canvasStage.marks')}</title>
                {places
                  .filter(({ key }) => selected.has(key))
                  .map((place) => (
                    <polygon
                      key={place.key}
                      className={styles.chosen}
                      points={placeQuad(place, ratioOf(place.cameraId))
                        .map(({ x, y }) => `${x},${y}`)
                        .join(' ')}
                    />
                  ))}
                {guides.map(({ axis, at }) => (
                  <line
                    key={`${axis} ${at}`}
                    className={styles.guide}
                    {...(axis === 'x' ? { x1: at, x2: at, y1: 0, y2: heightRatio } : { x1: 0, x2: 1, y1: at, y2: at })}
                  />
                ))}
              </svg>
              {alone && (
                <StageHandles
                  place={alone}
                  ratio={ratioOf(alone.cameraId)}
                  sheetWidth={sheetWidth}
                  mode={mode}
                  holdCorner={holdCorner}
                  holdTurn={holdTurn}
                />
              )}
            </>
          )}
        </div>
      </div>
    </div>
  );
}
