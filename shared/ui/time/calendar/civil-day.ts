/** A day of the calendar, in no zone: `month` 1–12, `day` 1–31. */
export interface CivilDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAY_MS = 86_400_000;

/** The day as midnight UTC: a measure to calculate with, since no UTC day is longer than another. */
export function dayAsUtc({ year, month, day }: CivilDay): number {
  return Date.UTC(year, month - 1, day);
}

function fromUtcDay(utcMs: number): CivilDay {
  const date = new Date(utcMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function plusDays(day: CivilDay, count: number): CivilDay {
  return fromUtcDay(dayAsUtc(day) + count * DAY_MS);
}

/** The same day of another month; the last one of a month that is shorter. */
export function plusMonths({ year, month, day }: CivilDay, count: number): CivilDay {
  const first = fromUtcDay(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(first.year, first.month, 0)).getUTCDate();
  return { ...first, day: Math.min(day, last) };
}

export function isSameDay(one: CivilDay, other: CivilDay): boolean {
  return dayAsUtc(one) === dayAsUtc(other);
}

/** How many days after Monday a day is, 0–6 (spec 9: the week begins on Monday). */
export function daysAfterMonday(day: CivilDay): number {
  return (new Date(dayAsUtc(day)).getUTCDay() + 6) % 7;
}

const WEEKS_SHOWN = 6;

/** The weeks that show a day's month. Always six, so that nothing jumps from month to month. */
export function weeksAround(day: CivilDay): readonly (readonly CivilDay[])[] {
  const first = { ...day, day: 1 };
  const monday = plusDays(first, -daysAfterMonday(first));
  return Array.from({ length: WEEKS_SHOWN }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => plusDays(monday, week * 7 + weekday)),
  );
}

/** The first and last day that can be chosen; no end where there is none. */
export interface DayLimits {
  readonly first?: CivilDay | undefined;
  readonly last?: CivilDay | undefined;
}

export function isWithin(day: CivilDay, { first, last }: DayLimits): boolean {
  return (!first || dayAsUtc(day) >= dayAsUtc(first)) && (!last || dayAsUtc(day) <= dayAsUtc(last));
}

/** The day itself, or the nearest that can be chosen. */
export function nearestWithin(day: CivilDay, { first, last }: DayLimits): CivilDay {
  if (first && dayAsUtc(day) < dayAsUtc(first)) return first;
  return last && dayAsUtc(day) > dayAsUtc(last) ? last : day;
}
