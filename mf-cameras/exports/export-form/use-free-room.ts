import { useEffect, useState } from 'react';

/** How much the browser lets this page keep besides what is there, in bytes; null where it does not say. */
export function useFreeRoom(): number | null {
  const [free, setFree] = useState<number | null>(null);
  useEffect(() => {
    let wanted = true;
    // Not there on plain http.
    void navigator.storage?.estimate?.().then(
      ({ quota, usage }) => {
        if (wanted && quota !== undefined) setFree(Math.max(0, quota - (usage ?? 0)));
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return free;
}
