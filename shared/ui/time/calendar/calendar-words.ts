import type { Language } from '../../../i18n';
import { type CivilDay, dayAsUtc } from './civil-day';

export interface CalendarWords {
  /** "November 2026" */
  month(day: CivilDay): string;
  /** "Thursday, 5 November 2026" */
  day(day: CivilDay): string;
  /** Monday first. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
}

/** Day and month in the order of the day.month.year of spec 9, in both languages. */
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de' };

/** A Monday. */
const MONDAY = { year: 2024, month: 1, day: 1 } as const;

/** The names of days and months. The formats are made once, not for each of 42 days. */
export function calendarWords(language: Language): CalendarWords {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' });
  const month = format({ month: 'long', year: 'numeric' });
  const day = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const short = format({ weekday: 'short' });
  const long = format({ weekday: 'long' });
  return {
    month: (one) => month.format(dayAsUtc(one)),
    day: (one) => day.format(dayAsUtc(one)),
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const weekday = dayAsUtc({ ...MONDAY, day: MONDAY.day + index });
      return { short: short.format(weekday).slice(0, 2), long: long.format(weekday) };
    }),
  };
}
