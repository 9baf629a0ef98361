import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useCanOpen, useNavigate } from '@barnwatch/shared/routing';
import type { CanvasLayer } from '@barnwatch/shared/settings';
import { PanelBoundary } from '@barnwatch/shared/ui';
import type { Area } from '@barnwatch/shared/ui/zoom';
import { type FocusEvent, type RefObject, useCallback, useMemo } from 'react';
import { type Place, placeBounds, usualRatio } from '../../canvas-records/geometry/place';
import { PlanBelow } from '../../canvas-records/pictures/plan-below';
import type { Canvas } from '../../canvas-records/record/canvas';
import type { CanvasCamera } from '../../canvas-records/record/canvas-camera';
import styles from './camera-canvas.module.css';
import { CanvasTile } from './canvas-tile';
import type { LayerFacts } from './layer-readers';
import { boxLook } from './place-look';
import { centredOn, liveCameras, type SeenPlace, sheetWidthIn } from './seen-part';
import type { CanvasView } from './use-canvas-view';
import type { Play } from './use-play';
import { useTappedLinks } from './use-tapped-links';

/** In steps: not every turn of a wheel asks for another picture. CSS px. */
const heightStepPx = 40;

export interface CanvasStageProps {
  readonly barn: InstanceView;
  readonly canvas: Canvas;
  readonly cameras: ReadonlyMap<string, CanvasCamera>;
  readonly label: string;
  readonly stage: RefObject<HTMLElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
  readonly room: Area | null;
  readonly view: CanvasView;
  readonly seen: readonly SeenPlace[];
  readonly layers: ReadonlySet<CanvasLayer>;
  readonly facts: LayerFacts;
  readonly moment: number | null;
  readonly onShown: Play['onShown'];
  /** Its height where it does not fill the screen. */
  readonly height: number | undefined;
}

/** The canvas itself: pictures at their places, moved as one. */
export function CanvasStage(props: CanvasStageProps) {
  const { barn, canvas, cameras, label, stage, world, room, view, seen, layers, facts, moment, onShown, height } =
    props;
  const { t } = useTexts('mf-regions');
  const barnId = barn.globalUniqueIdentifier;
  const canOpen = useCanOpen();
  const navigate = useNavigate();
  useTappedLinks(
    stage,
    useCallback((path: string) => void navigate(path), [navigate]),
  );
  const { heightRatio, places } = canvas;
  const fitted = room ? sheetWidthIn(room, heightRatio) : 0;
  const { scale } = view.settled;
  const sheetWidth = fitted * scale;
  const live = useMemo(
    () => (layers.has('live') && moment === null ? liveCameras(seen, sheetWidth) : new Set<string>()),
    [layers, moment, seen, sheetWidth],
  );
  const ratioOf = (place: Place) => cameras.get(place.cameraId)?.ratio ?? usualRatio;
  const reveal = ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.closest<HTMLElement>('[data-camera-id]')?.dataset.cameraId;
    const place = places.find(({ cameraId }) => cameraId === id);
    if (!place || !room || !target.matches(':focus-visible') || seen.some(({ cameraId }) => cameraId === id)) return;
    view.change((known) => centredOn(placeBounds(place, ratioOf(place)), known, room, heightRatio));
  };
  return (
    <section
      ref={stage}
      aria-label={label}
      className={styles.stage}
      style={{ height, touchAction: scale > 1 ? 'none' : 'pan-y' }}
      data-zoomed={scale > 1}
      data-scale={scale}
      onFocus={reveal}
    >
      {room && (
        <div ref={world} className={styles.world} style={{ width: room.width * scale, height: room.height * scale }}>
          <ul className={styles.sheet} style={{ width: sheetWidth, height: sheetWidth * heightRatio }}>
            {canvas.floorPlan && (
              <li className={styles.plan} aria-hidden="true">
                <PlanBelow barn={barn} plan={canvas.floorPlan} hasWords />
              </li>
            )}
            {places.map((place, index) => {
              const { cameraId, corners } = place;
              const ratio = ratioOf(place);
              const whole = placeBounds({ ...place, crop: null }, ratio);
              return (
                <PanelBoundary
                  // biome-ignore lint/suspicious/noArrayIndexKey: one camera may lie on a canvas twice
                  key={`${cameraId}/${index}`}
                  name={`camera ${cameraId} on a canvas`}
                  what={t('cameraCanvas.tileThrew', { name: cameras.get(cameraId)?.name ?? cameraId })}
                  subject={moment}
                  frame={(message) => (
                    <li className={styles.threw} style={boxLook(placeBounds(place, ratio), heightRatio)}>
                      {message}
                    </li>
                  )}
                >
                  <CanvasTile
                    place={place}
                    camera={cameras.get(cameraId)}
                    ratio={ratio}
                    heightRatio={heightRatio}
                    sheetWidth={corners ? sheetWidth : 0}
                    heightPx={Math.ceil((whole.height * sheetWidth) / heightStepPx) * heightStepPx}
                    layers={layers}
                    isLive={live.has(cameraId)}
                    moment={moment}
                    regions={facts.regions.get(cameraId)}
                    count={facts.counts.get(cameraId)}
                    open={facts.open.get(cameraId)}
                    places={facts.places.get(cameraId)}
                    heatmap={facts.heatmaps.get(cameraId)}
                    to={wayTo(barnId, cameras.get(cameraId), moment, canOpen)}
                    onShown={onShown}
                  />
                </PanelBoundary>
              );
            })}
          </ul>
        </div>
      )}
    </section>
  );
}

/** The camera, or what it recorded around the moment; null where this deployment or account has neither. */
function wayTo(
  barnId: string,
  camera: CanvasCamera | undefined,
  moment: number | null,
  canOpen: (address: string) => boolean,
): string | null {
  if (!camera) return null;
  const [id, name] = [camera.cameraId, camera.name].map(encodeURIComponent);
  const base = `/dashboard/${encodeURIComponent(barnId)}/camera`;
  const way = moment === null ? `${base}/${id}` : `${base}/images/${id}/${name}?time=${moment}`;
  return canOpen(way) ? way : null;
}
