import { createContext, useContext } from 'react';
import type { Toast } from './toast-list';
import type { Toasts } from './toasts';

export const ToastsContext = createContext<Toasts | null>(null);

export function useToastStore(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('InterfaceRoot is missing above this component');
  return toasts;
}

/** The way to say something briefly. Errors belong beside what failed as well, never here alone. */
export function useShowToast(): (toast: Toast) => void {
  return useToastStore().show;
}
