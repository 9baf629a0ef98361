/** Zones change their offset on quarter hours only. */
const QUARTER_HOUR_MS = 900_000;
const OFFSETS_KEPT = 4096;

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** Wall-clock time at the barn, as the milliseconds since 1970 that a clock in UTC with the same hands would show. */
export function wallClockMs(timeMs: number, timeZone: string): number {
  const key = `${timeZone} ${Math.floor(timeMs / QUARTER_HOUR_MS)}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = zoneOffsetMs(Math.floor(timeMs / QUARTER_HOUR_MS) * QUARTER_HOUR_MS, timeZone);
    if (offsets.size >= OFFSETS_KEPT) offsets.clear();
    offsets.set(key, offset);
  }
  return timeMs + offset;
}

/** Hours since local midnight, 0 to 24, with fractions. */
export function hourOfDay(timeMs: number, timeZone: string): number {
  const wall = wallClockMs(timeMs, timeZone);
  return (((wall % 86_400_000) + 86_400_000) % 86_400_000) / 3_600_000;
}

/** `YYYY-mm-DD HH:MM:SS` at the barn. */
export function clockText(timeMs: number, timeZone: string): string {
  return new Date(wallClockMs(timeMs, timeZone)).toISOString().slice(0, 19).replace('T', ' ');
}

function zoneOffsetMs(timeMs: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    const digits = '2-digit';
    const fields = {
      year: 'numeric',
      month: digits,
      day: digits,
      hour: digits,
      minute: digits,
      second: digits,
    } as const;
    format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields });
    formats.set(timeZone, format);
  }
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(timeMs)) part[type] = Number(value);
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - timeMs;
}
