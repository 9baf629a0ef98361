import type { OutboxEntry } from '@barnwatch/shared/outbox';
import { exampleOutboxEntry, freshStanding as fresh } from '../testing/example-outbox-entry';
import { waitingEntries } from './waiting-entries';

const error = { code: 'offline', context: { instanceId: 'north-barn', call: 'POST api/incidents/' } } as const;
const failed = { ...fresh, failures: 1, failedAt: 5, error };
const refused = { kind: 'needs-you', error } as const;

const entry = (standing: OutboxEntry['standing'], facts: Partial<OutboxEntry> = {}) =>
  exampleOutboxEntry({ standing, ...facts });

const accounts = new Map([
  ['north-barn', 'manager'],
  ['south-barn', null],
]);

test('counts what failed and what was refused, by barn', () => {
  expect(waitingEntries([entry(failed), entry(failed), entry(refused)], accounts)).toEqual([
    { instanceId: 'north-barn', waiting: 2, refused: 1 },
  ]);
});

test('says nothing of what is on its way, of pictures, and of other accounts', () => {
  const picture = { call: 'attach-picture', incidentId: null, after: 'identifier', content: 'x' } as const;
  const entries = [
    entry(fresh),
    entry(failed, { write: picture }),
    entry(failed, { accountId: 'somebody-else' }),
    entry(failed, { instanceId: 'south-barn' }),
  ];
  expect(waitingEntries(entries, accounts)).toEqual([]);
});
