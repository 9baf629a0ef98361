import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';

/** A slice is answered and read within some 10 ms: four days of minutes, 5,760 rows. */
const rowsInSlice = 5_760;
/** Product 9.14: the longest of the usual spans is 28 days, 40,320 minutes; longer ones get coarser rows. */
const mostRows = 40_320;

/** Length of a row, ms: a minute as long as the span allows it, else as many whole minutes as it needs. */
export function resolutionOf({ start, end }: TimeSpan): number {
  return Math.max(1, Math.ceil((end - start) / millisecondsInMinute / mostRows)) * millisecondsInMinute;
}

/** The span in parts that one question each is asked for, oldest first, meeting at whole rows. */
export function slicesOf({ start, end }: TimeSpan, resolutionMs: number): readonly TimeSpan[] {
  const slices: TimeSpan[] = [];
  const length = rowsInSlice * resolutionMs;
  for (let from = start; from < end; ) {
    const to = Math.min(end, (Math.floor(from / length) + 1) * length);
    slices.push({ start: from, end: to });
    from = to;
  }
  return slices;
}
