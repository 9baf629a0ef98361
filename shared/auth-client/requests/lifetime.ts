/** How long what is under way is of use: until a session ends, or the device is in another network. */
export interface Lifetime {
  /** Aborts at the end; what begins afterwards has another one. */
  signal(): AbortSignal;
  end(): void;
}

/** @param reason why the signal aborts, for those who look at it */
export function createLifetime(reason: string): Lifetime {
  let running = new AbortController();
  return {
    signal: () => running.signal,
    end() {
      const before = running;
      running = new AbortController();
      before.abort(new DOMException(reason, 'AbortError'));
    },
  };
}
