import { setTimeout as wait } from 'node:timers/promises';

const everyMs = 50;

/**
 * Asks again and again until there is an answer. What is timed is noted in the page itself: the pause costs nothing.
 * @throws with `what` when there is none in time
 */
export async function until<Value>(
  what: string,
  timeoutMs: number,
  ask: () => Promise<Value | undefined>,
): Promise<Value> {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await wait(everyMs);
  }
  throw new Error(`${what}: not within ${timeoutMs} ms.`);
}
