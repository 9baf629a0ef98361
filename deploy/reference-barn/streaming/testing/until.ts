import { setTimeout as wait } from 'node:timers/promises';

/** Waits until something has come true; rejects when it has not in time. */
export async function until(met: () => boolean, timeoutMs = 10_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!met()) {
    if (Date.now() > deadline) throw new Error(`did not come true within ${timeoutMs} ms: ${met}`);
    await wait(5);
  }
}
