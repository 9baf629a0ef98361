import type { Outbox } from '@barnwatch/shared/outbox';
import { atom } from 'jotai';

/** The outbox of this window, once there was a reason to fetch it; null until then. */
export const openedOutboxAtom = atom<Outbox | null>(null);
