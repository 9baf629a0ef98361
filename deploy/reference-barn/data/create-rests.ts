import { setTimeout as wait } from 'node:timers/promises';

/** The machine belongs to those who wait for an answer: after each slice it rests this many times as long as that took. */
const restsPerWork = 3;

/**
 * For work in slices that nobody waits for, such as cleaning up: awaited after each slice.
 * @throws when the signal aborts
 */
export function createRests(signal: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    await wait(restsPerWork * (performance.now() - since), undefined, { signal, ref: false });
    since = performance.now();
  };
}
