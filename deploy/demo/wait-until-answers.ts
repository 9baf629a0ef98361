import { setTimeout as wait } from 'node:timers/promises';

/** Time between two tries, and the longest one try takes, ms. */
const pause = 100;
const tryTimeout = 2_000;

/**
 * Asks an address until it answers with a success.
 * @returns whether it did within `timeoutMs`
 * @throws when the signal ends the wait
 */
export async function waitUntilAnswers(address: string, timeoutMs: number, signal: AbortSignal): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(tryTimeout)]) });
      await answer.body?.cancel();
      if (answer.ok) return true;
    } catch {
      // Nothing listens yet: that is what is waited for.
    }
    await wait(pause, undefined, { signal });
  }
  return false;
}
