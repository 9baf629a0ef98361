import { useTexts } from '@barnwatch/shared/i18n';
import { deviceTimeZone } from '@barnwatch/shared/ui/time';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { drawTimeline } from '../drawing/draw-timeline';
import { blocksOf, resolutionOf } from '../facts/blocks';
import { FactsStore } from '../facts/facts-store';
import { TimelineFacts } from '../facts/timeline-facts';
import { useSame } from '../facts/use-same';
import { rowsInSight } from '../geometry/rows';
import { ticksOf } from '../geometry/ticks';
import { lengthOf } from '../geometry/time-view';
import { RowNames } from './row-names';
import styles from './timeline.module.css';
import { TimelineButtons } from './timeline-buttons';
import { TimelineFailure } from './timeline-failure';
import { layoutOf, mostStage, placedRows, rowAt, scrolledTo, type TimelineKind } from './timeline-layout';
import { TimelineLegend } from './timeline-legend';
import { TimelineWords } from './timeline-words';
import { useCanvas, useSize } from './use-canvas';
import { useTimeReach } from './use-time-reach';
import { useTimelineHand } from './use-timeline-hand';
import { useTimelineKeys } from './use-timeline-keys';

/** What a timeline needs of a camera. */
export interface TimelineCamera {
  readonly cameraId: string;
  readonly name: string;
}

export interface TimelineProps {
  readonly barnId: string;
  /** In the order of their rows; a strip shows the first. */
  readonly cameras: readonly TimelineCamera[];
  /** What is in view, ms since 1970 UTC by the barn's clock. */
  readonly view: TimeSpan;
  readonly onView: (view: TimeSpan) => void;
  /** The chosen moment. */
  readonly moment: number | null;
  readonly onMoment: (moment: number, cameraId: string) => void;
  readonly kind: TimelineKind;
  /** A hand has taken hold of the time, or let go of it. */
  readonly onHold?: (isHeld: boolean) => void;
  /** The ways on from the chosen moment: what is told late of the timeline stands below them, and moves none. */
  readonly children?: ReactNode;
}

/** Of so few rows the number of standing animals is drawn too. */
const mostStandingRows = 4;

/** Cameras × time: what is recorded, and what happened. Drawn on a canvas, and said in words below it. */
export function Timeline(props: TimelineProps) {
  const { barnId, cameras: all, view, onView, moment, onMoment, kind, onHold, children } = props;
  const { t } = useTexts('mf-cameras');
  const cameras = useMemo(() => (kind === 'strip' ? all.slice(0, 1) : all), [kind, all]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what one barn has said is not another's
  const store = useMemo(() => new FactsStore(), [barnId]);
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const keysId = useId();
  const size = useSize(stage);
  const [top, setTop] = useState(0);
  const [pointed, setPointed] = useState<{ readonly moment: number; readonly cameraId: string | null } | null>(null);
  const [chosenCamera, setChosenCamera] = useState<string | null>(null);
  const [usesKeys, setUsesKeys] = useState(false);
  const reach = useTimeReach(barnId, lengthOf(view));
  const timeZone = deviceTimeZone();
  const width = size?.width ?? 0;
  const height = size?.height ?? 0;
  const layout = useMemo(() => layoutOf(kind, width, cameras.length), [kind, width, cameras.length]);
  const { axisPx, barnPx, rowPx, left } = layout;
  const plotPx = Math.max(1, width - left);
  const rows = rowsInSight(top, Math.max(0, height - axisPx - barnPx), rowPx, cameras.length);
  const { from, to } = rows;
  const shown = useMemo(() => placedRows(cameras, { from, to }, top, layout), [cameras, from, to, top, layout]);
  const blocks = useSame(blocksOf(view, resolutionOf(view), reach.latest));
  const ticks = useMemo(() => ticksOf(view, plotPx, timeZone), [view, plotPx, timeZone]);
  const chosen = cameras.find(({ cameraId }) => cameraId === chosenCamera) ?? cameras[0] ?? null;
  const middle = Math.round((view.start + view.end) / 2);

  const choose = (at: number, cameraId: string) => {
    setChosenCamera(cameraId);
    // What has not come yet can be seen by nobody.
    onMoment(Math.min(at, reach.latest), cameraId);
  };
  const cameraAt = (y: number) => cameras[rowAt(y, top, layout, cameras.length) ?? -1] ?? null;

  useTimelineHand(
    stage,
    { left, width: plotPx, view, reach },
    {
      onView,
      onPress: (at, y) => {
        const camera = cameraAt(y) ?? chosen;
        if (camera && at >= view.start) choose(at, camera.cameraId);
      },
      onPoint: (at, y) => {
        const isOver = at !== null && at >= view.start && at <= view.end;
        setPointed(isOver ? { moment: at, cameraId: cameraAt(y)?.cameraId ?? null } : null);
      },
      onHold: (isHeld) => onHold?.(isHeld),
    },
  );
  useCanvas(canvas, size, store, (context, drawn, look) => {
    // For whoever waits until the recordings in view are drawn: a drawing cannot be asked.
    const isKnown = blocks.every((block) => shown.every(({ cameraId }) => store.isKnown('recorded', block, cameraId)));
    if (stage.current) stage.current.dataset.known = String(isKnown);
    drawTimeline(context, {
      left,
      width: plotPx,
      height: drawn.height,
      axisPx,
      barnPx,
      rows: shown,
      view,
      blocks,
      store,
      look,
      ticks,
      timeZone,
      now: reach.latest,
      moment,
      pointed: usesKeys ? { moment: middle, cameraId: chosen?.cameraId ?? null } : pointed,
    });
  });
  const onKey = useTimelineKeys({
    view,
    reach,
    withRows: kind === 'page',
    onView,
    onChoose: () => chosen && choose(middle, chosen.cameraId),
    onRow: (by) => {
      const row = (chosen ? cameras.indexOf(chosen) : 0) + by;
      const next = cameras[row];
      if (!next) return;
      setChosenCamera(next.cameraId);
      if (stage.current) stage.current.scrollTop = scrolledTo(row, top, height, layout);
    },
  });

  return (
    <section className={styles.timeline} data-kind={kind} aria-label={t('timeline.title')}>
      {kind === 'page' && <TimelineButtons view={view} reach={reach} onView={onView} withLengths={left > 0} />}
      <div
        ref={stage}
        className={styles.stage}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys that it is moved by
        tabIndex={0}
        aria-label={t('timeline.stage')}
        aria-describedby={keysId}
        data-view={`${view.start}-${view.end}`}
        style={{ height: kind === 'strip' ? layout.wholePx : `min(${layout.wholePx}px, ${mostStage})` }}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
        onKeyDown={(event) => {
          if (onKey(event)) setUsesKeys(true);
        }}
        onBlur={() => setUsesKeys(false)}
        onPointerDown={() => setUsesKeys(false)}
      >
        <div className={styles.whole} style={{ height: layout.wholePx }}>
          <div className={styles.glass} style={{ height }}>
            <canvas ref={canvas} className={styles.canvas} />
            {kind === 'page' && <RowNames rows={shown} layout={layout} chosenId={chosen?.cameraId ?? null} />}
          </div>
        </div>
      </div>
      <p id={keysId} className={styles.keys}>
        {t('timeline.howTo')}
      </p>
      <TimelineWords
        store={store}
        blocks={blocks}
        camera={chosen}
        moment={moment}
        middle={middle}
        hint={t(kind === 'strip' ? 'timeline.chooseOnStrip' : 'timeline.choose')}
        onMoment={choose}
      />
      {children}
      <TimelineFailure store={store} />
      {kind === 'page' && <TimelineLegend withStanding={cameras.length <= mostStandingRows} />}
      <TimelineFacts
        barnId={barnId}
        cameraIds={cameras.map(({ cameraId }) => cameraId)}
        rows={rows}
        view={view}
        latest={reach.latest}
        store={store}
      />
    </section>
  );
}
