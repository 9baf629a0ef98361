import { freshStanding, type OutboxEntry, type OutboxStanding } from '../outbox-entry';
import { create } from './set-up';

/** A write of the manager at the North barn that was never sent. */
export function exampleEntry(facts: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    identifier: 'entry-one',
    kind: 'intervention',
    instanceId: 'north-barn',
    accountId: 'manager',
    position: 1,
    madeAt: 1_000,
    revision: 0,
    attempted: false,
    changedAfterAttempt: false,
    write: create('Draught'),
    standing: freshStanding,
    ...facts,
  };
}

/** A picture that waits for another entry. */
export function examplePicture(after: string, facts: Partial<OutboxEntry> = {}): OutboxEntry {
  const write = { call: 'attach-picture', incidentId: null, after, content: 'AAAA' } as const;
  return exampleEntry({ identifier: 'picture-one', position: 2, write, ...facts });
}

type Failed = Extract<OutboxStanding, { kind: 'needs-you' }>['error'];

export function exampleError(code: Failed['code'], context: Partial<Failed['context']> = {}): Failed {
  return { code, context: { instanceId: 'north-barn', call: 'POST api/incidents/', ...context } };
}

/** Failed at 5,000 and not due before 9,000. */
export function failedStanding(code: Failed['code']): OutboxStanding {
  return { kind: 'waiting', failures: 1, notBefore: 9_000, failedAt: 5_000, error: exampleError(code) };
}
