import { type ClockChange, clockChangeAround, momentsOf, type WallTime } from '../../../time';
import { type DatePart, readDateText } from './date-text';
import type { TimeMode } from './time-mode';
import { readTimestamp } from './timestamp-text';

/** Within which a time must lie, both included; ms since 1970 UTC. */
export interface TimeLimits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

export type TimeProblem =
  /** No date yet, or none at all. `open`: more typing may still mend it. */
  | { readonly kind: 'incomplete'; readonly open: boolean }
  | { readonly kind: DatePart; readonly open: boolean }
  | { readonly kind: 'no-such-day'; readonly year: number; readonly month: number }
  /** The clocks are put forward over it. */
  | { readonly kind: 'skipped'; readonly wall: WallTime; readonly change: ClockChange | null }
  /** A timestamp of a length that is neither seconds nor milliseconds. */
  | { readonly kind: 'timestamp'; readonly open: boolean }
  | { readonly kind: 'too-early' | 'too-late'; readonly limitMs: number };

/** How a moment was written. */
export type Writing =
  | { readonly as: 'date'; readonly padded: string; readonly wall: WallTime; readonly isEndOfDay: boolean }
  | { readonly as: 'seconds' | 'milliseconds' };

export type TimeReading =
  | { readonly state: 'empty' }
  | { readonly state: 'moment'; readonly timeMs: number; readonly writing: Writing }
  /** The clocks are put back over it: it is shown twice, and only a choice tells which one is meant. */
  | {
      readonly state: 'twice';
      readonly moments: readonly [first: number, second: number];
      readonly writing: Extract<Writing, { as: 'date' }>;
    }
  | { readonly state: 'problem'; readonly problem: TimeProblem };

export interface TimeTextRules extends TimeLimits {
  readonly mode: TimeMode;
  readonly timeZone: string;
}

/** Reads what stands in a date-time field. Never guesses, never shifts: what is no moment is a problem with a name. */
export function readTimeText(typed: string, rules: TimeTextRules): TimeReading {
  const text = typed.trim();
  if (text === '') return { state: 'empty' };
  return within(isTimestamp(text, rules.mode) ? timestamp(text) : date(text, rules.timeZone), rules);
}

/**
 * Product 4.6: in auto mode a text that starts with 1 is a Unix timestamp. It is one as long as it has digits only:
 * with a dash it is a date, of a year such as 1999 or 19.
 */
function isTimestamp(text: string, mode: TimeMode): boolean {
  switch (mode) {
    case 'auto':
      return /^1\d*$/.test(text);
    case 'timestamp':
      return true;
    case 'dateString':
      return false;
  }
}

function timestamp(text: string): TimeReading {
  const reading = readTimestamp(text);
  if (reading.ok) return { state: 'moment', timeMs: reading.timeMs, writing: { as: reading.unit } };
  return { state: 'problem', problem: { kind: 'timestamp', open: /^\d{1,12}$/.test(text) } };
}

function date(text: string, timeZone: string): TimeReading {
  const reading = readDateText(text);
  if (!reading.ok) {
    if (reading.problem === 'no-such-day') {
      return { state: 'problem', problem: { kind: 'no-such-day', year: reading.year, month: reading.month } };
    }
    return { state: 'problem', problem: { kind: reading.problem, open: reading.open } };
  }
  const { wall, padded, isEndOfDay } = reading;
  const writing = { as: 'date', padded, wall, isEndOfDay } as const;
  const [first, second] = momentsOf(wall, timeZone);
  if (first === undefined) {
    return { state: 'problem', problem: { kind: 'skipped', wall, change: clockChangeAround(wall, timeZone) } };
  }
  return second === undefined
    ? { state: 'moment', timeMs: first, writing }
    : { state: 'twice', moments: [first, second], writing };
}

export function isWithinLimits(timeMs: number, { min = -Infinity, max = Infinity }: TimeLimits): boolean {
  return timeMs >= min && timeMs <= max;
}

function within(reading: TimeReading, limits: TimeLimits): TimeReading {
  const { min = -Infinity, max = Infinity } = limits;
  const moments = reading.state === 'moment' ? [reading.timeMs] : reading.state === 'twice' ? reading.moments : [];
  if (moments.some((moment) => isWithinLimits(moment, limits)) || moments.length === 0) return reading;
  const [earliest = 0] = moments;
  return earliest < min
    ? { state: 'problem', problem: { kind: 'too-early', limitMs: min } }
    : { state: 'problem', problem: { kind: 'too-late', limitMs: max } };
}

/** Whether a text says all down to the second: there is no more typing to wait for. */
export function isWholeTimeText(text: string): boolean {
  return /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d|\d{13})$/.test(text);
}
