import { startTransition, useEffect, useState } from 'react';

/** More cards than fit on a large screen. */
const FIRST = 24;
/** So many cards are drawn within one frame on a slow phone. */
const STEP = 24;

/** How many of many cards are drawn: at first those that can be seen, the others little by little behind them. */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (count >= total) return;
    // In a task of its own: whatever a person does meanwhile comes first.
    const timer = setTimeout(() => startTransition(() => setCount(count + STEP)));
    return () => clearTimeout(timer);
  }, [count, total]);
  return count;
}
