/** A later candidate starts this long after an earlier one that has not answered. */
export const hedgeMs = 300;
/** How long an earlier candidate may still take when a later one has answered. */
export const graceMs = 300;

export interface Candidate<Result> {
  start(signal: AbortSignal): Promise<Result>;
}

/** The first good result by order, or null; `results` holds what is known of each candidate by then. */
export interface HedgedResult<Result> {
  winner: number | null;
  results: readonly (Result | undefined)[];
}

/**
 * Tries candidates in order without waiting for slow ones: each starts when all before it have failed or `hedgeMs`
 * after the one before it. The earliest in order that is good wins, if it answers within `graceMs` of a later one.
 * What is still under way then is aborted. Candidates must not reject.
 */
export function hedged<Result>(
  candidates: readonly Candidate<Result>[],
  isGood: (result: Result) => boolean,
  signal: AbortSignal,
): Promise<HedgedResult<Result>> {
  return new Promise((resolve, reject) => {
    const results: (Result | undefined)[] = candidates.map(() => undefined);
    const running = new AbortController();
    let started = 0;
    let hedgeTimer: ReturnType<typeof setTimeout> | undefined;
    let graceTimer: ReturnType<typeof setTimeout> | undefined;

    function end(): void {
      clearTimeout(hedgeTimer);
      clearTimeout(graceTimer);
      signal.removeEventListener('abort', onAbort);
      running.abort();
    }
    function onAbort(): void {
      end();
      reject(signal.reason);
    }
    function finish(): void {
      const winner = results.findIndex((result) => result !== undefined && isGood(result));
      const known = [...results];
      end();
      resolve({ winner: winner === -1 ? null : winner, results: known });
    }

    function startNext(): void {
      clearTimeout(hedgeTimer);
      const index = started;
      const candidate = candidates[index];
      if (!candidate) return;
      started += 1;
      candidate.start(running.signal).then((result) => {
        if (running.signal.aborted) return;
        results[index] = result;
        settle();
      }, reject);
      hedgeTimer = setTimeout(startNext, hedgeMs);
    }

    function settle(): void {
      const good = results.findIndex((result) => result !== undefined && isGood(result));
      const earlierOpen = results.slice(0, good).some((result) => result === undefined);
      const open = results.slice(0, started).some((result) => result === undefined);
      if (good !== -1 && earlierOpen) {
        clearTimeout(hedgeTimer);
        graceTimer ??= setTimeout(finish, graceMs);
      } else if (good !== -1 || (!open && started === candidates.length)) {
        finish();
      } else if (!open) {
        startNext();
      }
    }

    signal.addEventListener('abort', onAbort);
    if (signal.aborted) return onAbort();
    if (candidates.length === 0) return finish();
    startNext();
  });
}
