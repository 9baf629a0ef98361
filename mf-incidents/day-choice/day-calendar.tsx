import { type CivilDay, DayPicker } from '@barnwatch/shared/ui/time';
import type { RefObject } from 'react';
import type { Day } from './day';

export interface DayCalendarProps {
  readonly label: string;
  readonly field: RefObject<HTMLElement | null>;
  /** Null: no day in particular. */
  readonly day: Day | null;
  /** The last day that may be chosen. */
  readonly today: Day;
  readonly onChoose: (day: Day) => void;
  readonly onClose: () => void;
}

/** The suite's own calendar: Monday first, in the suite's language, on every device. */
export function DayCalendar({ label, field, day, today, onChoose, onClose }: DayCalendarProps) {
  const last = civil(today);
  return (
    <DayPicker
      label={label}
      field={field}
      day={day === null ? null : civil(day)}
      today={last}
      last={last}
      onChoose={(chosen) => onChoose(written(chosen))}
      onClose={onClose}
    />
  );
}

function civil(text: Day): CivilDay {
  const [year = 1970, month = 1, day = 1] = text.split('-').map(Number);
  return { year, month, day };
}

function written({ year, month, day }: CivilDay): Day {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
