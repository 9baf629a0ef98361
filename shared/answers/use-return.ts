import { useEffect, useRef } from 'react';

/** Calls once for each time that a barn which could not be reached can be reached again. */
export function useReturn(isOnline: boolean, onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  }, [onReturn]);
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isBack) latest.current();
  }, [isOnline]);
}
