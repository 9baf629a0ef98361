import { useCallback, useEffect, useRef } from 'react';

/** A wait until something is known; it answers false where the screen is left before. */
export function useUntilKnown(isKnown: boolean): () => Promise<boolean> {
  const latest = useRef(isKnown);
  const waiting = useRef(new Set<(known: boolean) => void>());
  useEffect(() => {
    latest.current = isKnown;
    if (!isKnown) return;
    for (const tell of waiting.current) tell(true);
    waiting.current.clear();
  }, [isKnown]);
  useEffect(() => {
    const left = waiting.current;
    return () => {
      for (const tell of left) tell(false);
    };
  }, []);
  return useCallback(
    () => (latest.current ? Promise.resolve(true) : new Promise((resolve) => waiting.current.add(resolve))),
    [],
  );
}
