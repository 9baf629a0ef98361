import { useEffect, useState } from 'react';

/** What comes later than this after the first is drawn when it comes, ms. */
const longestWaitMs = 2_000;

/**
 * Whether to wait with drawing for what is still on its way: what is drawn piece by piece moves under the finger of
 * whoever has begun to use it. True while it is on its way, 2 s at most.
 */
export function useAwaited(isOnItsWay: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) return;
    setLate(false);
    const timer = setTimeout(() => setLate(true), longestWaitMs);
    return () => clearTimeout(timer);
  }, [isOnItsWay]);
  return isOnItsWay && !isLate;
}
