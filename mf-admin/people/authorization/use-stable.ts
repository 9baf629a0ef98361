import { useCallback, useEffect, useRef } from 'react';

/** The same function for as long as the component stands, doing what the latest one does: no row is drawn anew for it. */
export function useStable<Given extends readonly unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given) => latest.current(...given), []);
}
