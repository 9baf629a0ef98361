import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { planStills, spaced } from './still-plan';
import {
  aborted,
  arrived,
  failed,
  isAwaited,
  type Nearness,
  retried,
  type StillQueue,
  started,
  unwanted,
  wanted,
} from './still-queue';

const now = 1_800_000_000_000;
const need = (nearness: Nearness = 'visible', ySize = 150) => ({ nearness, ySize, intervalMs: 10_000 });
const queueOf = (...entries: readonly [string, Nearness][]): StillQueue =>
  entries.reduce<StillQueue>((queue, [key, nearness]) => wanted(queue, key, need(nearness), now, null), new Map());

test('visible before near, hidden never, within the limit', () => {
  const queue = queueOf(['a', 'near'], ['b', 'visible'], ['c', 'hidden'], ['d', 'visible'], ['e', 'near']);
  expect(planStills(queue, { now, limit: 3, paused: false }).start).toEqual(['b', 'd', 'a']);
});

test('nothing starts and everything stops while paused', () => {
  const queue = started(queueOf(['a', 'visible'], ['b', 'visible']), 'a', 1);
  expect(planStills(queue, { now, limit: 4, paused: true })).toEqual({ abort: ['a'], start: [], wakeAt: null });
});

test('a request for a smaller picture than now wanted is aborted and asked again', () => {
  const running = started(queueOf(['a', 'visible']), 'a', 1);
  const grown = wanted(running, 'a', need('visible', 300), now, null);
  expect(planStills(grown, { now, limit: 1, paused: false })).toMatchObject({ abort: ['a'], start: ['a'] });
});

test('a request for a larger picture than now wanted goes on', () => {
  const running = started(queueOf(['a', 'visible']), 'a', 1);
  const shrunk = wanted(running, 'a', need('visible', 75), now, null);
  expect(planStills(shrunk, { now, limit: 1, paused: false })).toMatchObject({ abort: [], start: [] });
});

test('a tile that leaves the screen loses its request', () => {
  const gone = wanted(started(queueOf(['a', 'visible']), 'a', 1), 'a', need('hidden'), now, null);
  expect(planStills(gone, { now, limit: 4, paused: false })).toMatchObject({ abort: ['a'], start: [] });
});

test('a still at hand is due after its interval, a near one is good for five minutes', () => {
  const visible = wanted(new Map(), 'a', need('visible'), now, now - 4000);
  expect(planStills(visible, { now, limit: 4, paused: false })).toMatchObject({ start: [], wakeAt: now + 6000 });
  const near = wanted(new Map(), 'a', need('near'), now, now - 4000);
  expect(planStills(near, { now, limit: 4, paused: false }).wakeAt).toBe(now + 296_000);
});

test('failed cameras share one connection however many they are', () => {
  let queue = queueOf(['ok1', 'visible'], ['ok2', 'visible'], ['dead1', 'visible'], ['dead2', 'visible']);
  for (const key of ['dead1', 'dead2']) queue = failed(started(queue, key, 1), key, now - 60_000, 0.5);
  expect(planStills(queue, { now, limit: 4, paused: false }).start).toEqual(['dead1', 'ok1', 'ok2']);
  const trying = started(queue, 'dead1', 2);
  expect(planStills(trying, { now, limit: 4, paused: false }).start).toEqual(['ok1', 'ok2']);
});

test('a failure backs off to 30 s and honours what the server asked for', () => {
  let queue = queueOf(['a', 'visible']);
  const delays: number[] = [];
  for (let failures = 0; failures < 8; failures += 1) {
    queue = failed(queue, 'a', now, 0.5);
    delays.push((queue.get('a')?.dueAt ?? 0) - now);
  }
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(failed(queue, 'a', now, 0.5, 60_000).get('a')?.dueAt).toBe(now + 60_000);
  expect(planStills(retried(queue, now), { now, limit: 1, paused: false }).start).toEqual(['a']);
});

test('a need that is renewed does not cut the backoff short', () => {
  const queue = wanted(failed(queueOf(['a', 'visible']), 'a', now, 0.5), 'a', need('visible', 300), now, null);
  expect(planStills(queue, { now, limit: 1, paused: false })).toMatchObject({ start: [], wakeAt: now + 1000 });
});

test('an answer to an older request is not awaited', () => {
  const queue = started(aborted(started(queueOf(['a', 'visible']), 'a', 1), 'a'), 'a', 2);
  expect([isAwaited(queue, 'a', 1), isAwaited(queue, 'a', 2)]).toEqual([false, true]);
  expect(isAwaited(unwanted(queue, 'a'), 'a', 2)).toBe(false);
});

const steps = fc.array(
  fc.record({
    act: fc.constantFrom('want', 'unwant', 'settle', 'fail', 'wait'),
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    nearness: fc.constantFrom<Nearness>('visible', 'near', 'hidden'),
    ySize: fc.constantFrom(75, 150, 300),
  }),
  { maxLength: 60 },
);

test('never more requests than the limit, never one for a hidden tile, and every visible camera gets its turn', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 4 }), (acts, limit) => {
      let queue: StillQueue = new Map();
      let at = now;
      let ticket = 0;
      const apply = () => {
        const plan = planStills(queue, { now: at, limit, paused: false });
        for (const key of plan.abort) queue = aborted(queue, key);
        for (const key of plan.start) {
          ticket += 1;
          queue = started(queue, key, ticket);
        }
        const running = [...queue.values()].filter((camera) => camera.running);
        expect(running.length).toBeLessThanOrEqual(limit);
        expect(running.every((camera) => camera.need.nearness !== 'hidden')).toBe(true);
      };
      for (const { act, key, nearness, ySize } of acts) {
        if (act === 'want') queue = wanted(queue, key, { nearness, ySize, intervalMs: 1000 }, at, null);
        if (act === 'unwant') queue = unwanted(queue, key);
        if (act === 'settle' && queue.get(key)?.running) queue = arrived(queue, key, at);
        if (act === 'fail' && queue.get(key)?.running) queue = failed(queue, key, at, 0.5);
        if (act === 'wait') at += 700;
        apply();
      }
      const served = new Set<string>();
      for (let round = 0; round < 40; round += 1) {
        for (const [key, camera] of queue) {
          if (!camera.running) continue;
          served.add(key);
          queue = arrived(queue, key, at);
        }
        at += 31_000;
        apply();
      }
      for (const [key, camera] of queue) if (camera.need.nearness === 'visible') expect(served).toContain(key);
    }),
  );
});

test.each([
  [['a', 'b'], 3, 0, ['a', 'b'], null],
  [[], 3, 10, [], null],
  [['a', 'b'], 3, 10, [], 7],
  [['a', 'b'], 10, 10, ['a'], 10],
  [['a'], Number.POSITIVE_INFINITY, 10, ['a'], null],
  [['a'], -millisecondsInDay, 10, [], 10],
])(
  'of %j, %d ms after the last one and %d ms apart, %j go out, and in %p ms one looks again',
  (all, since, apart, start, waitMs) => {
    expect(spaced(all, since, apart)).toEqual({ start, waitMs });
  },
);
