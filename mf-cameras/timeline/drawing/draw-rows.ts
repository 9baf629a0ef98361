import type { TimeSpan } from '@barnwatch/shared/wire';
import type { Block } from '../facts/blocks';
import type { CameraSeries } from '../facts/camera-series';
import type { FactPiece, FactsStore } from '../facts/facts-store';
import { firstTouching } from '../facts/spans';
import type { TimelineLook } from './timeline-look';

/** The place of one camera on the canvas, CSS px. */
export interface DrawnRow {
  readonly cameraId: string;
  readonly top: number;
  readonly height: number;
}

export interface Plot {
  /** Where the time begins, px from the left. */
  readonly left: number;
  readonly width: number;
  readonly view: TimeSpan;
  readonly blocks: readonly Block[];
  readonly rows: readonly DrawnRow[];
  readonly store: FactsStore;
  readonly look: TimelineLook;
}

/** Height of the bar that says where something is recorded. */
export const trackPx = 8;
/** Rows that are nearer to each other follow on each other. */
const seamPx = 0.1;
const airPx = 3;

/** Each kind of fact in one go over all rows: changes of colour are what costs. */
export function drawRows(context: CanvasRenderingContext2D, plot: Plot): void {
  const { look } = plot;
  fillEach(context, look.night, plot, (row) => {
    for (const { span, facts } of plot.store.pieces('night', row.cameraId, plot.blocks)) {
      rects(context, plot, span, facts ?? [], row.top + airPx, row.height - 2 * airPx);
    }
  });
  context.globalAlpha = 0.55;
  // By its upper edge, too: a ground alone is seen by its colour only.
  fillEach(context, look.activity, plot, (row) => {
    for (const { span, facts } of plot.store.pieces('night', row.cameraId, plot.blocks)) {
      rects(context, plot, span, facts ?? [], row.top + airPx, 1.5);
    }
  });
  context.fillStyle = look.activity;
  for (const row of plot.rows) drawActivity(context, plot, row);
  context.globalAlpha = 1;
  drawTracks(context, plot);
  fillEach(context, look.hidden, plot, (row) => {
    for (const { span, facts } of plot.store.pieces('recorded', row.cameraId, plot.blocks)) {
      rects(context, plot, span, facts?.hidden ?? [], row.top + airPx, row.height - 2 * airPx);
    }
  });
  drawStanding(context, plot);
}

function drawTracks(context: CanvasRenderingContext2D, plot: Plot): void {
  const { look, store, blocks } = plot;
  const trackTop = (row: DrawnRow) => row.top + row.height - airPx - trackPx;
  // A line on which nothing stands: it is known that nothing is recorded there.
  fillEach(context, look.rule, plot, (row) => {
    for (const { span } of store.pieces('recorded', row.cameraId, blocks)) {
      rects(context, plot, span, [span], trackTop(row) + trackPx / 2, 1);
    }
  });
  fillEach(context, look.recorded, plot, (row) => {
    for (const { span, facts } of store.pieces('recorded', row.cameraId, blocks)) {
      rects(context, plot, span, facts?.recordings ?? [], trackTop(row), trackPx);
    }
  });
}

function fillEach(
  context: CanvasRenderingContext2D,
  color: string | CanvasPattern,
  { rows }: Plot,
  trace: (row: DrawnRow) => void,
): void {
  context.fillStyle = color;
  context.beginPath();
  for (const row of rows) trace(row);
  context.fill();
}

/** The spans of a piece, as far as they are in view; none is too short to be seen. */
function rects(
  context: CanvasRenderingContext2D,
  { left, width, view }: Plot,
  within: TimeSpan,
  spans: readonly TimeSpan[],
  top: number,
  height: number,
): void {
  const scale = width / (view.end - view.start);
  const from = Math.max(view.start, within.start);
  const to = Math.min(view.end, within.end);
  for (let place = firstTouching(spans, from); place < spans.length; place += 1) {
    const span = spans[place];
    if (!span || span.start > to) return;
    const start = (Math.max(from, span.start) - view.start) * scale;
    const end = (Math.min(to, span.end) - view.start) * scale;
    context.rect(left + start, top, Math.max(1, end - start), height);
  }
}

/** As one outline a row: of hundreds of bars each would be filled by itself, which takes several times as long. */
function drawActivity(context: CanvasRenderingContext2D, plot: Plot, row: DrawnRow): void {
  const top = plot.store.topSpeed();
  context.beginPath();
  for (const piece of plot.store.pieces('speed', row.cameraId, plot.blocks)) outline(context, plot, row, piece, top);
  context.fill();
}

function outline(
  context: CanvasRenderingContext2D,
  { left, width, view }: Plot,
  row: DrawnRow,
  { span, facts }: FactPiece<'speed'>,
  top: number,
): void {
  if (!facts || top <= 0) return;
  const scale = width / (view.end - view.start);
  const bottom = row.top + row.height - 2 * airPx - trackPx;
  const room = row.height - 3 * airPx - trackPx;
  const { times, values, resolutionMs } = facts;
  /** Where the outline has come to; null where it lies on the ground. */
  let reached: number | null = null;
  const toGround = () => {
    if (reached !== null) context.lineTo(reached, bottom);
    reached = null;
  };
  eachRow(facts, Math.max(view.start, span.start), Math.min(view.end, span.end), (place) => {
    const value = values[place];
    const time = times[place];
    if (value === null || value === undefined || time === undefined) return toGround();
    const height = Math.min(1, value / top) * room;
    const start = left + Math.max(0, (time - view.start) * scale);
    const end = left + Math.min(width, (time + resolutionMs - view.start) * scale);
    if (end <= start) return;
    if (reached === null || start - reached > seamPx) {
      toGround();
      context.moveTo(start, bottom);
    }
    context.lineTo(start, bottom - height);
    context.lineTo(end, bottom - height);
    reached = end;
  });
  toGround();
}

/** How many animals stand, as a line: where rows are few, and high enough. */
function drawStanding(context: CanvasRenderingContext2D, plot: Plot): void {
  const { left, width, view, rows, store, blocks, look } = plot;
  const scale = width / (view.end - view.start);
  context.strokeStyle = look.standing;
  context.lineWidth = 1.5;
  context.setLineDash([3, 2]);
  context.beginPath();
  for (const row of rows) {
    const pieces = store.pieces('standing', row.cameraId, blocks);
    const most = Math.max(1, ...pieces.flatMap(({ facts }) => (facts ? [topValue(facts)] : [])));
    const bottom = row.top + row.height - 2 * airPx - trackPx;
    const room = row.height - 4 * airPx - trackPx;
    for (const { span, facts } of pieces) {
      if (!facts) continue;
      let isDown = false;
      eachRow(facts, Math.max(view.start, span.start), Math.min(view.end, span.end), (place) => {
        const value = facts.values[place];
        const x = left + ((facts.times[place] ?? 0) + facts.resolutionMs / 2 - view.start) * scale;
        if (value === null || value === undefined || x < left || x > left + width) {
          isDown = false;
          return;
        }
        const y = bottom - (value / most) * room;
        if (isDown) context.lineTo(x, y);
        else context.moveTo(x, y);
        isDown = true;
      });
    }
  }
  context.stroke();
  context.setLineDash([]);
}

const tops = new WeakMap<CameraSeries, number>();

function topValue(series: CameraSeries): number {
  const known = tops.get(series);
  if (known !== undefined) return known;
  const top = series.values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0);
  tops.set(series, top);
  return top;
}

/** The rows that have a part in a stretch of time. */
function eachRow(
  { times, resolutionMs }: CameraSeries,
  from: number,
  to: number,
  visit: (place: number) => void,
): void {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) + resolutionMs <= from) low = middle + 1;
    else high = middle;
  }
  for (let place = low; place < times.length && (times[place] ?? 0) < to; place += 1) visit(place);
}
