import fc from 'fast-check';
import { SlowDisk } from '../storage/doubles/slow-disk';
import type { Window } from './doubles/device-double';
import { create, offline, setUp, titles } from './doubles/set-up';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function setUpSlow() {
  const { instance, device } = setUp();
  const disk = new SlowDisk();
  function open() {
    const { store, state } = disk.open(true);
    const window: Window = device.open(Number.POSITIVE_INFINITY, {
      store,
      now: Date.now,
      after: (pauseMs, run) => {
        const timer = setTimeout(() => window.dead || run(), pauseMs);
        return () => clearTimeout(timer);
      },
    });
    return { window, outbox: window.outbox, storage: state };
  }
  function kill({ window }: ReturnType<typeof open>) {
    disk.endLife();
    device.kill(window);
  }
  const keep = (identifier: string, title: string) => ({
    kind: 'intervention',
    instanceId: 'north-barn',
    identifier,
    write: create(title),
  });
  return { instance, disk, open, kill, keep };
}

test.each([1_000, 3_000, 9_000, 30_000])(
  'on storage that takes %i ms an entry is sent, once, and nothing is left (F46)',
  async (delayMs) => {
    const { instance, disk, open, keep } = setUpSlow();
    disk.delayMs = delayMs;
    const { outbox, storage } = open();
    const kept = outbox.enqueue(keep('identifier-slow', 'Draught'));
    await pass(20_000);
    // Nobody waits for the disk: what the barn has is safe.
    expect(titles(instance)).toEqual(['Draught']);
    await kept;
    await pass(20 * delayMs);
    disk.delayMs = 1;
    await pass(30_000 + 10_000);
    expect(titles(instance)).toEqual(['Draught']);
    expect(outbox.state.get()).toMatchObject({ read: true, entries: [] });
    expect(disk.values.size).toBe(0);
    expect(storage.trouble).toBeNull();
  },
);

test('entries of an earlier window are seen and sent by themselves once late storage tells of them (F46)', async () => {
  const { instance, disk, open, kill, keep } = setUpSlow();
  instance.reactions = [offline];
  const first = open();
  void first.outbox.enqueue(keep('identifier-early', 'Draught'));
  await pass(1_000);
  kill(first);

  disk.delayMs = 9_000;
  const { outbox } = open();
  await pass(6_000);
  // Blind, and it does not say that nothing waits.
  expect(outbox.state.get()).toMatchObject({ read: false, entries: [] });
  await pass(60_000);
  expect(outbox.state.get().read).toBe(true);
  expect(titles(instance)).toEqual(['Draught']);
});

test('an entry in late storage is not called gone, sent or stored before it is', async () => {
  const { instance, disk, open, keep } = setUpSlow();
  const { outbox } = open();
  await pass(100);
  disk.delayMs = 9_000;
  instance.reactions = Array.from({ length: 20 }, () => offline);
  const stored = jest.fn();
  const delivered = jest.fn();
  const entry = outbox.enqueue(keep('identifier-late', 'Draught'));
  void entry.then(async () => {
    void outbox.stored('identifier-late').then(stored);
    delivered(await outbox.delivery('identifier-late', AbortSignal.timeout(5_000)));
  });
  await pass(8_000);
  expect(outbox.state.get().entries).toHaveLength(1);
  expect(stored).not.toHaveBeenCalled();
  await pass(40_000);
  expect(delivered).toHaveBeenCalledWith(expect.objectContaining({ kind: 'waiting' }));
  await pass(200_000);
  expect(stored).toHaveBeenCalled();
  expect(disk.values.size).toBe(1);
});

const delay = fc.constantFrom(1, 300, 1_000, 3_000, 9_000, 30_000);

test('killed at any moment on storage of any slowness: what was called stored or sent is at the barn, once (F24, F46)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          delays: fc.array(delay, { minLength: 1, maxLength: 4 }),
          lifeMs: fc.integer({ min: 0, max: 120_000 }),
          isOffline: fc.boolean(),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      async (lives) => {
        const { instance, disk, open, kill, keep } = setUpSlow();
        const promised = new Set<string>();
        for (const [number, { delays, lifeMs, isOffline }] of lives.entries()) {
          instance.reactions = isOffline ? Array.from({ length: 100 }, () => offline) : [];
          const life = open();
          const title = `title ${number}`;
          const identifier = `identifier-${number}`;
          let alive = true;
          const promise = () => alive && promised.add(title);
          void life.outbox.enqueue(keep(identifier, title)).then(() => {
            void life.outbox.stored(identifier).then(promise);
          });
          for (const delayMs of delays) {
            disk.delayMs = delayMs;
            await pass(lifeMs / delays.length);
          }
          alive = false;
          kill(life);
        }
        instance.reactions = [];
        disk.delayMs = 1;
        const last = open();
        await pass(120_000);

        expect(disk.values.size).toBe(0);
        expect(last.storage.trouble).toBeNull();
        expect(new Set(titles(instance)).size).toBe(titles(instance).length);
        expect(titles(instance)).toEqual(expect.arrayContaining([...promised]));
      },
    ),
    { numRuns: 60 },
  );
});
