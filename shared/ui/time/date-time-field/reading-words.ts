import { formatDateTime, formatDay, type Language, type Translate } from '../../../i18n';
import { isSameDay } from '../calendar/civil-day';
import { formatWallTime, type WallTime } from '../clock-times/wall-time';
import { longestTimeText } from '../time-text/admitted-text';
import { daysIn } from '../time-text/date-text';
import type { TimeProblem, TimeReading } from '../time-text/read-time-text';

export interface WordsContext {
  readonly t: Translate;
  readonly language: Language;
  readonly timeZone: string;
}

/** Name of a month with its year: "February 2026". */
function monthWords(year: number, month: number, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(year, month - 1, 1));
}

/** What is wrong with a text, in words. */
export function problemWords(problem: TimeProblem, { t, language, timeZone }: WordsContext): string {
  const form = t('time.form');
  switch (problem.kind) {
    case 'incomplete':
    case 'timestamp':
      return t(`time.${problem.kind}`, { form });
    case 'year':
    case 'month':
    case 'day':
    case 'hour':
    case 'minute':
    case 'second':
      return t(`time.${problem.kind}`);
    case 'no-such-day': {
      const { year, month } = problem;
      return t('time.noSuchDay', { month: monthWords(year, month, language), days: daysIn(year, month) });
    }
    case 'skipped': {
      const { from, to } = problem.change ?? { from: problem.wall, to: problem.wall };
      // The day is in the field already, unless the clocks jump over midnight.
      const shown = isSameDay(from, to) ? timeOfDay : formatWallTime;
      return t('time.skipped', { from: shown(from), to: shown(to) });
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

function timeOfDay(wall: WallTime): string {
  return formatWallTime(wall).slice('YYYY-mm-DD '.length);
}

/** Why something that was typed or pasted was not taken over. */
export function refusalWords(reason: 'characters' | 'length', t: Translate): string {
  return t(`time.${reason}`, { count: longestTimeText });
}
