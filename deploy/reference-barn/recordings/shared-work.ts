/** Work that several wait for: it runs once, and ends early only when nobody waits any more. */
export interface SharedWork<Result> {
  /** Waits for the work of this name, starting it if it is not under way. @throws the signal's reason */
  join(name: string, work: (signal: AbortSignal) => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

interface Undertaking<Result> {
  readonly result: Promise<Result>;
  readonly ending: AbortController;
  waiting: number;
}

export function createSharedWork<Result>(): SharedWork<Result> {
  const underWay = new Map<string, Undertaking<Result>>();

  function begin(name: string, work: (signal: AbortSignal) => Promise<Result>): Undertaking<Result> {
    const ending = new AbortController();
    const undertaking = { result: work(ending.signal), ending, waiting: 0 };
    underWay.set(name, undertaking);
    const forget = (): void => {
      if (underWay.get(name) === undertaking) underWay.delete(name);
    };
    undertaking.result.then(forget, forget);
    return undertaking;
  }

  return {
    join(name, work, signal) {
      if (signal.aborted) return Promise.reject(signal.reason);
      const undertaking = underWay.get(name) ?? begin(name, work);
      undertaking.waiting += 1;
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          undertaking.waiting -= 1;
          if (undertaking.waiting === 0) {
            // Whoever comes next starts anew: this one is about to fail.
            if (underWay.get(name) === undertaking) underWay.delete(name);
            undertaking.ending.abort(signal.reason);
          }
          reject(signal.reason);
        };
        signal.addEventListener('abort', leave, { once: true });
        undertaking.result.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject);
      });
    },
  };
}
