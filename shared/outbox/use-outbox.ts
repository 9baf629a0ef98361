import { useMemo } from 'react';
import { useInstance, useSelectedBarn } from '../auth-client';
import { useClientState } from '../auth-client/hooks/use-client-state';
import type { Outbox } from './outbox';
import type { OutboxEntry } from './outbox-entry';
import { outbox } from './running-outbox';

/** The entries of the account at a barn, and what can be done with them. */
export interface OutboxView extends Omit<Outbox, 'state' | 'stateAtom'> {
  /** In the order in which they go. */
  readonly entries: readonly OutboxEntry[];
  /** False until the device has told what waits there: there may be more. */
  readonly isRead: boolean;
  /** Identifiers of those that are being sent now. */
  readonly sending: ReadonlySet<string>;
}

/**
 * The outbox as a screen sees it: entries of the account that is signed in at the selected barn (or another instance).
 *
 * @param kind only those of one kind; all by default
 */
export function useOutbox(kind?: string, instanceId?: string): OutboxView {
  const running = outbox();
  const { entries, sending, read } = useClientState(running.stateAtom);
  const selected = useSelectedBarn();
  const given = useInstance(instanceId ?? null);
  const instance = instanceId === undefined ? selected : given;
  const id = instance?.globalUniqueIdentifier;
  const accountId = instance?.accountId;
  return useMemo(() => {
    const own = entries.filter(
      (entry) =>
        entry.instanceId === id && entry.accountId === accountId && (kind === undefined || entry.kind === kind),
    );
    const { enqueue, change, retry, replace, discard, stored, delivery } = running;
    return { entries: own, isRead: read, sending, enqueue, change, retry, replace, discard, stored, delivery };
  }, [running, entries, read, sending, id, accountId, kind]);
}
