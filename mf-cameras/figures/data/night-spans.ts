import type { TimeSpan } from '@barnwatch/shared/wire';
import type { NightVisionColumn } from './data-questions';
import type { TimeTable } from './time-table';

/** From this share of a row on the row counts as night. */
const mostly = 0.5;

/** The spans in which a camera saw by infrared. Where nothing is known it is neither night nor day: not shaded. */
export function nightSpans({ times, columns, resolutionMs }: TimeTable<NightVisionColumn>): readonly TimeSpan[] {
  const spans: TimeSpan[] = [];
  times.forEach((start, row) => {
    if ((columns.nightvision[row] ?? 0) < mostly) return;
    const last = spans.at(-1);
    const end = start + resolutionMs;
    if (last?.end === start) spans[spans.length - 1] = { start: last.start, end };
    else spans.push({ start, end });
  });
  return spans;
}
