/** Days that are looked back: two weeks, so that one odd day does not count for much. */
export const usualDays = 14;
/** With fewer days there is nothing that could be called usual. */
const leastDays = 5;

/** What is usual: the middle value of the days before, and the range in which four of five of them lie. */
export interface Usual {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** The tenth and the ninetieth of a hundred. */
const edges = { low: 0.1, high: 0.9 };

/** @param days one value a day, null where nothing was measured; null if too few days are known */
export function usualOf(days: readonly (number | null)[]): Usual | null {
  const known = days.filter((value) => value !== null).sort((one, other) => one - other);
  if (known.length < leastDays) return null;
  return { low: quantile(known, edges.low), middle: quantile(known, 0.5), high: quantile(known, edges.high) };
}

/** @param sorted ascending, not empty */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
