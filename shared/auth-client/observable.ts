import type { Readable } from './readable';

export interface Observable<T> extends Readable<T> {
  set(value: T): void;
}

/** A value that tells its listeners when another one takes its place. */
export function observable<T>(initial: T): Observable<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
