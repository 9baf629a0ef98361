import { atom } from 'jotai';

/** How many things that were shared with the suite are in no form yet. */
export const waitingSharesAtom = atom(0);
