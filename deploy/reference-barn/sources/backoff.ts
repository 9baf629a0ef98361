/** Pauses before the next try in ms, by the number of failures in a row; the last one holds from there on. */
const pauses = [500, 1_000, 2_000, 4_000, 5_000] as const;
/** Spread so that many cameras behind one switch do not come back in step. */
const jitter = 0.2;

/** The pause after `failures` (1, 2, …) in a row, in ms. `random` is from 0 to 1. */
export function backoffMs(failures: number, random: number): number {
  const pause = pauses[Math.min(failures, pauses.length) - 1] ?? pauses[0];
  return Math.round(pause * (1 - jitter + 2 * jitter * random));
}

/** Waits; answers at once when the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish, { once: true });
  });
}
