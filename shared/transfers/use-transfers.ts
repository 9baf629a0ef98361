import { useMemo } from 'react';
import { useSelectedBarn } from '../auth-client';
import { useClientState } from '../auth-client/hooks/use-client-state';
import type { Transfer } from './record/transfer';
import { transfers } from './running-transfers';
import type { Transfers, TransfersState } from './transfers';

/** The exports of the account at the selected barn, and what can be done with them. */
export interface TransfersView
  extends Omit<Transfers, 'state' | 'stateAtom' | 'shareDone'>,
    Omit<TransfersState, 'transfers'> {
  /** In the order in which they go. */
  readonly own: readonly Transfer[];
}

export function useTransfers(): TransfersView {
  const running = transfers();
  const { transfers: all, working, read } = useClientState(running.stateAtom);
  const barn = useSelectedBarn();
  const instanceId = barn?.globalUniqueIdentifier;
  const accountId = barn?.accountId;
  return useMemo(() => {
    const own = all.filter((transfer) => transfer.instanceId === instanceId && transfer.accountId === accountId);
    const { add, pause, goOn, remove, file, noteSaved, missing } = running;
    return { own, working, read, add, pause, goOn, remove, file, noteSaved, missing };
  }, [running, all, working, read, instanceId, accountId]);
}
