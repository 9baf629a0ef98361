import type { Readable } from '../state';

/** As in `shell/worker/line-is-back.ts`. */
const syncTag = 'barnwatch-outbox';
const lineIsBack = 'line-is-back';

/** What is needed of `navigator.serviceWorker`. */
export interface WorkerContainer {
  readonly ready: Promise<object>;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void, options?: AddEventListenerOptions): void;
}

interface Syncing {
  readonly sync: { register(tag: string): Promise<void> };
}

/** As much of the outbox's state as is needed. */
interface Waiting {
  readonly entries: readonly unknown[];
}

function canSync(registration: object): registration is Syncing {
  return 'sync' in registration;
}

/** Calls when the worker was told by the browser that the line is back. */
export function onLineIsBack(container: WorkerContainer | undefined, listener: () => void, signal: AbortSignal): void {
  container?.addEventListener('message', ({ data }) => data?.kind === lineIsBack && listener(), { signal });
}

/**
 * Asks the browser, where it can, to wake the worker when there is a line as long as something waits. It sends nothing,
 * for it has no tokens: it is one more occasion for the windows that are open, also for those that browsers have put to
 * sleep.
 */
export function askForSync(
  state: Pick<Readable<Waiting>, 'get' | 'subscribe'>,
  container: WorkerContainer | undefined,
): void {
  if (container === undefined) return;
  let isAsked = false;
  const ask = () => {
    const waits = state.get().entries.length > 0;
    if (waits && !isAsked)
      void container.ready
        .then((registration) => (canSync(registration) ? registration.sync.register(syncTag) : undefined))
        // Not permitted: there are the other occasions.
        .catch(() => undefined);
    isAsked = waits;
  };
  state.subscribe(ask);
  ask();
  // What was asked for is used up.
  container.addEventListener('message', ({ data }) => {
    if (data?.kind === lineIsBack) isAsked = false;
  });
}
