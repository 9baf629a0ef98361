import { useLocation } from '@barnwatch/shared/routing';
import { type RefObject, useEffect, useRef } from 'react';
import { keepFocus } from './keep-focus';

/** The focus is never lost: it goes on when what had it is gone, and to the content when another screen opens. */
export function useKeptFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => keepFocus(document.body), []);
  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    const { activeElement } = document;
    // The screen itself, or a dialog, may know better.
    const isElsewhere = content.current?.contains(activeElement) || activeElement?.closest('dialog');
    if (!isElsewhere) content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
}
