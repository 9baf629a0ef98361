import fc from 'fast-check';
import { exampleBarn } from '../../testing';
import { exampleEntry, exampleError, examplePicture, failedStanding } from '../doubles/example-entry';
import { event } from '../doubles/set-up';
import type { OutboxStanding } from '../outbox-entry';
import { nextStep, ownEntries, takesWrites } from './next-step';

const now = 6_000;
const refused: OutboxStanding = { kind: 'needs-you', error: exampleError('forbidden') };
const first = exampleEntry();
const second = exampleEntry({ identifier: 'entry-two', position: 2 });

test('without entries there is nothing to do', () => {
  expect(nextStep([], now)).toEqual({ kind: 'nothing' });
});

test('the first one that is due goes', () => {
  expect(nextStep([first, second], now)).toEqual({ kind: 'send', entry: first });
});

test('one that a person has to look at holds back nothing but its own subject', () => {
  expect(nextStep([{ ...first, standing: refused }, second], now)).toEqual({ kind: 'send', entry: second });
  const about = (identifier: string) => exampleEntry({ identifier, write: event('incident-1', identifier) });
  const [one, other] = [about('event-one'), about('event-two')];
  expect(nextStep([{ ...one, standing: refused }, other], now)).toEqual({ kind: 'nothing' });
});

test.each([
  ['offline', { kind: 'wait', untilMs: 9_000 }],
  ['server-error', { kind: 'send', entry: second }],
] as const)('one that failed as %s, then another', (code, step) => {
  expect(nextStep([{ ...first, standing: failedStanding(code) }, second], now)).toEqual(step);
});

test.each([
  ['offline', 5_500, 'send'],
  ['offline', 4_000, 'wait'],
  ['server-error', 5_500, 'send'],
  ['rate-limited', 5_500, 'wait'],
] as const)('one that failed as %s at 5,000, woken at %i: %s', (code, wokenAt, kind) => {
  expect(nextStep([{ ...first, standing: failedStanding(code) }], now, wokenAt).kind).toBe(kind);
});

test('F18: what failed by a clock that was a day ahead goes at once when it is put right', () => {
  const failed = failedStanding('server-error');
  const day = 86_400_000;
  const standing = { ...failed, notBefore: now + day + 4_000, failedAt: now + day } as OutboxStanding;
  expect(nextStep([{ ...first, standing }], now)).toMatchObject({ kind: 'send' });
});

test('a picture waits for its entry, and holds back nothing', () => {
  const picture = examplePicture('entry-one');
  expect(nextStep([picture], now)).toEqual({ kind: 'nothing' });
  expect(nextStep([picture, second], now)).toEqual({ kind: 'send', entry: second });
  const released = examplePicture('entry-one', {
    write: { call: 'attach-picture', incidentId: 'incident-1', after: 'entry-one', content: 'AAAA' },
  });
  expect(nextStep([released], now)).toEqual({ kind: 'send', entry: released });
});

test('entries about the same thing never overtake each other', () => {
  const standing = fc.constantFrom<OutboxStanding>(
    { kind: 'waiting', failures: 0, notBefore: 0, failedAt: null, error: null },
    failedStanding('offline'),
    failedStanding('server-error'),
    failedStanding('rate-limited'),
    refused,
  );
  const entries = fc.array(fc.record({ incidentId: fc.constantFrom('a', 'b', 'c'), standing }), { maxLength: 8 });
  fc.assert(
    fc.property(entries, fc.integer({ min: 0, max: 12_000 }), (facts, at) => {
      const all = facts.map(({ incidentId, standing }, position) =>
        exampleEntry({ identifier: `event-${position}`, position, write: event(incidentId, ''), standing }),
      );
      const step = nextStep(all, at);
      if (step.kind === 'wait') expect(step.untilMs).toBeGreaterThan(at);
      if (step.kind !== 'send') return;
      const subject = facts[step.entry.position]?.incidentId;
      expect(facts.findIndex(({ incidentId }) => incidentId === subject)).toBe(step.entry.position);
    }),
  );
});

test('only what the account that is signed in wrote at that instance is its own', () => {
  const others = [exampleEntry({ accountId: 'vet' }), exampleEntry({ instanceId: 'south-barn' })];
  expect(ownEntries(exampleBarn(), [first, ...others, second])).toEqual([first, second]);
});

test.each([
  [{}, true],
  // Whether it is reached is found out by sending.
  [{ online: false }, true],
  [{ loggedIn: false }, false],
  [{ accountId: null }, false],
  [{ eulaNeeded: true }, false],
])('an instance that is %j takes writes: %s', (facts, takes) => {
  expect(takesWrites(exampleBarn(facts))).toBe(takes);
});

test('an instance that nobody knows takes none', () => {
  expect(takesWrites(undefined)).toBe(false);
});
