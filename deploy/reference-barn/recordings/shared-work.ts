/** Work that several wait for: it runs once, and ends early only when nobody waits any more. */
export interface SharedWork<Result> {
  /** Waits for the work of this name, starting it if it is not under way. @throws the signal's reason */
  join(name: string, work: (signal: AbortSignal) => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

interface Job<Result> {
  readonly result: Promise<Result>;
  readonly ending: AbortController;
  waiting: number;
}

export function createSharedWork<Result>(): SharedWork<Result> {
  const underWay = new Map<string, Job<Result>>();

  function begin(name: string, work: (signal: AbortSignal) => Promise<Result>): Job<Result> {
    const ending = new AbortController();
    const job = { result: work(ending.signal), ending, waiting: 0 };
    underWay.set(name, job);
    const forget = (): void => {
      if (underWay.get(name) === job) underWay.delete(name);
    };
    job.result.then(forget, forget);
    return job;
  }

  return {
    join(name, work, signal) {
      if (signal.aborted) return Promise.reject(signal.reason);
      const job = underWay.get(name) ?? begin(name, work);
      job.waiting += 1;
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          job.waiting -= 1;
          if (job.waiting === 0) {
            // Whoever comes next starts anew: this one is about to fail.
            if (underWay.get(name) === job) underWay.delete(name);
            job.ending.abort(signal.reason);
          }
          reject(signal.reason);
        };
        signal.addEventListener('abort', leave, { once: true });
        job.result.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject);
      });
    },
  };
}
