import { type RefObject, useEffect } from 'react';

/** So long a tap waits for a second one, which goes near instead of away. */
const secondTapMs = 350;

/**
 * A tap on a picture follows its link, once no second tap has come. Keys, and presses that open another tab, are those
 * of any link.
 *
 * @param onFollow a stable function
 */
export function useTappedLinks(stage: RefObject<HTMLElement | null>, onFollow: (path: string) => void): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isOfKeys = event.detail === 0;
      if (!link || isOfKeys || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      const isSecond = waiting !== undefined;
      clearTimeout(waiting);
      waiting = undefined;
      if (isSecond) return;
      waiting = setTimeout(() => {
        waiting = undefined;
        onFollow(link.pathname + link.search);
      }, secondTapMs);
    };
    element.addEventListener('click', click, { capture: true });
    return () => {
      clearTimeout(waiting);
      element.removeEventListener('click', click, { capture: true });
    };
  }, [stage, onFollow]);
}
