import { type RefObject, useEffect, useRef } from 'react';

/**
 * A step takes the focus when it replaces another one: what had the focus before is gone. Not at the first one, and not
 * where a dialog has the focus.
 */
export function useFocusAtStep(step: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (document.activeElement === document.body) place.current?.focus();
  }, [step]);
  return place;
}
