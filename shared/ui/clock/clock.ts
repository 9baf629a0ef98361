import { type Atom, atom } from 'jotai';
import type { StateStore } from '../../state';

/** One timer for everything on the page that shows a passing time. */
export interface Clock {
  /** Now in ms, advancing once a second while somebody looks; stable in between. */
  now(): number;
  /** The same as a state. It is kept up to date only while somebody watches it: whoever asks once asks `now`. */
  readonly nowAtom: Atom<number>;
}

export interface ClockEnvironment {
  readonly now: () => number;
  readonly setInterval: (run: () => void, everyMs: number) => unknown;
  readonly clearInterval: (timer: never) => void;
}

const tickMs = 1000;

/** Runs only while somebody watches: nothing ticks on a page without ages. */
export function createClock(states: StateStore, { now, setInterval, clearInterval }: ClockEnvironment): Clock {
  const nowAtom = atom(now());
  let isTicking = false;
  nowAtom.onMount = (set) => {
    set(now());
    const timer = setInterval(() => set(now()), tickMs);
    isTicking = true;
    return () => {
      clearInterval(timer as never);
      isTicking = false;
    };
  };

  return {
    nowAtom,
    now() {
      const shown = states.get(nowAtom);
      if (isTicking) return shown;
      // Nobody watches: a late first reader must not see a time of long ago.
      const fresh = now();
      if (fresh - shown < tickMs && fresh >= shown) return shown;
      states.set(nowAtom, fresh);
      return fresh;
    },
  };
}
