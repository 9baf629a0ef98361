import fc from 'fast-check';
import type { Access } from './access-holder';
import { emptyHold, type HeldSession, type HeldSessionEvent, heldAccess, heldAfter } from './held-session';

function access(revision: number): Access {
  return { token: `token-${revision}`, revision, receivedAt: 0, expiresAt: 1_000, clockOffsetMs: null };
}

const afterAll = (events: readonly HeldSessionEvent[]): HeldSession => events.reduce(heldAfter, emptyHold);

const someAccess = fc.integer({ min: 0, max: 5 }).map(access);
const someEvent: fc.Arbitrary<HeldSessionEvent> = fc.oneof(
  fc.constantFrom({ kind: 'end-began' as const }, { kind: 'end-done' as const }, { kind: 'dropped' as const }),
  someAccess.map((granted) => ({ kind: 'granted' as const, access: granted })),
  someAccess.map((told) => ({ kind: 'told' as const, access: told })),
);

test('what this window got itself is held, and dropped with the session', () => {
  const held = afterAll([{ kind: 'granted', access: access(2) }]);
  expect(heldAccess(held)).toEqual(access(2));
  expect(heldAfter(held, { kind: 'dropped' })).toEqual(emptyHold);
});

test('what another window tells is taken unless it is older', () => {
  const held = afterAll([{ kind: 'granted', access: access(2) }]);
  expect(heldAccess(heldAfter(held, { kind: 'told', access: access(1) }))).toEqual(access(2));
  expect(heldAccess(heldAfter(held, { kind: 'told', access: access(3) }))).toEqual(access(3));
});

test('between the beginning and the end of a sign-out nothing is held, whatever comes in', () => {
  fc.assert(
    fc.property(fc.array(someEvent), fc.array(someEvent), (before, during) => {
      const meanwhile = during.filter(({ kind }) => kind !== 'end-done');
      expect(afterAll([...before, { kind: 'end-began' }, ...meanwhile])).toEqual({ kind: 'ending' });
      expect(afterAll([...before, { kind: 'end-began' }, ...meanwhile, { kind: 'end-done' }])).toEqual(emptyHold);
    }),
    { seed: 1, numRuns: 100 },
  );
});
