import fc from 'fast-check';
import type { ConnectionState } from './connection-state';
import { isSettled, startedTurns, startingAtOnce } from './live-turns';

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 40 });

test('never more than a few are starting, and whoever has started goes on', () => {
  fc.assert(
    fc.property(ids, fc.func(fc.boolean()), (liveIds, isIn) => {
      const settled = new Set(liveIds.filter((id) => isIn(id)));
      const started = startedTurns(liveIds, settled);
      const starting = [...started].filter((id) => !settled.has(id));
      expect(starting.length).toBeLessThanOrEqual(startingAtOnce);
      for (const id of settled) expect(started.has(id)).toBe(true);
    }),
  );
});

test('all have had their turn in the end', () => {
  fc.assert(
    fc.property(ids, (liveIds) => {
      let settled: ReadonlySet<string> = new Set();
      for (let round = 0; round <= liveIds.length; round += 1) settled = startedTurns(liveIds, settled);
      expect(settled.size).toBe(liveIds.length);
    }),
  );
});

const waiting = (code: 'no-first-picture' | 'camera-offline', attempt: number): ConnectionState => ({
  kind: 'waiting',
  number: 1,
  attempt,
  since: 0,
  until: 1,
  cause: { code },
});

test.each<[ConnectionState, boolean]>([
  [{ kind: 'idle' }, false],
  [{ kind: 'connecting', number: 1, attempt: 0, since: 0, after: null }, false],
  [{ kind: 'connecting', number: 1, attempt: 2, since: 0, after: null }, true],
  [waiting('no-first-picture', 0), false],
  [waiting('no-first-picture', 2), true],
  [waiting('camera-offline', 0), true],
  [{ kind: 'playing', number: 1, attempt: 0, firstFrameAt: 0, lastFrameAt: 0, awaitedSince: 0 }, true],
  [{ kind: 'stopped', number: 1, cause: { code: 'privacy' } }, true],
  [{ kind: 'limited', number: 1 }, true],
])('%j settled: %s', (connection, settled) => {
  expect(isSettled(connection)).toBe(settled);
});
