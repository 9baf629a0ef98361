export interface Deadline {
  readonly signal: AbortSignal;
  /** The time limit has been kept; outer signals still count. */
  stopClock(): void;
  /** Stops the clock and lets go of the outer signals. */
  end(): void;
  /** Ends and aborts: what is still under way is of no use any more. */
  cancel(): void;
}

/** A signal that aborts with the first of `signals`, or with a `TimeoutError` after `limitMs`. */
export function deadline(limitMs: number, ...signals: readonly (AbortSignal | undefined)[]): Deadline {
  const controller = new AbortController();
  const outer = signals.filter((signal) => signal !== undefined);
  const timer = setTimeout(() => controller.abort(new DOMException('time is up', 'TimeoutError')), limitMs);
  const onAbort = (): void => {
    const reason: unknown = outer.find((signal) => signal.aborted)?.reason;
    end();
    controller.abort(reason);
  };
  function end(): void {
    clearTimeout(timer);
    for (const signal of outer) signal.removeEventListener('abort', onAbort);
  }
  for (const signal of outer) signal.addEventListener('abort', onAbort);
  if (outer.some((signal) => signal.aborted)) onAbort();
  const cancel = (): void => {
    end();
    controller.abort();
  };
  return { signal: controller.signal, stopClock: () => clearTimeout(timer), end, cancel };
}

/** Waits for shared work only as long as the own signal lets it; the work itself goes on for the others. */
export function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** Which code an aborted signal stands for. */
export function abortCode(signal: AbortSignal): 'timeout' | 'aborted' {
  const reason: unknown = signal.reason;
  return reason instanceof DOMException && reason.name === 'TimeoutError' ? 'timeout' : 'aborted';
}

/** Resolves after `ms`, or at once when the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const clock = deadline(ms, signal);
    if (clock.signal.aborted) return resolve();
    clock.signal.addEventListener('abort', () => {
      clock.end();
      resolve();
    });
  });
}
