import type { Delivery, OutboxEntry, OutboxView, OutboxWrite } from '@barnwatch/shared/outbox';

export const entryOf = (write: OutboxWrite, standing: OutboxEntry['standing']): OutboxEntry => ({
  identifier: 'identifier-1',
  kind: 'intervention',
  instanceId: 'north-barn',
  accountId: 'manager',
  position: 1,
  madeAt: 1,
  revision: 0,
  attempted: true,
  changedAfterAttempt: false,
  write,
  standing,
});

export const waiting = { kind: 'waiting', failures: 1, notBefore: 0, failedAt: 1, error: null } as const;
export const refused = (code: 'forbidden' | 'conflict', more: object): OutboxEntry['standing'] => ({
  kind: 'needs-you',
  error: { code, context: { instanceId: 'north-barn', call: 'POST api/incidentEvents', ...more } },
});

/** An outbox whose entries come as far as `standing` says; `null` is all the way. */
export function outboxWith(standing: OutboxEntry['standing'] | null) {
  const writes: OutboxWrite[] = [];
  const deliver = (): Delivery => {
    const write = writes.at(-1);
    if (!write || standing === null) return { kind: 'sent', receipt: null };
    return { kind: standing.kind, entry: entryOf(write, standing) };
  };
  const changed: OutboxWrite[] = [];
  const replaced: OutboxWrite[] = [];
  const discarded: string[] = [];
  const view: OutboxView = {
    entries: [],
    sending: new Set(),
    enqueue: async ({ write }) => {
      writes.push(write);
      return entryOf(write, waiting);
    },
    change: async (_identifier, write) => {
      changed.push(write);
      return true;
    },
    retry: async () => undefined,
    replace: async (_identifier, write) => {
      replaced.push(write);
      standing = null;
      return entryOf(write, waiting);
    },
    discard: async (identifier) => void discarded.push(identifier),
    stored: async () => undefined,
    delivery: async () => deliver(),
  };
  return { view, writes, changed, replaced, discarded };
}
