import { useStore } from 'jotai';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Clock } from './clock';

export const ClockContext = createContext<Clock | null>(null);

/** The clock itself, for a moment that is wanted at a press and not on screen. */
export function useClock(): Clock {
  const clock = useContext(ClockContext);
  if (!clock) throw new Error('InterfaceRoot is missing above this component');
  return clock;
}

/** Now in ms, to the second; the component is drawn again only when what `select` makes of it changes. */
export function useNow<Selected>(select: (nowMs: number) => Selected): Selected {
  const clock = useClock();
  const states = useStore();
  const watch = useCallback((listener: () => void) => states.sub(clock.nowAtom, listener), [states, clock]);
  // Most choices are made anew with each drawing, which no atom made of them would outlive.
  return useSyncExternalStore(watch, () => select(clock.now()));
}
