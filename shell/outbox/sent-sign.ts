import type { OutboxState } from '@barnwatch/shared/outbox';

/** What the frame says of one's own words at a barn: whether the barn has them. */
export type SentSign =
  /** What lies on the device is not known yet. */
  | { readonly kind: 'looking' }
  | { readonly kind: 'all-sent' }
  /** Begun and not saved. */
  | { readonly kind: 'begun'; readonly count: number }
  | { readonly kind: 'waiting'; readonly count: number }
  /** Refused: somebody has to decide. */
  | { readonly kind: 'refused'; readonly count: number };

export interface SentFacts {
  /** Null as long as there was no reason to fetch the outbox. */
  readonly outbox: Pick<OutboxState, 'read' | 'entries'> | null;
  /** Whether the device has told what waits; without an outbox nothing does then. */
  readonly looked: boolean;
  /** How many texts were begun and not saved; null while that is not known. */
  readonly drafts: number | null;
}

/** The most urgent of what is to be said of an account at an instance. */
export function sentSign({ outbox, looked, drafts }: SentFacts, instanceId: string, accountId: string): SentSign {
  const own = (outbox?.entries ?? []).filter(
    (entry) => entry.instanceId === instanceId && entry.accountId === accountId,
  );
  const refused = own.filter(({ standing }) => standing.kind === 'needs-you');
  if (refused.length > 0) return { kind: 'refused', count: refused.length };
  // A picture goes with its entry; one that is left alone counts for itself.
  const identifiers = new Set(own.map(({ identifier }) => identifier));
  const waiting = own.filter(({ write }) => write.call !== 'attach-picture' || !identifiers.has(write.after));
  if (waiting.length > 0) return { kind: 'waiting', count: waiting.length };
  if (!(outbox ? outbox.read : looked) || drafts === null) return { kind: 'looking' };
  return drafts > 0 ? { kind: 'begun', count: drafts } : { kind: 'all-sent' };
}
