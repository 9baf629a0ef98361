import { atom } from 'jotai';
import type { StateStore } from '../../state';
import { noToasts, type Toast, type ToastListEvent, type ToastListState, toastListAfter } from './toast-list';

/** What is said at the moment, and what has been said on this page. */
export const toastsAtom = atom<ToastListState>(noToasts);

/** Short notices, for code inside and outside of components. */
export interface Toasts {
  show(toast: Toast): void;
  dismiss(id: number): void;
  state(): ToastListState;
}

/** @param now ms since 1970 UTC */
export function createToasts(states: StateStore, now: () => number): Toasts {
  let lastId = 0;

  function handle(event: ToastListEvent): void {
    states.set(toastsAtom, (state) => toastListAfter(state, event));
  }

  return {
    show: (toast) => handle({ kind: 'say', toast, id: ++lastId, now: now() }),
    dismiss: (id) => handle({ kind: 'dismiss', id }),
    state: () => states.get(toastsAtom),
  };
}
