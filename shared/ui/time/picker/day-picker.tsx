import { type RefObject, useState } from 'react';
import { Calendar } from '../calendar/calendar';
import { type CivilDay, nearestWithin } from '../calendar/civil-day';
import { Popover } from './popover';

export interface DayPickerProps {
  /** What the day is for. */
  readonly label: string;
  /** What it opens beside, on wide windows. */
  readonly field: RefObject<HTMLElement | null>;
  /** The day that is chosen now; null for none. */
  readonly day: CivilDay | null;
  readonly today: CivilDay;
  /** The last day that may be chosen; none by default. */
  readonly last?: CivilDay | undefined;
  readonly onChoose: (day: CivilDay) => void;
  readonly onClose: () => void;
}

/** A day from the calendar: one press chooses it and closes. */
export function DayPicker({ label, field, day, today, last, onChoose, onClose }: DayPickerProps) {
  const limits = { last };
  const [cursor, setCursor] = useState(nearestWithin(day ?? today, limits));
  return (
    <Popover name={label} beside={field} onClose={onClose}>
      <Calendar
        cursor={cursor}
        selected={day}
        today={today}
        limits={limits}
        onMove={setCursor}
        onSelect={(chosen) => {
          onChoose(chosen);
          onClose();
        }}
      />
    </Popover>
  );
}
