import { startTransition, useEffect, useState } from 'react';

export interface Growth {
  /** As many as fill a screen: they are drawn at once. */
  readonly first: number;
  /** As many as are drawn without anybody waiting for it. */
  readonly step: number;
  /** An entry that must be there at once, from 1. */
  readonly atLeast?: number;
}

/**
 * How many of a long list are drawn by now: at first what fills the screen, soon all of it. Hundreds at once would make
 * a press wait.
 */
export function useGrowingCount(total: number, { first, step, atLeast = 0 }: Growth): number {
  const least = Math.max(first, atLeast);
  const [count, setCount] = useState(least);
  // After a short list, such as the finds of a search, a long one grows again.
  const bounded = Math.max(least, Math.min(count, total));
  if (bounded !== count) setCount(bounded);
  useEffect(() => {
    if (bounded >= total) return;
    // In a task of its own: whatever a person does meanwhile comes first.
    const timer = setTimeout(() => startTransition(() => setCount(bounded + step)));
    return () => clearTimeout(timer);
  }, [bounded, total, step]);
  return Math.min(bounded, total);
}
