import { noToasts, type Toast, type ToastListEvent, type ToastListState, toastListAfter } from './toast-list';

/** Short notices, for code inside and outside of components. */
export interface Toasts {
  show(toast: Toast): void;
  dismiss(id: number): void;
  /** Stable between changes: fit for `useSyncExternalStore`. */
  state(): ToastListState;
  subscribe(listener: () => void): () => void;
}

export function createToasts(now: () => number): Toasts {
  const listeners = new Set<() => void>();
  let state = noToasts;
  let lastId = 0;

  function handle(event: ToastListEvent): void {
    state = toastListAfter(state, event);
    for (const listener of listeners) listener();
  }

  return {
    show: (toast) => handle({ kind: 'say', toast, id: ++lastId, now: now() }),
    dismiss: (id) => handle({ kind: 'dismiss', id }),
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
