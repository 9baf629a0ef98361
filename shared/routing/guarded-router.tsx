import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { GuardedHistory } from './guarded-history';
import { LeaveGuards } from './leave-guard';
import { LeaveGuardsContext } from './use-leave-guard';

/**
 * The browser's router, whose navigations a screen with unsaved input can hold (`useLeaveGuard`): links, calls of
 * `navigate`, back and forward alike. React Router itself holds navigations of its data routers only, and those are
 * 18 kB more before the first page.
 */
export function GuardedRouter({ children }: { readonly children?: ReactNode }) {
  const [visit, setVisit] = useState(GuardedHistory.now);
  const [{ guards, navigator }] = useState(() => {
    const guards = new LeaveGuards();
    // A screen that still loads lets the one before it stay.
    return { guards, navigator: new GuardedHistory(guards, (next) => startTransition(() => setVisit(next))) };
  });
  useLayoutEffect(() => navigator.listen(), [navigator]);
  return (
    <Router location={visit.location} navigationType={visit.type} navigator={navigator}>
      <LeaveGuardsContext value={guards}>{children}</LeaveGuardsContext>
    </Router>
  );
}
