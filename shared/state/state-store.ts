import type { createStore } from 'jotai';

/**
 * The one store of everything that the suite shows. The shell makes it and gives it to all that writes into it, and to
 * components by a provider; a test makes its own.
 */
export type StateStore = ReturnType<typeof createStore>;
