import type { Atom } from 'jotai';
import type { StateStore } from './state-store';

/** An immutable state as code outside of components reads and watches it. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** A state of the suite's store, without the way to change it. */
export function readable<T>(states: StateStore, state: Atom<T>): Readable<T> {
  return { get: () => states.get(state), subscribe: (listener) => states.sub(state, listener) };
}
