import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether somebody can see this window. */
export function usePageSeen(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}
