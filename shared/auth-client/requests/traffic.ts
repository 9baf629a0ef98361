/** Calls to one instance that somebody waits for. What nobody waits for goes between them. */
export interface Traffic {
  /** A call that somebody waits for goes out; the answer says that it has come back. */
  depart(): () => void;
  /** Resolves when nothing is under way that somebody waits for, after a while in any case; never rejects. */
  whenQuiet(signal: AbortSignal | undefined): Promise<void>;
}

/** A wall asks without a pause: what nobody waits for goes on all the same, at this pace, ms. */
export const longestWaitMs = 2_000;

export function traffic(): Traffic {
  let underWay = 0;
  const waiting = new Set<() => void>();
  return {
    depart() {
      underWay += 1;
      return () => {
        underWay -= 1;
        if (underWay === 0) for (const goOn of [...waiting]) goOn();
      };
    },
    whenQuiet(signal) {
      if (underWay === 0 || signal?.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const goOn = (): void => {
          clearTimeout(timer);
          waiting.delete(goOn);
          signal?.removeEventListener('abort', goOn);
          resolve();
        };
        const timer = setTimeout(goOn, longestWaitMs);
        waiting.add(goOn);
        signal?.addEventListener('abort', goOn, { once: true });
      });
    },
  };
}
