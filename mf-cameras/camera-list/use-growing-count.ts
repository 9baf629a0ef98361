import { startTransition, useEffect, useState } from 'react';

/** As many as fill any screen. */
const FIRST = 60;
/** As many as are drawn without anybody waiting for it. */
const STEP = 60;

/**
 * How many of a long list are drawn by now: at first what fills the screen, soon all of it. Hundreds at once would make
 * a press wait.
 *
 * @param atLeast an entry that must be there at once, from 1
 */
export function useGrowingCount(total: number, atLeast: number): number {
  const first = Math.max(FIRST, atLeast);
  const [count, setCount] = useState(first);
  // After a short list, such as the finds of a search, a long one grows again.
  const bounded = Math.max(first, Math.min(count, total));
  if (bounded !== count) setCount(bounded);
  useEffect(() => {
    if (bounded >= total) return;
    const timer = setTimeout(() => startTransition(() => setCount(bounded + STEP)));
    return () => clearTimeout(timer);
  }, [bounded, total]);
  return Math.min(bounded, total);
}
