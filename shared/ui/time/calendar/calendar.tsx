import { addMonths } from 'date-fns/addMonths';
import { isSameDay } from 'date-fns/isSameDay';
import { isSameMonth } from 'date-fns/isSameMonth';
import { lightFormat } from 'date-fns/lightFormat';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useDoorTexts } from '../../../i18n';
import type { WallTime } from '../../../time';
import { Button } from '../../buttons/button';
import { IconButton } from '../../buttons/icon-button';
import { timeTexts } from '../time-texts';
import styles from './calendar.module.css';
import { calendarWords } from './calendar-words';
import { dayAfterKey } from './day-after-key';
import { type DayLimits, isWithin, nearestWithin } from './day-limits';
import { weeksAround } from './weeks-around';

/** Days are wall times of which only the day counts. */
export interface CalendarProps {
  /** Its month is shown, and it is the one that keys move from. */
  readonly cursor: WallTime;
  readonly selected: WallTime | null;
  readonly today: WallTime;
  readonly limits: DayLimits;
  readonly onMove: (day: WallTime) => void;
  readonly onSelect: (day: WallTime) => void;
}

/** A month of days, Monday first, by the ARIA pattern of a calendar grid. */
export function Calendar({ cursor, selected, today, limits, onMove, onSelect }: CalendarProps) {
  const { t, language } = useDoorTexts(timeTexts);
  const id = useId();
  const words = useMemo(() => calendarWords(language), [language]);
  const grid = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);

  const cursorDay = nameOf(cursor);
  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${cursorDay}"]`)?.focus();
  }, [cursorDay]);

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          icon="chevron-left"
          name={t('time.calendar.previousMonth')}
          onClick={() => onMove(nearestWithin(addMonths(cursor, -1), limits))}
        />
        <p id={id} className={styles.month} aria-live="polite">
          {words.month(cursor)}
        </p>
        <IconButton
          icon="chevron-right"
          name={t('time.calendar.nextMonth')}
          onClick={() => onMove(nearestWithin(addMonths(cursor, 1), limits))}
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
            <tr key={week.map(nameOf)[0]}>
              {week.map((day) => {
                const isCursor = isSameDay(day, cursor);
                return (
                  <td key={nameOf(day)}>
                    <button
                      type="button"
                      className={styles.day}
                      data-day={nameOf(day)}
                      data-first-focus={isCursor ? '' : undefined}
                      data-other-month={isSameMonth(day, cursor) ? undefined : ''}
                      tabIndex={isCursor ? 0 : -1}
                      aria-label={words.day(day)}
                      aria-pressed={selected !== null && isSameDay(day, selected)}
                      aria-current={isSameDay(day, today) ? 'date' : undefined}
                      disabled={!isWithin(day, limits)}
                      onClick={() => onSelect(day)}
                    >
                      {day.getDate()}
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

function nameOf(day: WallTime): string {
  return lightFormat(day, 'yyyy-MM-dd');
}
