import { startTransition, useEffect, useState } from 'react';

/** A page that is never idle has the rest by then, ms. */
const longestMs = 2_000;
/** Where a browser tells nobody that it is idle: the first page and its pictures go before, ms. */
const laterMs = 1_000;

/**
 * Whether the first drawing is over, and with it what a window shows at first: what it hides, for another width or in a
 * group that is folded, is drawn once the page has nothing else to do. An old phone draws the frame in half the time.
 */
export function useDrawnWhole(): boolean {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const draw = () => startTransition(() => setWhole(true));
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(draw, laterMs);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(draw, { timeout: longestMs });
    return () => cancelIdleCallback(idle);
  }, []);
  return isWhole;
}
