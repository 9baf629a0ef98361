import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { LeaveGuards, type Proceed } from './leave-guard';

export const LeaveGuardsContext = createContext(new LeaveGuards());

export interface LeaveGuard {
  /** Somebody wants to leave and has to be asked. */
  readonly isAsked: boolean;
  /** Leaves, and loses what was not saved. */
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Holds every way out of a screen while it has something to lose: links, `navigate`, back and forward. The screen asks
 * (`isAsked`) and answers; for closing the window or loading another page the browser asks in its own words.
 */
export function useLeaveGuard(hasUnsaved: boolean): LeaveGuard {
  const guards = useContext(LeaveGuardsContext);
  const [held, setHeld] = useState<{ readonly proceed: Proceed } | null>(null);
  const release = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!hasUnsaved) return;
    const stop = new AbortController();
    const hold = (proceed: Proceed) => setHeld({ proceed });
    const remove = guards.add(hold);
    const stopWatching = guards.watchHistory(heldHistory(hold));
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: stop.signal });
    const end = () => {
      stop.abort();
      remove();
      stopWatching();
    };
    release.current = end;
    return () => {
      end();
      setHeld(null);
    };
  }, [guards, hasUnsaved]);

  return {
    isAsked: held !== null,
    leave() {
      release.current();
      setHeld(null);
      held?.proceed();
    },
    stay: () => setHeld(null),
  };
}

/**
 * Back and forward have happened when they are told of: they are undone before the router hears of them.
 */
function heldHistory(hold: (proceed: Proceed) => void): (event: PopStateEvent) => void {
  const { pathname } = location;
  const place = placeOf(history.state);
  let isReturning = false;
  return (event) => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const to = placeOf(event.state);
    if (location.pathname === pathname || to === null || place === null || to === place) return;
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(place - to);
    hold(() => history.go(to - place));
  };
}

/** React Router numbers the places of its history. */
function placeOf(state: unknown): number | null {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;
}
