import type { RequestError } from '../requests/outcome';

/** First pause after a refresh that could not be settled, doubled each time. */
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

export interface RefreshBackoff {
  /** Why no refresh is to be tried yet, with the rest of the pause; null when one may. */
  trouble(): RequestError | null;
  /** Begins a longer pause; answers when it ends, ms since 1970 UTC. */
  failed(error: RequestError): number;
  reset(): void;
  /** Ends a pause of our own making; one that the instance asked for is kept to its end. */
  endOwnPause(): void;
}

/** Keeps an instance in trouble from being asked for tokens by every call of every screen. */
export function refreshBackoff(now: () => number): RefreshBackoff {
  let pauseMs = 0;
  let until = 0;
  let last: RequestError | null = null;
  function reset(): void {
    pauseMs = 0;
    until = 0;
    last = null;
  }

  return {
    reset,
    endOwnPause() {
      if (last?.context.retryAfterMs === undefined || now() >= until) reset();
    },
    trouble() {
      const rest = until - now();
      // A clock that was set back must not make the pause longer than it ever was.
      if (!last || rest <= 0 || rest > pauseMs) return null;
      return { ...last, context: { ...last.context, retryAfterMs: rest } };
    },
    failed(error) {
      const asked = error.context.retryAfterMs ?? 0;
      pauseMs = Math.max(asked, Math.min(Math.max(firstPauseMs, pauseMs * 2), longestPauseMs));
      until = now() + pauseMs;
      last = error;
      return until;
    },
  };
}
