import { abortable, abortCode } from '../requests/deadline';
import { failed, type Outcome } from '../requests/outcome';
import type { Access } from './access-holder';

/** One refresh at a time in this window: whoever wants one meanwhile gets the outcome of the one under way. */
export interface SharedRenewal {
  isUnderWay(): boolean;
  /** Resolves when the one under way has come to its end, however it ends. */
  ended(): Promise<void>;
  join(signal: AbortSignal, work: () => Promise<Outcome<Access>>): Promise<Outcome<Access>>;
  /** The session is over: the next one does not wait for a refresh of the one before. */
  drop(): void;
}

export function sharedRenewal(instanceId: string): SharedRenewal {
  let underWay: Promise<Outcome<Access>> | null = null;

  function start(work: () => Promise<Outcome<Access>>): Promise<Outcome<Access>> {
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
        return failed(abortCode(signal), { instanceId, call: 'POST api/login/refresh' });
      }
    },
    drop() {
      underWay = null;
    },
  };
}
