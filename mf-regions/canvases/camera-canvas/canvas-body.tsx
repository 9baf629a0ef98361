import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import type { CanvasLayer } from '@barnwatch/shared/settings';
import { useNow, useScreenKeys } from '@barnwatch/shared/ui';
import { Wall } from '@barnwatch/shared/ui/wall';
import { useArea } from '@barnwatch/shared/ui/zoom';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { usualRatio } from '../../canvas-records/geometry/place';
import type { Canvas } from '../../canvas-records/record/canvas';
import type { CanvasCamera } from '../../canvas-records/record/canvas-camera';
import styles from './camera-canvas.module.css';
import type { CanvasAddress } from './canvas-address';
import { CanvasStage } from './canvas-stage';
import { CanvasZoom } from './canvas-zoom';
import { HeatLayer, heatmapInStep } from './heat-layer';
import { type LayerFacts, LayerReaders, noFacts } from './layer-readers';
import { liveCameras, mostZoomOf, type SeenPlace, seenPart, seenPlaces, sheetWidthIn } from './seen-part';
import { useCanvasView } from './use-canvas-view';
import { usePlay } from './use-play';

export interface CanvasBodyProps {
  readonly barn: InstanceView;
  readonly canvas: Canvas;
  readonly cameras: ReadonlyMap<string, CanvasCamera> | null;
  readonly address: CanvasAddress;
  readonly layers: ReadonlySet<CanvasLayer>;
  readonly moment: number | null;
  /** Stable. */
  readonly onChange: (change: Partial<CanvasAddress>) => void;
  readonly playing: {
    readonly isPlaying: boolean;
    readonly stepMs: number;
    /** @param now by the barn’s clock, ms: no step leads beyond it */
    readonly onStep: (by: number, now: number) => void;
  };
  /** Below the canvas; not on a wall. */
  readonly time: ReactNode;
  readonly timeline: ReactNode;
}

const unknown: ReadonlyMap<string, CanvasCamera> = new Map();
const mayMakeHeatmaps = { all: ['artifacts.manage', 'artifacts.view'] } as const;

/** The canvas on a page, or on a wall. Another one of the two is drawn anew. */
export function CanvasBody(props: CanvasBodyProps) {
  const { barn, canvas, cameras, address, layers, moment, onChange, playing, time, timeline } = props;
  const { t } = useTexts('mf-regions');
  const { isWall } = address;
  const stage = useRef<HTMLElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const room = useArea(stage, isWall, foot);
  const [facts, setFacts] = useState<LayerFacts>(noFacts);
  const onFacts = useCallback((change: Partial<LayerFacts>) => setFacts((before) => ({ ...before, ...change })), []);
  const most = useMemo(() => mostZoomOf(canvas), [canvas]);
  const onSettled = useCallback((view: CanvasAddress['view']) => onChange({ view }), [onChange]);
  const view = useCanvasView({ stage, world, room, most, addressed: address.view, onSettled });
  useScreenKeys([
    { keys: ['+', '−'], words: t('cameraCanvas.keys.zoom') },
    { keys: ['0'], words: t('cameraCanvas.keys.whole') },
    { keys: ['←', '↑', '→', '↓'], words: t('cameraCanvas.keys.pan') },
  ]);
  const known = cameras ?? unknown;
  const { settled } = view;
  const seen = useMemo(() => {
    if (!room) return [];
    const part = seenPart(settled, room, canvas.heightRatio);
    return seenPlaces(canvas.places, part, (cameraId) => known.get(cameraId)?.ratio ?? usualRatio);
  }, [room, settled, canvas, known]);
  const large = useMemo(
    () => (room ? [...liveCameras(seen, sheetWidthIn(room, canvas.heightRatio) * settled.scale)] : []),
    [room, seen, canvas, settled],
  );
  const cameraIds = useMemo(() => inSightFirst(canvas, seen), [canvas, seen]);
  const hasHeatmap = usePermission(mayMakeHeatmaps) && layers.has('heatmap');
  const onMaps = useCallback((heatmaps: LayerFacts['heatmaps']) => onFacts({ heatmaps }), [onFacts]);
  const { isPlaying, stepMs, onStep } = playing;
  const now = useNow((nowMs) => (isPlaying ? nowMs + (barn.clockOffsetMs ?? 0) : 0));
  const { onShown } = usePlay({
    isPlaying,
    moment,
    awaited: [...seen.map(({ cameraId }) => cameraId), ...(hasHeatmap ? [heatmapInStep] : [])],
    onStep: () => onStep(stepMs, now),
  });

  const label = t('cameraCanvas.picture', { name: canvas.name, count: canvas.places.length });
  const readers = <LayerReaders layers={layers} isNow={moment === null} large={large} onFacts={onFacts} />;
  const heatLayer = hasHeatmap && (
    <HeatLayer
      cameraIds={cameraIds}
      moment={moment}
      clockOffsetMs={barn.clockOffsetMs ?? 0}
      spanMs={address.heatmapSpan}
      onSpanMs={(heatmapSpan) => onChange({ heatmapSpan })}
      onMaps={onMaps}
      onShown={onShown}
      isWall={isWall}
    />
  );
  const picture = (
    <CanvasStage
      barn={barn}
      canvas={canvas}
      cameras={known}
      label={label}
      stage={stage}
      world={world}
      room={room}
      view={view}
      seen={seen}
      layers={layers}
      facts={facts}
      moment={moment}
      onShown={onShown}
      height={isWall ? undefined : room?.height}
    />
  );
  const zoom = <CanvasZoom view={view} kind={isWall ? 'overlay' : 'plain'} />;
  if (isWall) {
    return (
      <Wall
        words={{
          leave: t('cameraCanvas.leaveWall'),
          awakeUnsupported: t('cameraCanvas.awakeUnsupported'),
          awakeRefused: t('cameraCanvas.awakeRefused'),
        }}
        label={label}
        controls={
          <>
            {moment !== null && <p className={styles.wallTime}>{formatDateTime(moment)}</p>}
            {heatLayer}
            {zoom}
          </>
        }
        onLeave={() => onChange({ isWall: false })}
      >
        <div hidden>{readers}</div>
        {picture}
      </Wall>
    );
  }
  return (
    <>
      {readers}
      {picture}
      <div ref={foot} className={styles.foot} data-thumb-area>
        {time}
        {zoom}
        {heatLayer}
        {timeline}
      </div>
    </>
  );
}

/** Each camera once: what is looked at comes before what is not in sight. */
function inSightFirst({ places }: Canvas, seen: readonly SeenPlace[]): readonly string[] {
  return [...new Set([...seen, ...places].map(({ cameraId }) => cameraId))];
}
