import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays } from 'date-fns/addDays';
import { daysInWeek } from 'date-fns/constants';
import type { Language } from '../../../i18n';
import type { WallTime } from '../../../time';

export interface CalendarWords {
  /** "November 2026" */
  month(day: WallTime): string;
  /** "Thursday, 5 November 2026" */
  day(day: WallTime): string;
  /** Monday first. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
}

/** Day and month in the order of the day.month.year of product 9.5, in both languages. */
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de' };

/** Any one. */
const monday = '2024-01-01';

/** The names of days and months. The formats are made once, not for each of 42 days. */
export function calendarWords(language: Language): CalendarWords {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' });
  const month = format({ month: 'long', year: 'numeric' });
  const day = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const short = format({ weekday: 'short' });
  const long = format({ weekday: 'long' });
  return {
    month: (one) => month.format(one),
    day: (one) => day.format(one),
    weekdays: Array.from({ length: daysInWeek }, (_, index) => {
      const weekday = addDays(new UTCDateMini(monday), index);
      return { short: short.format(weekday).slice(0, 2), long: long.format(weekday) };
    }),
  };
}
