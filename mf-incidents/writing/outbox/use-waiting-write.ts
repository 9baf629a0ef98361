import { type OutboxWrite, useOutbox } from '@barnwatch/shared/outbox';
import { useState } from 'react';

/** What an entry of the outbox holds, for the form that is to change it. */
export type WaitingWrite =
  /** The device has not told yet what waits: a page that was opened a moment ago. */
  | { readonly state: 'reading' }
  /** As it was when the form was opened: what is written in it stays, also when the entry goes meanwhile. */
  | { readonly state: 'known'; readonly write: OutboxWrite }
  | { readonly state: 'gone' };

/** Reads an entry of who is signed in at the selected barn. */
export function useWaitingWrite(kind: string, identifier: string): WaitingWrite {
  const { entries, isRead } = useOutbox(kind);
  const [first, setFirst] = useState<OutboxWrite | null>(null);
  const write = first ?? entries.find((entry) => entry.identifier === identifier)?.write ?? null;
  if (first !== write) setFirst(write);
  if (write !== null) return { state: 'known', write };
  return { state: isRead ? 'gone' : 'reading' };
}
