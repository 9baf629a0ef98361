/** Time as the rest of this remote sees it: injected, so that policies can be tested without waiting. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Calls `callback` once after `delayMs`; the answer cancels it. */
  after(delayMs: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};
