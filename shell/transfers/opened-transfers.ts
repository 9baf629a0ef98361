import type { Transfers } from '@barnwatch/shared/transfers';
import { atom } from 'jotai';

/** The exports of this window, once there was a reason to fetch them; null until then. */
export const openedTransfersAtom = atom<Transfers | null>(null);
