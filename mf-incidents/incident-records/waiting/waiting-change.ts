import { type OutboxEntry, useOutbox } from '@barnwatch/shared/outbox';
import { useMemo } from 'react';

/** What will become of an incident once it has arrived. */
export interface WaitingChange {
  readonly action: 'hide' | 'unhide' | 'close';
  /** The entry of the outbox that says so. */
  readonly entry: OutboxEntry;
}

/** The last word on an incident that still waits on this device: steps of an intervention change what it says only. */
export function waitingChange(entries: readonly OutboxEntry[], incidentId: string): WaitingChange | null {
  for (const entry of entries.toReversed()) {
    const action = changeOf(entry, incidentId);
    if (action !== null) return { action, entry };
  }
  return null;
}

function changeOf({ write }: OutboxEntry, incidentId: string): WaitingChange['action'] | null {
  switch (write.call) {
    case 'close-incident':
      return write.incidentId === incidentId ? 'close' : null;
    case 'add-event':
      if (write.incidentId !== incidentId) return null;
      if (write.trigger === 'hide') return 'hide';
      return write.trigger === 'create' ? 'unhide' : null;
    case 'create-incident':
    case 'attach-picture':
      return null;
  }
}

/** The same for a card. @param barnId the selected barn by default */
export function useWaitingChange(incidentId: string, barnId?: string): WaitingChange | null {
  const { entries } = useOutbox(undefined, barnId);
  return useMemo(() => waitingChange(entries, incidentId), [entries, incidentId]);
}
