import { listShares } from '@barnwatch/shared/shares';
import type { StateStore } from '@barnwatch/shared/state';
import { waitingSharesAtom } from './waiting-shares-atom';

/** Looks anew. A browser that refuses to tell of its caches has none; the page of what was shared says so. */
export async function lookForShares(states: Pick<StateStore, 'set'>): Promise<void> {
  const list = async () => listShares(caches, Date.now());
  const shares = await list().catch(() => []);
  states.set(waitingSharesAtom, shares.length);
}
