import { abortable, abortCode } from '../requests/deadline';
import { failed, type Outcome } from '../requests/outcome';

/** One call at a time in this window: whoever wants its answer meanwhile gets the outcome of the one under way. */
export interface SharedCall<T> {
  isUnderWay(): boolean;
  /** Resolves when the one under way has come to its end, however it ends. */
  ended(): Promise<void>;
  join(signal: AbortSignal, work: () => Promise<Outcome<T>>): Promise<Outcome<T>>;
  /** The session is over: the next one does not wait for a call of the one before. */
  drop(): void;
}

/** @param call as in the contract, for what is told of one that was given up */
export function sharedCall<T>(instanceId: string, call: string): SharedCall<T> {
  let underWay: Promise<Outcome<T>> | null = null;

  function start(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const started = work().finally(() => {
      if (underWay === started) underWay = null;
    });
    underWay = started;
    return started;
  }

  return {
    isUnderWay: () => underWay !== null,
    ended: async () => {
      await underWay?.catch(() => undefined);
    },
    async join(signal, work) {
      try {
        return await abortable(underWay ?? start(work), signal);
      } catch (cause) {
        if (!signal.aborted) throw cause;
        return failed(abortCode(signal), { instanceId, call });
      }
    },
    drop() {
      underWay = null;
    },
  };
}
