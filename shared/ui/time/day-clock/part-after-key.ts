/** A hand of the 24-hour clock. */
export interface ClockPart {
  readonly name: 'hour' | 'minute' | 'second';
  /** Its values run from 0 to one less. */
  readonly count: number;
}

export const clockParts = [
  { name: 'hour', count: 24 },
  { name: 'minute', count: 60 },
  { name: 'second', count: 60 },
] as const satisfies readonly ClockPart[];

const longStep = 10;

/** A value some steps further, round and round. */
export function stepped(value: number, steps: number, count: number): number {
  return (((value + steps) % count) + count) % count;
}

/** Where a key leads a hand of the clock; `null` where it means nothing to it. */
export function valueAfterKey(key: string, value: number, count: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return stepped(value, 1, count);
    case 'ArrowDown':
      return stepped(value, -1, count);
    case 'PageUp':
      return stepped(value, longStep, count);
    case 'PageDown':
      return stepped(value, -longStep, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

export type TypedPart =
  | { readonly ok: true; readonly value: number; readonly isWhole: boolean }
  | { readonly ok: false };

/** Reads what is typed into a hand of the clock. `isWhole`: no further digit would fit. */
export function readPart(typed: string, count: number): TypedPart {
  if (!/^\d{1,2}$/.test(typed)) return { ok: false };
  const value = Number(typed);
  return value < count ? { ok: true, value, isWhole: typed.length === 2 || value * 10 >= count } : { ok: false };
}
