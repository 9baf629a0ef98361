/** Which clock a moment is read on: an IANA name, or the device's own where none is given. */
export interface TimeZoneChoice {
  readonly timeZone?: string;
}

type Parts = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>>;

/** Making a format costs far more than using it; each zone has one. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}

/** The device's own clock needs no format, and follows a device that travels. */
function deviceParts(timeMs: number): Parts {
  const date = new Date(timeMs);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    year: String(date.getFullYear()).padStart(4, '0'),
    month: two(date.getMonth() + 1),
    day: two(date.getDate()),
    hour: two(date.getHours()),
    minute: two(date.getMinutes()),
    second: two(date.getSeconds()),
  };
}

function partsOf(timeMs: number, { timeZone }: TimeZoneChoice): Parts {
  if (timeZone === undefined) return deviceParts(timeMs);
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(timeMs)
      .map(({ type, value }) => [type, value]),
  );
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
