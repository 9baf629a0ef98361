import { type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { BrowserRouter, UNSAFE_NavigationContext } from 'react-router-dom';
import { LeaveGuards } from './leave-guard';
import { LeaveGuardsContext } from './use-leave-guard';

/**
 * The browser's router, whose navigations a screen with unsaved input can hold (`useLeaveGuard`): links and calls of
 * `navigate` alike. React Router itself holds navigations of its data routers only.
 */
export function GuardedRouter({ children }: { readonly children?: ReactNode }) {
  const [guards] = useState(() => new LeaveGuards());
  return (
    <BrowserRouter>
      <LeaveGuardsContext value={guards}>
        <GuardedNavigation guards={guards}>{children}</GuardedNavigation>
      </LeaveGuardsContext>
    </BrowserRouter>
  );
}

function GuardedNavigation({ guards, children }: { readonly guards: LeaveGuards; readonly children: ReactNode }) {
  const context = useContext(UNSAFE_NavigationContext);
  const guarded = useMemo(() => {
    const { navigator } = context;
    type Go = typeof navigator.push;
    // Another query of the same screen loses nothing.
    const isLeaving = (to: Parameters<Go>[0]) =>
      new URL(navigator.createHref(to), location.href).pathname !== location.pathname;
    const held =
      (go: Go): Go =>
      (to, ...rest) =>
        isLeaving(to) ? guards.pass(() => go(to, ...rest)) : go(to, ...rest);
    return {
      ...context,
      navigator: {
        createHref: navigator.createHref,
        go: navigator.go,
        push: held(navigator.push),
        replace: held(navigator.replace),
      },
    };
  }, [context, guards]);
  // Listeners at the window are called in the order in which they came: effects of a child come before the router's.
  useLayoutEffect(() => {
    addEventListener('popstate', guards.moved);
    return () => removeEventListener('popstate', guards.moved);
  }, [guards]);
  return <UNSAFE_NavigationContext value={guarded}>{children}</UNSAFE_NavigationContext>;
}
