/** One timer for everything on the page that shows a passing time. */
export interface Clock {
  /** Now in ms, advancing once a second while somebody listens; stable in between. */
  now(): number;
  subscribe(listener: () => void): () => void;
}

export interface ClockEnvironment {
  readonly now: () => number;
  readonly setInterval: (run: () => void, everyMs: number) => unknown;
  readonly clearInterval: (timer: never) => void;
}

const tickMs = 1000;

/** Runs only while somebody listens: nothing ticks on a page without ages. */
export function createClock({ now, setInterval, clearInterval }: ClockEnvironment): Clock {
  const listeners = new Set<() => void>();
  let timer: unknown = null;
  let current = now();

  function tick(): void {
    current = now();
    for (const listener of listeners) listener();
  }

  return {
    now: () => {
      if (timer === null) {
        // Nobody listens: a late first reader must not see a time of long ago.
        const fresh = now();
        if (fresh - current >= tickMs || fresh < current) current = fresh;
      }
      return current;
    },
    subscribe(listener) {
      listeners.add(listener);
      if (timer === null) {
        current = now();
        timer = setInterval(tick, tickMs);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || timer === null) return;
        clearInterval(timer as never);
        timer = null;
      };
    },
  };
}
