import { atom } from 'jotai';

/** Whether what takes barns along is there: by itself some time after the start, at once where somebody wants it. */
export const alongWorksAtom = atom(false);
