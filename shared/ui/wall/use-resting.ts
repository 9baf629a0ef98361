import { useEffect, useState } from 'react';
import { after } from './after';

const restsAfterMs = 4000;
const stirs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** True once nobody has moved, touched or pressed anything for some seconds: then controls and pointer may go. */
export function useResting(wanted: boolean): boolean {
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let cancel = () => {};
    const stir = () => {
      setResting(false);
      cancel();
      cancel = after(restsAfterMs, () => setResting(true));
    };
    stir();
    for (const type of stirs) document.addEventListener(type, stir, { passive: true });
    return () => {
      cancel();
      setResting(false);
      for (const type of stirs) document.removeEventListener(type, stir);
    };
  }, [wanted]);
  return resting;
}
