import type { HeatmapParameters, Point, TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import { hasSeen, type ObservedHerd } from '../../cameras/observed-herd';
import { isWithin } from '../../cameras/private-time';
import { createYielder } from '../../data/create-yielder';
import { fullMinutesIn } from '../../data/time-window';
import { bodySpots } from '../../detections/body-spots';
import type { ArtifactOrder } from '../../drawing-thread/drawing-jobs';
import { animalsAt } from '../../herd/behaviour/animals-at';
import { createFootprint } from './footprint';

/** Animal minutes by cell, row after row from the top left. */
export interface HeatmapGrid {
  readonly columns: number;
  readonly rows: number;
  readonly minutes: Float64Array;
  /** Minutes at which the camera has looked. */
  readonly looks: number;
  /** From the first of them to the end of the last; null where there was none. */
  readonly seen: TimeSpan | null;
}

export interface GridMeasures {
  /** Pixels of the result. */
  readonly width: number;
  readonly height: number;
  readonly cell: number;
}

/** What of the order for a heatmap tells where its minutes come from. */
export interface GridOrder extends ArtifactOrder<Pick<HeatmapParameters, 'labels'>> {
  readonly herd: ObservedHerd;
}

/**
 * Adds up where the animals of some labels were at each full minute of a span at which somebody looked: each is one
 * animal minute, shared out over the cells that its body covers. @throws the signal's reason
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
  let looks = 0;
  let [firstMs, untilMs] = [span.start, span.start];
  for (const { timeMs, bodies } of looksAt(herd, span, nowMs)) {
    if (isWithin(hidden, timeMs)) continue;
    if (looks === 0) firstMs = timeMs;
    untilMs = timeMs + millisecondsInMinute;
    looks += 1;
    for (const spots of bodies(labels)) {
      for (const { x, y } of spots) {
        const column = clamp(Math.floor((x * width) / cell), columns);
        const row = clamp(Math.floor((y * height) / cell), rows);
        const at = row * columns + column;
        minutes[at] = (minutes[at] ?? 0) + 1 / spots.length;
      }
    }
    report((timeMs - span.start) / (span.end - span.start));
    await yieldTurn();
  }
  return { columns, rows, minutes, looks, seen: looks > 0 ? { start: firstMs, end: untilMs } : null };
}

interface Look {
  readonly timeMs: number;
  /** Spots all over the body of each animal of some labels, in shares of the picture. */
  bodies(labels: readonly string[]): readonly (readonly Point[])[];
}

function* looksAt(herd: ObservedHerd, span: TimeSpan, nowMs: number): Iterable<Look> {
  switch (herd.kind) {
    case 'simulated': {
      const footprint = createFootprint(herd.camera);
      const { first, count } = fullMinutesIn(span);
      for (let timeMs = first; timeMs < first + count * millisecondsInMinute; timeMs += millisecondsInMinute) {
        if (!hasSeen(herd, timeMs, nowMs)) continue;
        const animals = animalsAt(herd.camera, timeMs);
        yield {
          timeMs,
          bodies: (labels) => animals.filter(({ posture }) => labels.includes(posture)).map(footprint),
        };
      }
      return;
    }
    case 'detected':
      for (const { timeMs, look } of herd.minutes(span)) {
        if (!look) continue;
        yield {
          timeMs,
          bodies: (labels) => look.animals.filter(({ label }) => labels.includes(label)).map(bodySpots),
        };
      }
  }
}

/** What is beyond the edge of the picture counts in the last cell: no minute gets lost. */
function clamp(place: number, places: number): number {
  return Math.min(places - 1, Math.max(0, place));
}
