import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longer work in one go would show in the live pictures of the others. */
const yieldAfterMs = 4;

/**
 * For work in many small steps on the main thread: awaited between steps, it lets others in whenever the work has held
 * the thread for a while. @throws the signal's reason
 */
export function createYielder(signal: AbortSignal): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < yieldAfterMs) return undefined;
    return nextTurn().then(() => {
      signal.throwIfAborted();
      since = performance.now();
    });
  };
}
