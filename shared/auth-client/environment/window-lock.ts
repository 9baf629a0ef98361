import type { Lock } from '../auth-environment';
import { deadline } from '../requests/deadline';

/** A lock among the calls of one window, with the same bounded wait as the Web Lock that it stands in for. */
export function windowLock(): Lock {
  const tails = new Map<string, Promise<unknown>>();
  return async (name, waitMs, work) => {
    const before = tails.get(name) ?? Promise.resolve();
    const patience = deadline(waitMs);
    const turn = Promise.race([
      before,
      new Promise((resolve) => patience.signal.addEventListener('abort', resolve)),
    ]).finally(patience.end);
    const result = turn.then(work);
    tails.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  };
}
