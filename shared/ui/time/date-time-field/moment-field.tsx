import { useState } from 'react';
import { useTold } from '../../fields/use-told';
import { DateTimeField, type DateTimeFieldProps } from './date-time-field';

export interface MomentFieldProps extends Omit<DateTimeFieldProps, 'value' | 'onChange'> {
  /** Ms since 1970 UTC. */
  readonly value: number;
  /** Told of another moment only. */
  readonly onChange: (timeMs: number) => void;
}

/**
 * A date-time field of something that always has a moment, such as the picture that is shown. A text that is no moment,
 * or could be two, changes nothing: it stays in the field, with its message or its choice, until it is mended or the
 * moment becomes another one. Emptied, the field shows the moment again.
 */
export function MomentField({ value, onChange, ...rest }: MomentFieldProps) {
  const [moment, tell] = useTold(value, onChange);
  /** The moment beside which the field holds none. */
  const [unreadAt, setUnreadAt] = useState<number | null>(null);
  const shown: number | null = unreadAt === moment ? null : moment;
  return (
    <DateTimeField
      {...rest}
      value={shown}
      onChange={(timeMs, reading) => {
        setUnreadAt(timeMs === null && reading.state !== 'empty' ? moment : null);
        if (timeMs !== null && timeMs !== moment) tell(timeMs);
      }}
    />
  );
}
