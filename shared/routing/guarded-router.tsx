import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { GuardedHistory, type Visit } from './guarded-history';
import { LeaveGuards } from './leave-guard';
import { LeaveGuardsContext } from './use-leave-guard';

/**
 * How long another screen may be drawn behind the present one, ms. A screen that draws itself without end would keep a
 * transition waiting for ever: then it goes first.
 */
const longestTransitionMs = 1_000;

interface Transition {
  to: Visit | null;
  end: ReturnType<typeof setTimeout> | undefined;
}

/**
 * The browser's router, whose navigations a screen with unsaved input can hold (`useLeaveGuard`): links, calls of
 * `navigate`, back and forward alike. React Router itself holds navigations of its data routers only, and those are
 * 18 kB more before the first page.
 */
export function GuardedRouter({ children }: { readonly children?: ReactNode }) {
  const [visit, setVisit] = useState(GuardedHistory.now);
  const [{ guards, navigator, transition }] = useState(() => {
    const guards = new LeaveGuards();
    const transition: Transition = { to: null, end: undefined };
    const arrive = (next: Visit) => {
      clearTimeout(transition.end);
      transition.to = next;
      transition.end = setTimeout(() => setVisit(next), longestTransitionMs);
      // A screen that still loads lets the one before it stay.
      startTransition(() => setVisit(next));
    };
    return { guards, transition, navigator: new GuardedHistory(guards, arrive) };
  });
  useEffect(() => {
    if (transition.to === visit) clearTimeout(transition.end);
  }, [visit, transition]);
  useLayoutEffect(() => navigator.listen(), [navigator]);
  return (
    <Router location={visit.location} navigationType={visit.type} navigator={navigator}>
      <LeaveGuardsContext value={guards}>{children}</LeaveGuardsContext>
    </Router>
  );
}
