import { formatDay, useTexts } from '@barnwatch/shared/i18n';
import { Icon, IconButton, lazyPart, Skeleton, useNow, useTold } from '@barnwatch/shared/ui';
import { Suspense, useRef, useState } from 'react';
import { type Day, dayOf, daySpan, plusDays } from './calendar-day';
import styles from './day-choice.module.css';

const DayPicker = lazyPart(() => import('./day-calendar').then((module) => module.DayPicker));

export interface DayChoiceProps {
  readonly label: string;
  /** Null: no day in particular. */
  readonly day: Day | null;
  readonly onChange: (day: Day) => void;
  /** The label stands above, as that of other fields beside it. */
  readonly shownLabel?: boolean;
}

/** A day up to today: picked from the calendar, or one further with a thumb. */
export function DayChoice({ label, shownLabel = false, ...props }: DayChoiceProps) {
  const { t, language } = useTexts('mf-incidents');
  const field = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Of several quick presses each is a day further, though the screen follows later.
  const [day, choose] = useTold(props.day, (next) => next !== null && props.onChange(next));
  const today = useNow(dayOf);
  const isLast = day === null || day >= today;
  const start = day === null ? null : daySpan(day).start;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short' });
  const words = start === null ? t('dayChoice.any') : `${weekday.format(start)} ${formatDay(start)}`;
  return (
    <fieldset className={styles.choice}>
      <legend className={shownLabel ? styles.label : styles.legend}>{label}</legend>
      <IconButton
        icon="chevron-left"
        name={t('dayChoice.before')}
        onClick={() => choose(day === null ? today : plusDays(day, -1))}
      />
      <span className={styles.place}>
        <button
          type="button"
          className={styles.day}
          aria-haspopup="dialog"
          aria-label={`${label}: ${words}`}
          ref={field}
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          {words}
          <Icon name="calendar" size={18} />
        </button>
      </span>
      <IconButton
        icon="chevron-right"
        name={t('dayChoice.after')}
        aria-disabled={isLast || undefined}
        onClick={() => {
          if (!isLast) choose(plusDays(day, 1));
        }}
      />
      {isOpen && (
        <Suspense fallback={<CalendarOnItsWay />}>
          <DayPicker
            label={label}
            field={field}
            day={day}
            today={today}
            last={today}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

/** Stands where the calendar will, over a slow line. */
function CalendarOnItsWay() {
  return (
    <span className={styles.onItsWay}>
      <Skeleton height="18rem" />
    </span>
  );
}
