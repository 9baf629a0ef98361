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
