import { atom } from 'jotai';
import type { StateStore } from '../state';
import type { Clock } from '../ui';

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  advance(byMs: number): void;
}

export function manualClock(states: StateStore, startMs: number): ManualClock {
  const nowAtom = atom(startMs);
  return {
    nowAtom,
    now: () => states.get(nowAtom),
    advance: (byMs) => states.set(nowAtom, (current) => current + byMs),
  };
}
