import type { ChartSeries } from './chart-series';

/** The index of the time nearest to a moment, -1 without times. @param times ascending */
export function nearestRow(times: readonly number[], moment: number): number {
  let low = 0;
  let high = times.length - 1;
  if (high < 0) return -1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < moment) low = middle + 1;
    else high = middle;
  }
  const before = times[low - 1];
  return before !== undefined && moment - before <= (times[low] ?? 0) - moment ? low - 1 : low;
}

/** The last row in which something is known; the last one where nothing is, -1 without rows. */
export function newestRow(times: readonly number[], series: readonly Pick<ChartSeries, 'values'>[]): number {
  for (let row = times.length - 1; row >= 0; row -= 1) {
    if (series.some(({ values }) => (values[row] ?? null) !== null)) return row;
  }
  return times.length - 1;
}
