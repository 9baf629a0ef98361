import fc from 'fast-check';
import type { LoadFailure } from './load-failure';
import { loadFailureCodes } from './load-failure';
import { nextState, type RemoteEvent, type RemoteState } from './remote-state';
import { retryDelay } from './retry-policy';

const failure = (code: LoadFailure['code']): LoadFailure => ({
  code,
  context: { remote: 'mf-cameras', version: '1.0.0', file: 'remote-entry.js' },
});

const anyFailure = fc.constantFrom(...loadFailureCodes).map(failure);
const anyEvent: fc.Arbitrary<RemoteEvent> = fc.oneof(
  fc.record({ kind: fc.constant('started' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('succeeded' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('failed' as const), failure: anyFailure, retryAt: fc.option(fc.nat()) }),
  fc.constant<RemoteEvent>({ kind: 'found-incompatible', needed: '^2.0.0', provided: '1.0.0' }),
  fc.constant<RemoteEvent>({ kind: 'disabled' }),
);

const run = (events: readonly RemoteEvent[]) => events.reduce<RemoteState>(nextState, { phase: 'idle' });

test('a load that succeeds makes the remote ready and tells how long it took', () => {
  expect(
    run([
      { kind: 'started', at: 100 },
      { kind: 'succeeded', at: 350 },
    ]),
  ).toEqual({ phase: 'ready', loadMilliseconds: 250 });
});

test('attempts are counted until one succeeds', () => {
  const failed: RemoteEvent = { kind: 'failed', failure: failure('refused'), retryAt: 5 };
  const twice = run([{ kind: 'started', at: 0 }, failed, { kind: 'started', at: 6 }, failed]);
  expect(twice).toMatchObject({ phase: 'failed', attempt: 2 });
  expect(nextState(nextState(twice, { kind: 'started', at: 9 }), { kind: 'succeeded', at: 12 })).toEqual({
    phase: 'ready',
    loadMilliseconds: 3,
  });
});

test('a ready remote stays ready while one more of its screens is fetched', () => {
  const ready: RemoteState = { phase: 'ready', loadMilliseconds: 1 };
  expect(nextState(ready, { kind: 'started', at: 3 })).toBe(ready);
});

test('disabled and incompatible are final, whatever happens', () => {
  fc.assert(
    fc.property(
      fc.array(anyEvent),
      fc.constantFrom<RemoteEvent>({ kind: 'disabled' }, { kind: 'found-incompatible', needed: 'a', provided: 'b' }),
      (events, final) => {
        const state = run([
          ...events.filter(({ kind }) => kind !== 'disabled' && kind !== 'found-incompatible'),
          final,
        ]);
        expect(
          run([...events.filter(({ kind }) => kind !== 'disabled' && kind !== 'found-incompatible'), final, ...events]),
        ).toEqual(state);
      },
    ),
  );
});

test('a failure never keeps a remote from being tried again', () => {
  fc.assert(
    fc.property(anyFailure, fc.option(fc.nat()), (cause, retryAt) => {
      const state = nextState(run([{ kind: 'started', at: 0 }]), { kind: 'failed', failure: cause, retryAt });
      expect(nextState(state, { kind: 'started', at: 1 }).phase).toBe('loading');
    }),
  );
});

test('waits grow to about 30 s and stay bounded; a misfit is not tried again by itself', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (attempt, random) => {
        const wait = retryDelay(attempt, failure('unreachable'), random);
        expect(wait).toBeGreaterThanOrEqual(800);
        expect(wait).toBeLessThanOrEqual(36_000);
        expect(retryDelay(attempt, failure('sharing-refused'), random)).toBeNull();
      },
    ),
  );
});
