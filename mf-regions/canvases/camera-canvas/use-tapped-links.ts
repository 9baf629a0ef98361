import { type RefObject, useEffect } from 'react';

/** So long a tap waits for a second one, which goes near instead of away. */
const secondTapMs = 350;

/**
 * A tap on a picture follows its link, once no second tap and no movement has begun. Keys, and presses that open
 * another tab, are those of any link.
 *
 * @param onFollow a stable function
 */
export function useTappedLinks(stage: RefObject<HTMLElement | null>, onFollow: (path: string) => void): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let tappedAt = Number.NEGATIVE_INFINITY;
    const press = () => clearTimeout(waiting);
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isOfKeys = event.detail === 0;
      if (!link || isOfKeys || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      clearTimeout(waiting);
      const isSecond = event.timeStamp - tappedAt < secondTapMs;
      tappedAt = isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp;
      if (!isSecond) waiting = setTimeout(() => onFollow(link.pathname + link.search), secondTapMs);
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('click', click, { capture: true });
    return () => {
      clearTimeout(waiting);
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('click', click, { capture: true });
    };
  }, [stage, onFollow]);
}
