import { standstillMs } from '../../time/standstill';

export interface Deadline {
  readonly signal: AbortSignal;
  /** The time limit has been kept; outer signals still count. */
  stopClock(): void;
  /** Stops the clock and lets go of the outer signals. */
  end(): void;
  /** Ends and aborts: what is still under way is of no use any more. */
  cancel(): void;
}

/**
 * A signal that aborts with the first of `signals`, or with a `TimeoutError` after `limitMs`. Time in which the page itself
 * stood still does not count: the answer may be there and wait for its turn.
 */
export function deadline(limitMs: number, ...signals: readonly (AbortSignal | undefined)[]): Deadline {
  const controller = new AbortController();
  const outer = AbortSignal.any(signals.filter((signal) => signal !== undefined));
  const due = performance.now() + limitMs;
  const timeUp = (): void => cancel(new DOMException('time is up', 'TimeoutError'));
  let timer = setTimeout(() => {
    const standstill = standstillMs(performance.now() - due);
    // Once: timers of a hidden tab are late each time.
    if (standstill > 0) timer = setTimeout(timeUp, standstill);
    else timeUp();
  }, limitMs);
  const stopClock = (): void => clearTimeout(timer);
  const onAbort = (): void => cancel(outer.reason);
  function end(): void {
    stopClock();
    outer.removeEventListener('abort', onAbort);
  }
  function cancel(reason?: unknown): void {
    end();
    controller.abort(reason);
  }
  outer.addEventListener('abort', onAbort);
  if (outer.aborted) onAbort();
  return { signal: controller.signal, stopClock, end, cancel };
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

/** Resolves after `ms`, or at once when the signal aborts. A pause that comes late is not made longer still. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    signal.addEventListener('abort', over);
    if (signal.aborted) over();
  });
}
