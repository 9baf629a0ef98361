import { useMemo } from 'react';
import { useSelectedBarn } from '../auth-client';
import { useClientState } from '../auth-client/hooks/use-client-state';
import type { Transfer } from './record/transfer';
import { setAsidePrefix } from './record/transfer-records';
import { transfers } from './running-transfers';
import type { Transfers, TransfersState } from './transfers';

/** The exports of the account at the selected barn, and what can be done with them. */
export interface TransfersView
  extends Omit<Transfers, 'state' | 'stateAtom' | 'shareDone' | 'forgetSetAside'>,
    Pick<TransfersState, 'read' | 'isRefused' | 'working'> {
  /** How many could not be read. */
  readonly setAside: number;
  readonly forgetSetAside: () => void;
  /** In the order in which they go. */
  readonly own: readonly Transfer[];
}

export function useTransfers(): TransfersView {
  const running = transfers();
  const { transfers: all, setAside: damaged, working, read, isRefused } = useClientState(running.stateAtom);
  const barn = useSelectedBarn();
  const instanceId = barn?.globalUniqueIdentifier;
  const accountId = barn?.accountId;
  return useMemo(() => {
    const own = all.filter((transfer) => transfer.instanceId === instanceId && transfer.accountId === accountId);
    const { add, pause, goOn, remove, file, noteSaved, missing } = running;
    const place = instanceId && accountId ? { instanceId, accountId } : null;
    const setAside = place ? damaged.filter((key) => key.startsWith(setAsidePrefix(place))).length : 0;
    const forgetSetAside = () => {
      if (place) void running.forgetSetAside(place.instanceId, place.accountId);
    };
    return {
      own,
      setAside,
      forgetSetAside,
      working,
      read,
      isRefused,
      add,
      pause,
      goOn,
      remove,
      file,
      noteSaved,
      missing,
    };
  }, [running, all, damaged, working, read, isRefused, instanceId, accountId]);
}
