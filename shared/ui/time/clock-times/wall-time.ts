import { formatDateTime } from '../../../i18n';

/** What a calendar and a clock on the wall show: `month` 1–12, `day` 1–31, `hour` 0–23. No zone, no moment yet. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** No clock on earth is further ahead of UTC, or behind it. */
const FURTHEST_AHEAD_MS = 15 * 3_600_000;
const FURTHEST_BEHIND_MS = 13 * 3_600_000;

/** The wall time as if it were UTC, in ms: a measure to calculate with. Years of four digits only. */
export function asUtc({ year, month, day, hour, minute, second }: WallTime): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** What the clocks of a zone show at a moment, in whole seconds. */
export function wallTimeAt(timeMs: number, timeZone: string): WallTime {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = formatDateTime(timeMs, { timeZone })
    .split(/\D/)
    .map(Number);
  return { year, month, day, hour, minute, second };
}

/** How far the clocks of a zone are ahead of UTC at a moment, in ms. */
export function offsetAt(timeMs: number, timeZone: string): number {
  return asUtc(wallTimeAt(timeMs, timeZone)) - Math.floor(timeMs / 1000) * 1000;
}

/** The stretch of time within which a wall time must lie, wherever it hangs. */
export function reachOf(wall: WallTime): { readonly fromMs: number; readonly toMs: number } {
  const utc = asUtc(wall);
  return { fromMs: utc - FURTHEST_AHEAD_MS, toMs: utc + FURTHEST_BEHIND_MS };
}

/**
 * The moments at which the clocks of a zone show a wall time, earliest first: one on ordinary days, none where clocks
 * were put forward over it, two where they were put back over it. Ms since 1970 UTC.
 */
export function momentsOf(wall: WallTime, timeZone: string): readonly number[] {
  const utc = asUtc(wall);
  const { fromMs, toMs } = reachOf(wall);
  // Clocks do not change twice within a day: what holds before and after is all that can hold.
  const offsets = new Set([offsetAt(fromMs, timeZone), offsetAt(toMs, timeZone)]);
  return [...offsets]
    .map((offset) => utc - offset)
    .filter((moment) => asUtc(wallTimeAt(moment, timeZone)) === utc)
    .sort((one, other) => one - other);
}

/** The zone of this device, as an IANA name. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Spec 9: `YYYY-mm-DD HH:MM:SS`. */
export function formatWallTime({ year, month, day, hour, minute, second }: WallTime): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
}
