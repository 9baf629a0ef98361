import type { Outbox } from '@barnwatch/shared/outbox';
import { atom } from 'jotai';

/** The outbox of this window, once there was a reason to fetch it; null until then. */
export const openedOutboxAtom = atom<Outbox | null>(null);

/** Whether the device has told that nothing waits; the outbox itself tells once it is fetched. */
export const outboxLookedAtom = atom(false);
