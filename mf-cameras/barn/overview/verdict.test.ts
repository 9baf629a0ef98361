import fc from 'fast-check';
import { type BarnNeeds, verdictOf } from './verdict';

const calm: BarnNeeds = {
  reachable: true,
  deadAnimals: 0,
  interventions: 0,
  camerasOffline: 0,
  camerasPrivate: 0,
  loading: false,
  isReadable: true,
};

test('all in order', () => {
  expect(verdictOf(calm)).toEqual({ kind: 'quiet', needs: [] });
});

test('what is to do, in the order in which one does it', () => {
  expect(verdictOf({ ...calm, interventions: 3, deadAnimals: 1, reachable: false })).toEqual({
    kind: 'attention',
    needs: [
      { kind: 'unreachable', count: 1 },
      { kind: 'deadAnimals', count: 1 },
      { kind: 'interventions', count: 3 },
    ],
  });
});

test('privacy is no trouble, but worth knowing', () => {
  expect(verdictOf({ ...calm, camerasPrivate: 2 })).toEqual({
    kind: 'quiet',
    needs: [{ kind: 'camerasPrivate', count: 2 }],
  });
});

test('what is known is told while the rest is on its way', () => {
  expect(verdictOf({ ...calm, loading: true, deadAnimals: null, camerasOffline: 1 }).kind).toBe('attention');
  expect(verdictOf({ ...calm, loading: true, deadAnimals: null }).kind).toBe('checking');
});

test('never is a barn called in order of which something is not known', () => {
  const count = fc.option(fc.constant(0));
  fc.assert(
    fc.property(
      count,
      count,
      count,
      count,
      fc.boolean(),
      fc.boolean(),
      (dead, work, offline, hidden, loading, isReadable) => {
        const counts = { deadAnimals: dead, interventions: work, camerasOffline: offline, camerasPrivate: hidden };
        const { kind } = verdictOf({ ...calm, ...counts, loading, isReadable });
        expect(kind === 'quiet').toBe(!loading && isReadable && Object.values(counts).every((known) => known === 0));
      },
    ),
  );
});
