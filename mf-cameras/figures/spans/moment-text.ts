/** Year 2100: an address that says more is damaged. */
const latestMs = 4_102_444_800_000;

/** Whether a time can stand in an address: whole ms since 1970 UTC. */
export function isMoment(timeMs: number): boolean {
  return Number.isInteger(timeMs) && timeMs >= 0 && timeMs <= latestMs;
}

/** Reads a moment as addresses write it, ms since 1970 UTC; null for everything that is none. */
export function readMoment(text: string | null): number | null {
  const moment = text !== null && /^\d{1,13}$/.test(text) ? Number(text) : Number.NaN;
  return isMoment(moment) ? moment : null;
}
