import type { Clock } from '../ui';

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  advance(byMs: number): void;
}

export function manualClock(startMs: number): ManualClock {
  const listeners = new Set<() => void>();
  let current = startMs;
  return {
    now: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    advance(byMs) {
      current += byMs;
      for (const listener of listeners) listener();
    },
  };
}
