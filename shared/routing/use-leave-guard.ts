import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { LeaveGuards, type Proceed } from './leave-guard';

export const LeaveGuardsContext = createContext(new LeaveGuards());

const noParameters: readonly string[] = [];

export interface LeaveGuard {
  /** Somebody wants to leave and has to be asked. */
  readonly isAsked: boolean;
  /** Leaves, and loses what was not saved. */
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Holds every way out of a screen while it has something to lose: links, `navigate`, back and forward. The screen asks
 * (`isAsked`) and answers; for closing the window or loading another page the browser asks in its own words. Another
 * query of the same screen loses nothing, but for the parameters that are named; the same array for as long as it is so.
 */
export function useLeaveGuard(hasUnsaved: boolean, parameters: readonly string[] = noParameters): LeaveGuard {
  const guards = useContext(LeaveGuardsContext);
  const [held, setHeld] = useState<{ readonly proceed: Proceed } | null>(null);
  const release = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!hasUnsaved) return;
    const stop = new AbortController();
    const remove = guards.add((proceed) => setHeld({ proceed }), parameters);
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: stop.signal });
    const end = () => {
      stop.abort();
      remove();
    };
    release.current = end;
    return () => {
      end();
      setHeld(null);
    };
  }, [guards, hasUnsaved, parameters]);

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

/** Does something that loses what this window has not saved: each screen that would lose something is asked first. */
export function useAfterGuards(): (leave: () => void) => void {
  const guards = useContext(LeaveGuardsContext);
  return (leave) => guards.pass(leave);
}
