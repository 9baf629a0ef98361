import { UTCDateMini } from '@date-fns/utc/date/mini';
import { lightFormat } from 'date-fns/lightFormat';
import { type RefObject, useState } from 'react';
import { Calendar } from '../calendar/calendar';
import { nearestWithin } from '../calendar/day-limits';
import { Popover } from './popover';

/** Days are texts, `YYYY-MM-DD`. */
export interface DayPickerProps {
  /** What the day is for. */
  readonly label: string;
  /** What it opens beside, on wide windows. */
  readonly field: RefObject<HTMLElement | null>;
  /** The day that is chosen now; null for none. */
  readonly day: string | null;
  readonly today: string;
  /** The last day that may be chosen; none by default. */
  readonly last?: string | undefined;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

/** A day from the calendar: one press chooses it and closes. */
export function DayPicker({ label, field, day, today, last, onChoose, onClose }: DayPickerProps) {
  const limits = { last: last === undefined ? undefined : new UTCDateMini(last) };
  const [cursor, setCursor] = useState(() => nearestWithin(new UTCDateMini(day ?? today), limits));
  return (
    <Popover name={label} beside={field} onClose={onClose}>
      <Calendar
        cursor={cursor}
        selected={day === null ? null : new UTCDateMini(day)}
        today={new UTCDateMini(today)}
        limits={limits}
        onMove={setCursor}
        onSelect={(chosen) => {
          onChoose(lightFormat(chosen, 'yyyy-MM-dd'));
          onClose();
        }}
      />
    </Popover>
  );
}
