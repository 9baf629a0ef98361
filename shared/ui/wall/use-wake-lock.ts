import { useEffect, useState } from 'react';
import { after } from './after';
import { WakeLockManager, type WakeLockState } from './wake-lock';

/** Keeps the screen awake while it is wanted and can be seen; the answer says whether that works. */
export function useWakeLock(wanted: boolean): WakeLockState {
  const [state, setState] = useState<WakeLockState>('off');
  useEffect(() => {
    if (!wanted) return;
    const manager = new WakeLockManager({
      // Not there in every browser, nor over plain HTTP, whatever its type says.
      locks: 'wakeLock' in navigator ? navigator.wakeLock : null,
      isVisible: () => document.visibilityState === 'visible',
      after,
      onState: setState,
    });
    const follow = () => manager.visibilityChanged();
    document.addEventListener('visibilitychange', follow);
    manager.start();
    return () => {
      document.removeEventListener('visibilitychange', follow);
      manager.stop();
    };
  }, [wanted]);
  return state;
}
