import type { HeatmapParameters } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import { hasSeen } from '../../cameras/observed-herd';
import { isWithin } from '../../cameras/private-time';
import { createYielder } from '../../data/create-yielder';
import { fullMinutesIn } from '../../data/time-window';
import type { HerdOrder } from '../../drawing-thread/drawing-jobs';
import { animalsAt } from '../../herd/behaviour/animals-at';
import { createFootprint } from './footprint';

/** Animal minutes by cell, row after row from the top left. */
export interface HeatmapGrid {
  readonly columns: number;
  readonly rows: number;
  readonly minutes: Float64Array;
  /** Minutes at which the camera has looked. */
  readonly looks: number;
}

export interface GridMeasures {
  /** Pixels of the result. */
  readonly width: number;
  readonly height: number;
  readonly cell: number;
}

/** What of the order for a heatmap tells where its minutes come from. */
export type GridOrder = HerdOrder<Pick<HeatmapParameters, 'labels'>>;

/**
 * Adds up where the animals of some labels were at each full minute of a span: each is one animal minute, shared out
 * over the cells that its body covers. @throws the signal's reason
 */
export async function fillGrid(
  { herd, parameters: { labels }, span, hidden, nowMs }: GridOrder,
  { width, height, cell }: GridMeasures,
  report: (progress: number) => void,
  signal: AbortSignal,
): Promise<HeatmapGrid> {
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const minutes = new Float64Array(columns * rows);
  const yieldTurn = createYielder(signal);
  const footprint = createFootprint(herd.camera);
  const { first, count } = fullMinutesIn(span);
  let looks = 0;
  for (let index = 0; index < count; index += 1) {
    const timeMs = first + index * millisecondsInMinute;
    if (!hasSeen(herd, timeMs, nowMs) || isWithin(hidden, timeMs)) continue;
    looks += 1;
    for (const animal of animalsAt(herd.camera, timeMs)) {
      if (!labels.includes(animal.posture)) continue;
      const spots = footprint(animal);
      for (const { x, y } of spots) {
        const column = clamp(Math.floor((x * width) / cell), columns);
        const row = clamp(Math.floor((y * height) / cell), rows);
        const at = row * columns + column;
        minutes[at] = (minutes[at] ?? 0) + 1 / spots.length;
      }
    }
    report(index / count);
    await yieldTurn();
  }
  return { columns, rows, minutes, looks };
}

/** What is beyond the edge of the picture counts in the last cell: no minute gets lost. */
function clamp(place: number, places: number): number {
  return Math.min(places - 1, Math.max(0, place));
}
