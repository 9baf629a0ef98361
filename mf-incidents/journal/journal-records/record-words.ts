import { formatDay, formatDuration, formatTimeOfDay, type Language, type Translate } from '@barnwatch/shared/i18n';
import { type Day, dayOf, daySpan } from '../../barn/day-choice/calendar-day';
import type { DocumentationTime } from '../../incident-records/record/incident-message';

/** `Saturday, 21.11.2026`; today and yesterday by these words. */
export function dayWords(day: Day, today: Day, yesterday: Day, language: Language, t: Translate): string {
  const { start } = daySpan(day);
  const date = formatDay(start);
  if (day === today) return t('documentation.today', { date });
  if (day === yesterday) return t('documentation.yesterday', { date });
  return `${new Intl.DateTimeFormat(language, { weekday: 'long' }).format(start)}, ${date}`;
}

/** When it was, below the heading of its day: `06:40`, `06:40 – 07:20 (40 min)`. */
export function timeOfDayWords(time: DocumentationTime, t: Translate): string {
  switch (time.kind) {
    case 'moment':
      return formatTimeOfDay(time.at);
    case 'span': {
      const { start, end } = time;
      if (end < start) return formatTimeOfDay(start);
      const until = dayOf(start) === dayOf(end) ? formatTimeOfDay(end) : `${formatDay(end)} ${formatTimeOfDay(end)}`;
      return `${formatTimeOfDay(start)} – ${until} (${formatDuration(end - start)})`;
    }
    case 'unknown':
      return t('documentation.noTime');
  }
}
