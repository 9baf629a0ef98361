import type { OutboxEntry } from '@barnwatch/shared/outbox';
import { exampleOutboxEntry as entry } from '../testing/example-outbox-entry';
import { sentSign } from './sent-sign';

const error = { code: 'forbidden', context: { instanceId: 'north-barn', call: 'POST api/incidents/' } } as const;
const picture = entry({
  identifier: 'picture',
  write: { call: 'attach-picture', incidentId: null, after: 'identifier', content: 'x' },
});
const sign = (
  entries: readonly OutboxEntry[] | null,
  facts: { read?: boolean; looked?: boolean; drafts?: number | null },
) =>
  sentSign(
    {
      outbox: entries && { read: facts.read ?? true, entries },
      looked: facts.looked ?? true,
      drafts: facts.drafts ?? 0,
    },
    'north-barn',
    'manager',
  );

test.each([
  ['nothing waits', sign([], {}), { kind: 'all-sent' }],
  ['nothing ever waited', sign(null, {}), { kind: 'all-sent' }],
  ['the device has not told what waits', sign(null, { looked: false }), { kind: 'looking' }],
  ['late storage: not all is known', sign([], { read: false }), { kind: 'looking' }],
  [
    'also what is just on its way waits, once with its picture',
    sign([entry(), picture], {}),
    { kind: 'waiting', count: 1 },
  ],
  [
    'what is known to wait is said before all is known',
    sign([entry()], { read: false }),
    { kind: 'waiting', count: 1 },
  ],
  ['a picture that is left alone waits', sign([picture], {}), { kind: 'waiting', count: 1 }],
  [
    'a refusal comes first',
    sign([entry(), entry({ identifier: 'other', standing: { kind: 'needs-you', error } })], {}),
    { kind: 'refused', count: 1 },
  ],
  [
    'entries of others are not mine',
    sign([entry({ accountId: 'viewer' }), entry({ instanceId: 'south-barn' })], {}),
    { kind: 'all-sent' },
  ],
  ['begun and not saved', sign([], { drafts: 2 }), { kind: 'begun', count: 2 }],
])('%s', (_what, said, expected) => {
  expect(said).toEqual(expected);
});

test('drafts that are not known yet are not called none', () => {
  expect(sentSign({ outbox: null, looked: true, drafts: null }, 'north-barn', 'manager')).toEqual({ kind: 'looking' });
});
