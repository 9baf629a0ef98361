import type { Lock } from '../auth-environment';
import { windowLock } from './window-lock';

/**
 * The Web Lock of that name over all windows. Where there are none (plain http is no secure context) only this window's
 * calls wait for each other; tokens are read again after a refusal, which covers the rest.
 */
export function browserLock(): Lock {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return windowLock();
  return async (name, waitMs, work) => {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), waitMs);
    let granted = false;
    try {
      return await locks.request(name, { signal: waiting.signal }, () => {
        granted = true;
        clearTimeout(timer);
        return work();
      });
    } catch (cause) {
      // A frozen window holds the lock: going on without it beats waiting for ever.
      if (!granted) return work();
      throw cause;
    } finally {
      clearTimeout(timer);
    }
  };
}
