import { formatDateTime } from '@barnwatch/shared/i18n';
import { type MarkKind, markKinds } from '../facts/timeline-marks';
import { dayLabel, type Tick } from '../geometry/ticks';
import { pixelOf } from '../geometry/time-view';
import { markPx, traceMark } from './draw-mark';
import { type DrawnRow, drawRows, type Plot } from './draw-rows';

export interface TimelinePicture extends Plot {
  readonly height: number;
  readonly axisPx: number;
  /** Height of the line below the axis for what concerns the whole barn; 0 where there is none. */
  readonly barnPx: number;
  readonly ticks: readonly Tick[];
  readonly timeZone: string;
  readonly now: number;
  readonly moment: number | null;
  /** Where the mouse is, or the middle while keys are used. */
  readonly pointed: { readonly moment: number; readonly cameraId: string | null } | null;
}

/** A label may come this near to the next one. */
const airPx = 6;
/** Marks of one kind that are nearer together than this are one to the eye. */
const nearPx = 3;

/** Draws all of it anew. @param context scaled to CSS px */
export function drawTimeline(context: CanvasRenderingContext2D, picture: TimelinePicture): void {
  const { left, width, height, axisPx, barnPx, rows, look } = picture;
  context.clearRect(0, 0, left + width, height);
  context.save();
  context.beginPath();
  context.rect(left, 0, width, height);
  context.clip();
  drawTickLines(context, picture);
  context.save();
  context.beginPath();
  context.rect(left, axisPx + barnPx, width, height);
  context.clip();
  drawRows(context, picture);
  context.fillStyle = look.rule;
  for (const { top, height: rowHeight } of rows) context.fillRect(left, top + rowHeight - 1, width, 1);
  drawMarks(context, picture, (cameraId) => rowPlace(rows, cameraId));
  context.restore();
  drawAxis(context, picture);
  if (barnPx > 0) drawMarks(context, picture, (cameraId) => (cameraId === null ? axisPx + barnPx / 2 : null));
  drawLines(context, picture);
  context.restore();
}

/** Above the activity of its row. */
function rowPlace(rows: readonly DrawnRow[], cameraId: string | null): number | null {
  const row = cameraId === null ? undefined : rows.find((one) => one.cameraId === cameraId);
  return row ? row.top + markPx + 3 : null;
}

/** Below everything else: a line over a recording would look like a gap in it. */
function drawTickLines(
  context: CanvasRenderingContext2D,
  { left, width, height, axisPx, view, ticks, look }: TimelinePicture,
): void {
  context.fillStyle = look.rule;
  for (const { moment, kind } of ticks) {
    const x = Math.round(left + pixelOf(view, moment, width));
    context.globalAlpha = kind === 'day' ? 1 : 0.6;
    context.fillRect(x, kind === 'day' ? 0 : axisPx - 5, kind === 'day' ? 2 : 1, height);
  }
  context.globalAlpha = 1;
}

function drawAxis(context: CanvasRenderingContext2D, picture: TimelinePicture): void {
  const { left, width, axisPx, barnPx, ticks, view, look, timeZone } = picture;
  context.textBaseline = 'middle';
  context.fillStyle = look.rule;
  context.fillRect(left, axisPx + barnPx, width, 1);
  // The day in which the view begins stays at its edge until the next one pushes it out.
  const firstDay = ticks.find(({ kind }) => kind === 'day');
  const dayX = firstDay ? pixelOf(view, firstDay.moment, width) : Number.POSITIVE_INFINITY;
  const edgeLabel = dayLabel(view.start, timeZone);
  context.font = look.strongFont;
  const edgePx = context.measureText(edgeLabel).width + 2 * airPx;
  let taken = left;
  if (dayX > edgePx) {
    context.fillStyle = look.text;
    context.fillText(edgeLabel, left + airPx, axisPx / 2);
    taken = left + edgePx;
  }
  for (const { moment, kind, label } of ticks) {
    const x = left + pixelOf(view, moment, width) + airPx;
    context.font = kind === 'day' ? look.strongFont : look.font;
    const labelPx = context.measureText(label).width;
    if (x < taken || x + labelPx > left + width) continue;
    context.fillStyle = kind === 'day' ? look.text : look.muted;
    context.fillText(label, x, axisPx / 2);
    taken = x + labelPx + airPx;
  }
}

function drawMarks(
  context: CanvasRenderingContext2D,
  { left, width, view, store, blocks, look }: TimelinePicture,
  placeOf: (cameraId: string | null) => number | null,
): void {
  const marks = store.marks(blocks);
  for (const kind of markKinds) {
    const last = new Map<string, number>();
    context.beginPath();
    for (const mark of marks) {
      if (mark.kind !== kind || mark.moment < view.start || mark.moment > view.end) continue;
      const y = placeOf(mark.cameraId);
      if (y === null) continue;
      const x = left + pixelOf(view, mark.moment, width);
      const before = last.get(mark.cameraId ?? '');
      if (before !== undefined && x - before < nearPx) continue;
      last.set(mark.cameraId ?? '', x);
      traceMark(context, kind, x, y);
    }
    paintMarks(context, look.marks[kind], look.ground, kind);
  }
}

function paintMarks(context: CanvasRenderingContext2D, color: string, ground: string, kind: MarkKind): void {
  context.lineWidth = kind === 'deadAnimal' ? 2.5 : 2;
  context.strokeStyle = ground;
  context.stroke();
  context.fillStyle = color;
  context.fill();
}

function drawLines(context: CanvasRenderingContext2D, picture: TimelinePicture): void {
  const { left, width, height, view, now, moment, pointed, look } = picture;
  const at = (one: number) => left + pixelOf(view, one, width);
  if (now >= view.start && now <= view.end) {
    context.fillStyle = look.now;
    context.fillRect(at(now) - 1, 0, 2, height);
    context.beginPath();
    context.moveTo(at(now) - 5, 0);
    context.lineTo(at(now) + 5, 0);
    context.lineTo(at(now), 7);
    context.fill();
  }
  if (pointed) {
    context.fillStyle = look.muted;
    for (let y = 0; y < height; y += 6) context.fillRect(Math.round(at(pointed.moment)), y, 1, 3);
    drawLabel(context, picture, pointed.moment, look.muted);
  }
  if (moment !== null && moment >= view.start && moment <= view.end) {
    context.fillStyle = look.text;
    context.fillRect(at(moment) - 1, 0, 2, height);
    if (!pointed) drawLabel(context, picture, moment, look.text);
  }
}

/** The wall-clock of a moment, on the axis and whole at either edge. */
function drawLabel(
  context: CanvasRenderingContext2D,
  { left, width, view, axisPx, look, timeZone }: TimelinePicture,
  moment: number,
  color: string,
): void {
  const label = formatDateTime(moment, { timeZone });
  context.font = look.strongFont;
  const labelPx = context.measureText(label).width + 2 * airPx;
  const x = Math.min(left + width - labelPx, Math.max(left, left + pixelOf(view, moment, width) - labelPx / 2));
  context.fillStyle = color;
  context.fillRect(x, 1, labelPx, axisPx - 2);
  context.fillStyle = look.ground;
  context.fillText(label, x + airPx, axisPx / 2);
}
