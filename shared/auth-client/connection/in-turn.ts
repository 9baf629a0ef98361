import { pause } from '../requests/deadline';

/**
 * This many instances are checked at once. Each may be asked at three addresses, and a look at a silent one goes on for
 * up to 4 s after it has given way: 16 × 3 × 4 stays below the 256 connections of a browser. Few of them go on longer than
 * that (`patience.ts`).
 */
export const looksAtOnce = 16;

/** A look that takes longer lets the next one begin, ms: an instance that is silent keeps no other waiting. */
export const givesWayMs = 1_000;

/**
 * Looks at instances in the order in which they are asked for, some at a time. One that waits already is not put in a
 * second time.
 *
 * @param look never rejects
 */
export function inTurn(
  look: (instanceId: string) => Promise<unknown>,
  lifetime: AbortSignal,
): (instanceId: string) => void {
  const waiting = new Set<string>();
  let busy = 0;

  async function run(instanceId: string): Promise<void> {
    const answered = new AbortController();
    const over = (): void => answered.abort();
    lifetime.addEventListener('abort', over);
    void look(instanceId).finally(over);
    await pause(givesWayMs, answered.signal);
    lifetime.removeEventListener('abort', over);
    busy -= 1;
    begin();
  }

  function begin(): void {
    for (const instanceId of waiting) {
      if (busy >= looksAtOnce || lifetime.aborted) return;
      waiting.delete(instanceId);
      busy += 1;
      void run(instanceId);
    }
  }

  return (instanceId) => {
    waiting.add(instanceId);
    begin();
  };
}
