import { setTimeout as wait } from 'node:timers/promises';

/** A limit, no claim about time: a busy machine is slow, not wrong. */
const longestMs = 120_000;

/** Waits until something has come true; rejects when it never does. */
export async function until(met: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + longestMs;
  while (!(await met())) {
    if (Date.now() > deadline) throw new Error(`did not come true within ${longestMs} ms: ${met}`);
    await wait(5);
  }
}
