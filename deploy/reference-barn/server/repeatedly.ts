import { setTimeout as delay } from 'node:timers/promises';

/**
 * Does a piece of work again and again, with a pause after each, until the signal aborts. A failure is told and does
 * not end it.
 * @returns when the last piece has ended
 */
export async function repeatedly(
  pauseMs: number,
  work: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await work(signal);
      await delay(pauseMs, undefined, { signal, ref: false });
    } catch (error) {
      if (signal.aborted) return;
      onFailure(error);
      await delay(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
