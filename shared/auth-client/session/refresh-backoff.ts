import type { RequestError } from '../requests/outcome';

/** First pause after a refresh that could not be settled, doubled each time. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export interface RefreshBackoff {
  /** Why no refresh is to be tried yet, with the rest of the pause; null when one may. */
  trouble(): RequestError | null;
  failed(error: RequestError): void;
  reset(): void;
}

/** Keeps an instance in trouble from being asked for tokens by every call of every screen. */
export function refreshBackoff(now: () => number): RefreshBackoff {
  let pauseMs = 0;
  let until = 0;
  let last: RequestError | null = null;
  return {
    trouble() {
      const rest = until - now();
      // A clock that was set back must not make the pause longer than it ever was.
      if (!last || rest <= 0 || rest > pauseMs) return null;
      return { ...last, context: { ...last.context, retryAfterMs: rest } };
    },
    failed(error) {
      const asked = error.context.retryAfterMs ?? 0;
      pauseMs = Math.max(asked, Math.min(Math.max(FIRST_PAUSE_MS, pauseMs * 2), LONGEST_PAUSE_MS));
      until = now() + pauseMs;
      last = error;
    },
    reset() {
      pauseMs = 0;
      until = 0;
      last = null;
    },
  };
}
