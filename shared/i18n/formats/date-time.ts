/** Which clock a moment is read on: an IANA name, or the device's own where none is given. */
export interface TimeZoneChoice {
  readonly timeZone?: string;
}

type Parts = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>>;

function partsOf(timeMs: number, { timeZone }: TimeZoneChoice): Parts {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...(timeZone === undefined ? {} : { timeZone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(timeMs).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    year: part('year').padStart(4, '0'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

/** Spec 9: the full form `YYYY-mm-DD HH:MM:SS` of a moment in ms since 1970 UTC. */
export function formatDateTime(timeMs: number, choice: TimeZoneChoice = {}): string {
  const { year, month, day, hour, minute, second } = partsOf(timeMs, choice);
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
}

/** Spec 9: the date filter's form `day.month.year`. */
export function formatDay(timeMs: number, choice: TimeZoneChoice = {}): string {
  const { year, month, day } = partsOf(timeMs, choice);
  return `${day}.${month}.${year}`;
}

/** The time of day as `HH:MM`. */
export function formatTimeOfDay(timeMs: number, choice: TimeZoneChoice = {}): string {
  const { hour, minute } = partsOf(timeMs, choice);
  return `${hour}:${minute}`;
}
