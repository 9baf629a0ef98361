/**
 * Whether `since` lies less than `spanMs` back. A moment in the future was noted before the clock was set back and does
 * not count: otherwise a pause of a second could last for a day. All in ms since 1970 UTC.
 */
export function isWithin(since: number | null, spanMs: number, now: number): boolean {
  return since !== null && now >= since && now - since < spanMs;
}
