import { useEffect, useId, useMemo, useRef } from 'react';
import { useTexts } from '../../../i18n';
import { Button } from '../../buttons/button';
import { IconButton } from '../../buttons/icon-button';
import styles from './calendar.module.css';
import { calendarWords } from './calendar-words';
import {
  type CivilDay,
  type DayLimits,
  dayAsUtc,
  isSameDay,
  isWithin,
  nearestWithin,
  plusMonths,
  weeksAround,
} from './civil-day';
import { dayAfterKey } from './day-after-key';

export interface CalendarProps {
  /** Its month is shown, and it is the one that keys move from. */
  readonly cursor: CivilDay;
  readonly selected: CivilDay | null;
  readonly today: CivilDay;
  readonly limits: DayLimits;
  readonly onMove: (day: CivilDay) => void;
  readonly onSelect: (day: CivilDay) => void;
}

/** A month of days, Monday first, by the ARIA pattern of a calendar grid. */
export function Calendar({ cursor, selected, today, limits, onMove, onSelect }: CalendarProps) {
  const { t, language } = useTexts();
  const id = useId();
  const words = useMemo(() => calendarWords(language), [language]);
  const grid = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);

  const cursorAt = dayAsUtc(cursor);
  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${cursorAt}"]`)?.focus();
  }, [cursorAt]);

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          icon="chevron-left"
          name={t('time.calendar.previousMonth')}
          onClick={() => onMove(nearestWithin(plusMonths(cursor, -1), limits))}
        />
        <p id={id} className={styles.month} aria-live="polite">
          {words.month(cursor)}
        </p>
        <IconButton
          icon="chevron-right"
          name={t('time.calendar.nextMonth')}
          onClick={() => onMove(nearestWithin(plusMonths(cursor, 1), limits))}
        />
        <Button kind="plain" disabled={!isWithin(today, limits)} onClick={() => onSelect(today)}>
          {t('time.calendar.today')}
        </Button>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a calendar is a table as grid
        role="grid"
        aria-labelledby={id}
        className={styles.days}
        onKeyDown={(event) => {
          const next = dayAfterKey(event.key, event.shiftKey, cursor);
          if (!next) return;
          event.preventDefault();
          movedByKey.current = true;
          onMove(nearestWithin(next, limits));
        }}
      >
        <thead>
          <tr>
            {words.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksAround(cursor).map((week) => (
            <tr key={week.map(dayAsUtc)[0]}>
              {week.map((day) => {
                const isCursor = isSameDay(day, cursor);
                return (
                  <td key={dayAsUtc(day)}>
                    <button
                      type="button"
                      className={styles.day}
                      data-day={dayAsUtc(day)}
                      data-first-focus={isCursor ? '' : undefined}
                      data-other-month={day.month === cursor.month ? undefined : ''}
                      tabIndex={isCursor ? 0 : -1}
                      aria-label={words.day(day)}
                      aria-pressed={selected !== null && isSameDay(day, selected)}
                      aria-current={isSameDay(day, today) ? 'date' : undefined}
                      disabled={!isWithin(day, limits)}
                      onClick={() => onSelect(day)}
                    >
                      {day.day}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
