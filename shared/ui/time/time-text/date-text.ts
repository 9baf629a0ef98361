import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays } from 'date-fns/addDays';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { lightFormat } from 'date-fns/lightFormat';
import { dateTimeForm } from '../../../i18n';
import type { WallTime } from '../../../time';

/** The parts of a date text, in their order. */
const partNames = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

export type DatePart = (typeof partNames)[number];

/** Product 5.8. A year before 1970 has no time in ms since 1970. */
const limits: Readonly<Record<Exclude<DatePart, 'year'>, readonly [number, number]>> = {
  month: [1, 12],
  day: [1, 31],
  hour: [0, 24],
  minute: [0, 59],
  second: [0, 59],
};
const earliestYear = 1970;

export type DateTextReading =
  | {
      readonly ok: true;
      readonly wall: WallTime;
      /** Zero-padded, with the century; hour 24 stays as it was written. */
      readonly padded: string;
      /** Written as 24:00:00: `wall` is 00:00:00 of the day after. */
      readonly isEndOfDay: boolean;
    }
  /** `open`: more typing may still mend it. */
  | { readonly ok: false; readonly problem: 'incomplete' | DatePart; readonly open: boolean }
  | { readonly ok: false; readonly problem: 'no-such-day'; readonly year: number; readonly month: number };

const shape = /^(\d*)(?:-(\d*)(?:-(\d*)(?: +(\d*)(?::(\d*)(?::(\d*))?)?)?)?)?$/;

/** Reads `YYYY-mm-DD HH:MM:SS`; the time of day may be left out or shortened, a year of two digits is one of 20xx. */
export function readDateText(text: string): DateTextReading {
  const match = shape.exec(text.trim());
  if (!match) return { ok: false, problem: 'incomplete', open: false };
  const written = match.slice(1);
  const last = written.findLastIndex((part) => part !== undefined);
  const isOpen = (index: number) => index === last && (written[index] ?? '').length < 2;

  const yearText = written[0] ?? '';
  const hasYear = yearText.length === 2 || yearText.length === 4;
  if (!hasYear) return { ok: false, problem: 'year', open: last === 0 && yearText.length < 4 };
  const year = yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText);
  if (year < earliestYear) return { ok: false, problem: 'year', open: false };

  const values = { year, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const [index, name] of partNames.entries()) {
    if (name === 'year') continue;
    const part = written[index] ?? '';
    if (part === '' && index < 3) return { ok: false, problem: 'incomplete', open: true };
    const [least, most] = limits[name];
    const value = Number(part);
    if (part.length > 2 || value < least || value > most) return { ok: false, problem: name, open: isOpen(index) };
    values[name] = value;
  }
  const { month, day, hour, minute, second } = values;
  if (day > getDaysInMonth(new UTCDateMini(year, month - 1))) return { ok: false, problem: 'no-such-day', year, month };
  if (hour === 24) {
    if (minute > 0 || second > 0) return { ok: false, problem: 'hour', open: false };
    const midnight = new UTCDateMini(year, month - 1, day);
    const padded = lightFormat(midnight, "yyyy-MM-dd '24:00:00'");
    return { ok: true, wall: addDays(midnight, 1), padded, isEndOfDay: true };
  }
  const wall = new UTCDateMini(year, month - 1, day, hour, minute, second);
  return { ok: true, wall, padded: lightFormat(wall, dateTimeForm), isEndOfDay: false };
}
