/** What a toast is about; each kind has its icon and its word. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface Toast {
  readonly kind: ToastKind;
  readonly text: string;
  /** How long it stays, in ms: 3 s by default (product 9.1). */
  readonly durationMs?: number;
}

export interface ShownToast extends Required<Toast> {
  readonly id: number;
  /** When it was said, in ms since 1970. */
  readonly shownAt: number;
}

export interface ToastListState {
  /** On screen, oldest first. */
  readonly shown: readonly ShownToast[];
  /** Everything said on this page, newest first: a toast is never the only carrier of what it says. */
  readonly history: readonly ShownToast[];
}

export type ToastListEvent =
  | { readonly kind: 'say'; readonly toast: Toast; readonly id: number; readonly now: number }
  | { readonly kind: 'dismiss'; readonly id: number };

const defaultToastDurationMs = 3000;

/** More at once would cover the page. */
const shownLimit = 4;
const historyLimit = 100;

export const noToasts: ToastListState = { shown: [], history: [] };

export function toastListAfter(state: ToastListState, event: ToastListEvent): ToastListState {
  switch (event.kind) {
    case 'say': {
      const { toast, id, now } = event;
      const said: ShownToast = { durationMs: defaultToastDurationMs, ...toast, id, shownAt: now };
      // The same words again take the place of the old ones instead of piling up.
      const others = state.shown.filter(({ kind, text }) => kind !== toast.kind || text !== toast.text);
      return { shown: [...others, said].slice(-shownLimit), history: [said, ...state.history].slice(0, historyLimit) };
    }
    case 'dismiss':
      return { ...state, shown: state.shown.filter(({ id }) => id !== event.id) };
  }
}
