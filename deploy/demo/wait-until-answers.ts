import { setTimeout as wait } from 'node:timers/promises';

/** Time between two tries, and the longest one try takes, ms. */
const pause = 100;
const tryTimeout = 10_000;

/**
 * Asks an address until it answers with a success.
 * @param giveUp looked at before each try; what it answers ends the wait
 * @returns why it was given up, `null` when it answered
 * @throws when the signal ends the wait
 */
export async function waitUntilAnswers<Reason>(
  address: string,
  giveUp: () => Reason | null,
  signal: AbortSignal,
): Promise<Reason | null> {
  for (;;) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(tryTimeout)]) });
      await answer.body?.cancel();
      if (answer.ok) return null;
    } catch {
      // Nothing listens yet: that is what is waited for.
    }
    const reason = giveUp();
    if (reason !== null) return reason;
    await wait(pause, undefined, { signal });
  }
}
