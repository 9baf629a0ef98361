import { formatDay, useTexts } from '@barnwatch/shared/i18n';
import { Icon, IconButton, useNow } from '@barnwatch/shared/ui';
import { useId, useRef } from 'react';
import { type Day, dayOf, daySpan, parseDay, plusDays } from './day';
import styles from './day-choice.module.css';

export interface DayChoiceProps {
  readonly label: string;
  /** Null: no day in particular. */
  readonly day: Day | null;
  readonly onChange: (day: Day) => void;
  /** The label stands above, as that of other fields beside it. */
  readonly shownLabel?: boolean;
}

const minuteMs = 60_000;

/** A day up to today: picked from the device's own calendar, or one further with a thumb. */
export function DayChoice({ label, day, onChange, shownLabel = false }: DayChoiceProps) {
  const { t, language } = useTexts('mf-incidents');
  const picker = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const today = dayOf(useNow((nowMs) => Math.floor(nowMs / minuteMs) * minuteMs));
  const isLast = day === null || day >= today;
  const start = day === null ? null : daySpan(day).start;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short' });
  const words = start === null ? t('dayChoice.any') : `${weekday.format(start)} ${formatDay(start)}`;
  return (
    <fieldset className={styles.choice}>
      <legend id={labelId} className={shownLabel ? styles.label : styles.legend}>
        {label}
      </legend>
      <IconButton
        icon="chevron-left"
        name={t('dayChoice.before')}
        onClick={() => onChange(day === null ? today : plusDays(day, -1))}
      />
      <span className={styles.place}>
        <button
          type="button"
          className={styles.day}
          aria-haspopup="dialog"
          aria-label={`${label}: ${words}`}
          onClick={() => openPicker(picker.current)}
        >
          {words}
          <Icon name="calendar" size={18} />
        </button>
        {/* The browser's calendar without its field: that writes days in the browser's language, not in the suite's. */}
        <input
          ref={picker}
          type="date"
          className={styles.picker}
          tabIndex={-1}
          aria-labelledby={labelId}
          value={day ?? ''}
          max={today}
          onChange={(event) => {
            const chosen = parseDay(event.currentTarget.value);
            if (chosen !== null && chosen <= today) onChange(chosen);
          }}
        />
      </span>
      <IconButton
        icon="chevron-right"
        name={t('dayChoice.after')}
        aria-disabled={isLast || undefined}
        onClick={() => {
          if (!isLast) onChange(plusDays(day, 1));
        }}
      />
    </fieldset>
  );
}

function openPicker(field: HTMLInputElement | null): void {
  if (field === null) return;
  // Browsers before 2023 open it when the field has the focus.
  if (typeof field.showPicker === 'function') field.showPicker();
  else field.focus();
}
