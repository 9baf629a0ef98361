import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * For what lies over the page and does not go with it, as a dialog of the frame: tells that another page has taken the
 * place of the one over which it was opened, such as by the browser's way back. Another query of the page is none, nor is
 * the page to which one only leads on.
 */
export function useLeftPage(isOpen: boolean, onLeft: () => void): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const openedOver = useRef<string | null>(null);

  useEffect(() => {
    // Where the tab is: the page that was asked for may still be on its way.
    openedOver.current = isOpen ? location.pathname : null;
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page changes, not how it did or what is done then
  useEffect(() => {
    if (openedOver.current === null || openedOver.current === pathname) return;
    if (type === NavigationType.Replace) openedOver.current = pathname;
    else onLeft();
  }, [pathname]);
}
