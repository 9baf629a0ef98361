import { UTCDateMini } from '@date-fns/utc/date/mini';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { isSameDay } from 'date-fns/isSameDay';
import { lightFormat } from 'date-fns/lightFormat';
import { dateTimeForm, formatDateTime, formatDay, type Language, type Translate } from '../../../i18n';
import type { WallTime } from '../../../time';
import { longestTimeText } from '../time-text/admitted-text';
import type { TimeProblem, TimeReading } from '../time-text/read-time-text';

export interface WordsContext {
  readonly t: Translate;
  readonly language: Language;
  readonly timeZone: string;
}

/** Name of a month with its year: "February 2026". */
function monthWords(month: WallTime, language: Language): string {
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(month);
}

/** What is wrong with a text, in words. */
export function problemWords(problem: TimeProblem, { t, language, timeZone }: WordsContext): string {
  switch (problem.kind) {
    case 'incomplete':
    case 'timestamp':
      return t(`time.${problem.kind}`, { form: t('time.form') });
    case 'year':
    case 'month':
    case 'day':
    case 'hour':
    case 'minute':
    case 'second':
      return t(`time.${problem.kind}`);
    case 'no-such-day': {
      const month = new UTCDateMini(problem.year, problem.month - 1);
      return t('time.noSuchDay', { month: monthWords(month, language), days: getDaysInMonth(month) });
    }
    case 'skipped': {
      const { from, to } = problem.change ?? { from: problem.wall, to: problem.wall };
      // The day is in the field already, unless the clocks jump over midnight.
      const form = isSameDay(from, to) ? 'HH:mm:ss' : dateTimeForm;
      return t('time.skipped', { from: lightFormat(from, form), to: lightFormat(to, form) });
    }
    case 'too-early':
      return t('time.tooEarly', { limit: formatDateTime(problem.limitMs, { timeZone }) });
    case 'too-late':
      return t('time.tooLate', { limit: formatDateTime(problem.limitMs, { timeZone }) });
  }
}

/** What a text means where that does not go without saying. */
export function meaningWords(reading: TimeReading, { t, timeZone }: WordsContext): string | null {
  if (reading.state !== 'moment') return null;
  const { writing, timeMs } = reading;
  switch (writing.as) {
    case 'seconds':
    case 'milliseconds':
      return t(`time.${writing.as}`, { time: formatDateTime(timeMs, { timeZone }) });
    case 'date':
      return writing.isEndOfDay ? t('time.endOfDay', { day: formatDay(timeMs, { timeZone }) }) : null;
  }
}

/** Why something that was typed or pasted was not taken over. */
export function refusalWords(reason: 'characters' | 'length', t: Translate): string {
  return t(`time.${reason}`, { count: longestTimeText });
}
