import { type Atom, useAtomValue } from 'jotai';
import { runningClient } from '../running';

/**
 * A state that the auth client of this window shows. It is read from the store that the client writes into: in the suite
 * the one that the shell provides to all, in a test the one of the client that the test has started.
 *
 * @param state one that keeps its identity from render to render
 */
export function useClientState<T>(state: Atom<T>): T {
  return useAtomValue(state, { store: runningClient().states });
}
