import fc from 'fast-check';
import type { Route } from './base-url';
import { type ConnectionEvent, type ConnectionState, connectionAfter, lastLook, whyClosed } from './connection-state';

function route(strategy: Route['strategy']): Route {
  const endpoint = { protocol: 'https', hostname: `${strategy}.example`, port: 443 } as const;
  return { strategy, endpoint, baseUrl: `https://${strategy}.example/` };
}

const unknown: ConnectionState = { kind: 'unknown' };
const after = (events: readonly ConnectionEvent[]): ConnectionState => events.reduce(connectionAfter, unknown);
const found = (all: boolean, at: number): ConnectionEvent => ({ kind: 'found', route: route('local'), all, at });
const failedAt = (at: number): ConnectionEvent => ({ kind: 'request-failed', at });

test('a look at the way in use alone does not count as one at all addresses', () => {
  const state = after([found(true, 1), found(false, 2)]);
  expect(lastLook(state)).toBe(1);
  const gone = connectionAfter(state, {
    kind: 'found-none',
    failure: { state: 'failed', code: 'stranger' },
    all: true,
    at: 3,
  });
  expect([gone.kind, lastLook(gone), whyClosed(gone).code]).toEqual(['closed', 3, 'stranger']);
});

test('one request without an answer makes the way doubtful until it has proven itself again', () => {
  const state = after([found(true, 1), failedAt(2), { kind: 'request-answered' }]);
  expect(state).toMatchObject({ kind: 'open', doubtful: true, failures: 0 });
  expect(connectionAfter(state, found(false, 3))).toMatchObject({ doubtful: false });
});

test('five in a row close it, whatever its health probe says; an answer between them begins anew', () => {
  const four = [2, 3, 4, 5].map(failedAt);
  expect(after([found(true, 1), ...four]).kind).toBe('open');
  expect(after([found(true, 1), ...four, { kind: 'request-answered' }, failedAt(6)]).kind).toBe('open');
  expect(after([found(true, 1), ...four, failedAt(6)])).toMatchObject({ kind: 'closed', closedAt: 6, lookedAt: 1 });
});

test('with the network ends all that was known, whatever happened in it', () => {
  const someEvent: fc.Arbitrary<ConnectionEvent> = fc.constantFrom<ConnectionEvent>(
    found(true, 1),
    found(false, 2),
    failedAt(3),
    { kind: 'request-answered' },
    { kind: 'found-none', failure: { state: 'failed', code: 'offline' }, all: true, at: 4 },
  );
  fc.assert(
    fc.property(fc.array(someEvent), (events) => {
      const state = after([...events, { kind: 'network-changed' }]);
      expect(state).toEqual(unknown);
      expect(lastLook(state)).toBeNull();
    }),
    { seed: 1, numRuns: 50 },
  );
});
