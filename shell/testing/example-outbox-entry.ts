import type { OutboxEntry } from '@barnwatch/shared/outbox';

/** It waits, and nothing has been tried yet. */
export const freshStanding = { kind: 'waiting', failures: 0, notBefore: 0, failedAt: null, error: null } as const;

/** A new intervention of the manager of North barn that waits to be sent. */
export function exampleOutboxEntry(facts: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    identifier: 'identifier',
    kind: 'intervention',
    instanceId: 'north-barn',
    accountId: 'manager',
    position: 1,
    madeAt: 1,
    revision: 0,
    attempted: false,
    changedAfterAttempt: false,
    write: { call: 'create-incident', type: 'barnIntervention', trigger: 'issueDetected', payload: {} },
    standing: freshStanding,
    ...facts,
  };
}
