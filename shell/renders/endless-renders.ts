import { atom } from 'jotai';

/** How often something was noticed to draw itself without end. */
export const endlessRendersAtom = atom(0);
