import { type RefObject, useEffect, useRef } from 'react';

/**
 * The place of a step takes the focus when another step takes the place: what had it before is gone. Not at the first
 * one, and not where a dialog has the focus.
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
