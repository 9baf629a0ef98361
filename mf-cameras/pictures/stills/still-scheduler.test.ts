import { PictureShelf } from '@barnwatch/shared/pictures/files';
import { tinyJpeg } from '@barnwatch/shared/testing/tiny-jpeg';
import { until } from '@barnwatch/shared/testing/until';
import sharp from 'sharp';
import { ManualClock } from '../timing/manual-clock';
import type { StillAnswer } from './still-answer';
import type { StillFacts } from './still-frame';
import type { Nearness } from './still-queue';
import { type StillRequest, StillScheduler } from './still-scheduler';

interface Call {
  readonly ySize: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly answer: (answer: StillAnswer) => void;
}

function still(bytes: Uint8Array<ArrayBuffer> = tinyJpeg(64, 36)): StillAnswer {
  return { kind: 'still', still: { blob: new Blob([bytes]), timestamp: 42 } };
}

function setUp({ limit = 4, apartMs = 0, decodes = true, judging = Promise.resolve() } = {}) {
  const clock = new ManualClock();
  const open = new Set<string>();
  let made = 0;
  const stillCache = new PictureShelf<StillFacts>({
    create: () => {
      made += 1;
      open.add(`blob:${made}`);
      return `blob:${made}`;
    },
    revoke: (url) => void open.delete(url),
  });
  const scheduler = new StillScheduler({
    clock,
    stillCache,
    limit: () => limit,
    apartMs,
    decodes: () => judging.then(() => decodes),
    random: () => 0.5,
  });
  const calls = new Map<string, Call[]>();
  const want = async (key: string, nearness: Nearness = 'visible', ySize = 150) => {
    const request: StillRequest = (options) =>
      new Promise((answer) => calls.set(key, [...(calls.get(key) ?? []), { ...options, answer }]));
    const release = scheduler.want(key, { nearness, ySize, intervalMs: 10_000 }, request);
    // Whoever tells its need in the same turn is planned for together.
    await Promise.resolve();
    return release;
  };
  const last = (key: string): Call => {
    const call = calls.get(key)?.at(-1);
    if (!call) throw new Error(`${key} was never asked`);
    return call;
  };
  return { clock, stillCache, scheduler, calls, want, last, open };
}

test('one dead camera never blocks the others', async () => {
  const { want, last, clock, calls, stillCache } = setUp({ limit: 2 });
  await want('dead');
  await want('b');
  await want('c');
  last('b').answer(still());
  await clock.advance(0);
  last('c').answer(still());
  await clock.advance(0);
  expect([stillCache.frame('b'), stillCache.frame('c')].every(Boolean)).toBe(true);
  last('dead').answer({ kind: 'failed', failure: { code: 'timeout' } });
  await clock.advance(0);
  expect(calls.get('dead')).toHaveLength(1);
  await clock.advance(1000);
  expect(calls.get('dead')).toHaveLength(2);
  expect(last('dead').timeoutMs).toBeGreaterThan(calls.get('b')?.[0]?.timeoutMs ?? 0);
});

test('refreshes after the interval and keeps one object URL for each camera', async () => {
  const { want, last, clock, open, calls } = setUp();
  await want('a');
  for (let round = 1; round <= 5; round += 1) {
    expect(calls.get('a')).toHaveLength(round);
    last('a').answer(still());
    await clock.advance(10_000);
  }
  expect(open.size).toBe(1);
});

test('drops a late answer to a superseded request', async () => {
  const { want, last, clock, stillCache } = setUp();
  const release = await want('a', 'visible', 75);
  const small = last('a');
  await want('a', 'visible', 300);
  expect(small.signal.aborted).toBe(true);
  release();
  small.answer({ kind: 'still', still: { blob: new Blob([tinyJpeg(1, 1)]), timestamp: 1 } });
  await clock.advance(0);
  expect(stillCache.frame('a')).toBeNull();
  last('a').answer(still());
  await clock.advance(0);
  expect(stillCache.frame('a')).toMatchObject({ ySize: 300, timestamp: 42, stale: false });
});

test('stops when the tile goes away and leaves no alarm behind', async () => {
  const { want, last, clock, scheduler } = setUp();
  const release = await want('a');
  const call = last('a');
  release();
  await clock.advance(0);
  expect(call.signal.aborted).toBe(true);
  expect([scheduler.running, clock.pending]).toEqual([0, 0]);
});

test('a tile that changes its need keeps the request under way', async () => {
  const { want, last, clock, calls } = setUp();
  const release = await want('a', 'near');
  const call = last('a');
  release();
  await want('a', 'visible');
  await clock.advance(0);
  expect(call.signal.aborted).toBe(false);
  expect(calls.get('a')).toHaveLength(1);
});

test('the connection is free while the picture is decoded', async () => {
  let decoded = () => {};
  const judging = new Promise<void>((resolve) => {
    decoded = resolve;
  });
  const { want, last, clock, calls, stillCache, scheduler } = setUp({ limit: 1, judging });
  await want('a');
  await want('b');
  last('a').answer(still());
  // Reading a blob takes real turns of the loop.
  await until(() => calls.has('b'));
  expect([calls.has('b'), scheduler.running, stillCache.frame('a')]).toEqual([true, 1, null]);
  decoded();
  await clock.advance(0);
  expect(stillCache.frame('a')).not.toBeNull();
  expect(calls.get('a')).toHaveLength(1);
});

test('pauses while hidden and asks again on return', async () => {
  const { want, last, clock, scheduler, calls } = setUp();
  await want('a');
  scheduler.setPaused(true);
  expect(last('a').signal.aborted).toBe(true);
  await clock.advance(60_000);
  expect(calls.get('a')).toHaveLength(1);
  scheduler.setPaused(false);
  expect(calls.get('a')).toHaveLength(2);
});

test.each([
  ['empty', new Uint8Array()],
  ['not-a-picture', new TextEncoder().encode('<html>')],
  ['truncated', tinyJpeg(64, 36).slice(0, 30)],
  ['too-small', tinyJpeg(1, 1)],
  ['too-small', tinyJpeg(64, 20)],
] as const)('a damaged picture is never shown: %s', async (damage, bytes) => {
  const { want, last, clock, stillCache, scheduler } = setUp();
  await want('a');
  last('a').answer(still(bytes));
  await clock.advance(0);
  expect(stillCache.frame('a')).toBeNull();
  expect(scheduler.failure('a')).toEqual({ code: 'damaged', damage });
});

test('a camera whose own picture is lower than what was asked for is shown', async () => {
  const { want, last, clock, stillCache, scheduler } = setUp();
  await want('a');
  last('a').answer(still(tinyJpeg(64, 36)));
  await clock.advance(0);
  expect(last('a').ySize).toBeGreaterThan(36);
  expect(stillCache.frame('a')).not.toBeNull();
  expect(scheduler.failure('a')).toBeNull();
});

test('a picture that the browser cannot paint leaves the one before in place', async () => {
  const { want, last, clock, stillCache, scheduler } = setUp({ decodes: false });
  stillCache.put('a', new Blob(), { timestamp: 1, receivedAt: 1, stale: true, ySize: 75 });
  await want('a');
  last('a').answer(still());
  await clock.advance(0);
  expect(scheduler.failure('a')).toEqual({ code: 'damaged', damage: 'undecodable' });
  expect(stillCache.frame('a')).toMatchObject({ timestamp: 1, stale: true });
});

test('a kept still is shown while the fresh one is asked for, a young one delays it', async () => {
  const { want, clock, stillCache, calls } = setUp();
  stillCache.put('kept', new Blob(), { timestamp: 1, receivedAt: clock.now(), stale: true, ySize: 150 });
  stillCache.put('young', new Blob(), { timestamp: 1, receivedAt: clock.now(), stale: false, ySize: 150 });
  await want('kept');
  await want('young');
  expect([calls.has('kept'), calls.has('young')]).toEqual([true, false]);
  await clock.advance(10_000);
  expect(calls.has('young')).toBe(true);
});

test('failures are told to those who watch and forgotten on a forced new try', async () => {
  const { want, last, clock, stillCache, scheduler, calls } = setUp();
  const heard = jest.fn();
  stillCache.watch('a', heard);
  await want('a');
  last('a').answer({ kind: 'failed', failure: { code: 'rate-limited', retryAfterMs: 20_000 } });
  await clock.advance(19_000);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(calls.get('a')).toHaveLength(1);
  scheduler.retryFailed();
  expect(calls.get('a')).toHaveLength(2);
});

test('requests go out a little apart, the most urgent first, and none is forgotten', async () => {
  const { want, clock, calls } = setUp({ limit: 3, apartMs: 10 });
  await Promise.all(['a', 'b', 'c', 'd'].map((key) => want(key)));
  expect([...calls.keys()]).toEqual(['a']);
  await clock.advance(9);
  expect([...calls.keys()]).toEqual(['a']);
  await clock.advance(1);
  expect([...calls.keys()]).toEqual(['a', 'b']);
  await clock.advance(100);
  expect([...calls.keys()]).toEqual(['a', 'b', 'c']);
});

test('of tiles that tell their needs together the most urgent goes out first, whoever came first', async () => {
  const { want, calls } = setUp({ limit: 1 });
  await Promise.all([want('near', 'near'), want('seen')]);
  expect([...calls.keys()]).toEqual(['seen']);
});

test('two answers that come together are followed by requests that are apart', async () => {
  const { want, last, clock, calls } = setUp({ limit: 2, apartMs: 10 });
  await Promise.all(['a', 'b', 'c', 'd'].map((key) => want(key)));
  await clock.advance(50);
  last('a').answer(still());
  last('b').answer(still());
  await clock.advance(0);
  expect([...calls.keys()]).toEqual(['a', 'b', 'c']);
  await clock.advance(10);
  expect([...calls.keys()]).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  ['cut, with an end marker put behind it', 'truncated', 0.15],
  ['cut in the middle', 'truncated', 0.5],
])('a picture that is %s never takes the place of the last good one', async (_how, damage, share) => {
  const pixels = Buffer.from(Array.from({ length: 160 * 90 * 3 }, (_, at) => (at * 7919) % 251));
  const whole = await sharp(pixels, { raw: { width: 160, height: 90, channels: 3 } })
    .jpeg()
    .toBuffer();
  const { want, last, clock, stillCache, scheduler } = setUp();
  await want('a');
  last('a').answer(still(new Uint8Array(whole)));
  // A picture is read and judged in real turns of the loop.
  await until(() => stillCache.frame('a') !== null);
  const good = stillCache.frame('a');
  await clock.advance(10_000);
  const cut = new Uint8Array([...whole.subarray(0, 700 + (whole.length - 700) * share), 0xff, 0xd9]);
  last('a').answer(still(cut));
  await until(() => scheduler.failure('a') !== null);
  expect(scheduler.failure('a')).toEqual({ code: 'damaged', damage });
  expect(stillCache.frame('a')).toBe(good);
});
