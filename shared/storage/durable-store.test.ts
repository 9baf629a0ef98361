import fc from 'fast-check';
import { SlowDisk } from './doubles/slow-disk';
import { createDurableStore } from './durable-store';
import { inTime } from './in-time';
import type { Database } from './key-value-store';
import type { StorageTrouble } from './storage-state';

type Mode = 'works' | 'refuses' | 'full' | 'silent';

function disk() {
  const values = new Map<string, unknown>();
  const state = { mode: 'works' as Mode, opened: 0 };
  function answer<T>(run: () => T): Promise<T> {
    if (state.mode === 'silent') return new Promise(() => undefined);
    if (state.mode === 'refuses') return Promise.reject(new DOMException('closing', 'InvalidStateError'));
    return Promise.resolve().then(run);
  }
  const database: Database = {
    getItem: (key) => answer(() => values.get(key) ?? null),
    setItem(key, value) {
      if (state.mode === 'full') return Promise.reject(new DOMException('no room', 'QuotaExceededError'));
      return answer(() => values.set(key, value));
    },
    removeItem: (key) => answer(() => void values.delete(key)),
    keys: () => answer(() => [...values.keys()]),
  };
  const open = () => {
    state.opened += 1;
    return answer(() => database);
  };
  return { values, state, open };
}

function setUp() {
  const target = disk();
  const clock = { now: 1_000 };
  const troubles: (StorageTrouble | null)[] = [];
  const store = createDurableStore({
    open: target.open,
    now: () => clock.now,
    after: (pauseMs, run) => void setTimeout(run, pauseMs).unref(),
    onTrouble: (trouble) => troubles.push(trouble),
  });
  const { values, state } = target;
  return { values, state, clock, troubles, store };
}

describe('a store on a working disk', () => {
  test('writes, reads, lists by prefix and removes', async () => {
    const { store, values, troubles } = setUp();
    await store.write('a/1', { n: 1 });
    await store.write('a/2', 2);
    await store.write('b/1', 3);
    expect(await store.read('a/1')).toEqual({ n: 1 });
    expect(await store.read('none')).toBeUndefined();
    expect([...(await store.keys('a/'))].sort()).toEqual(['a/1', 'a/2']);
    await store.removeAll('a/');
    expect([...values.keys()]).toEqual(['b/1']);
    expect(troubles).toEqual([]);
  });
});

describe('a store whose disk fails (F27)', () => {
  test('keeps changes in memory, says so once, and writes them when the disk works again', async () => {
    const { store, state, values, clock, troubles } = setUp();
    await store.write('kept', 1);
    state.mode = 'refuses';
    await store.write('typed', 'text');
    await store.remove('kept');
    expect(await store.read('typed')).toBe('text');
    expect(await store.read('kept')).toBeUndefined();
    expect(await store.keys()).toEqual(['typed']);
    expect(troubles).toEqual(['refused']);

    state.mode = 'works';
    clock.now += 5_000;
    await store.read('anything');
    await Promise.all([store.landed('typed'), store.landed('kept')]);
    expect(values).toEqual(new Map([['typed', 'text']]));
    expect(troubles).toEqual(['refused', null]);
  });

  test('opens a fresh connection after a closed one before it gives up', async () => {
    const { store, state, troubles } = setUp();
    await store.write('a', 1);
    expect(state.opened).toBe(1);
    state.mode = 'refuses';
    const reading = store.read('a');
    await Promise.resolve();
    state.mode = 'works';
    expect(await reading).toBe(1);
    expect(state.opened).toBe(2);
    expect(troubles).toEqual([]);
  });

  test('still reads from a full disk, and newer values shadow the old ones', async () => {
    const { store, state, values, clock, troubles } = setUp();
    await store.write('old', 1);
    state.mode = 'full';
    await store.write('old', 2);
    clock.now += 5_000;
    expect(await store.read('old')).toBe(2);
    values.set('other', 3);
    expect(await store.read('other')).toBe(3);
    expect(values.get('old')).toBe(1);
    expect(troubles).toEqual(['full']);
  });

  test('says after 3 s that a database does not answer, and is worth no more waiting', async () => {
    jest.useFakeTimers();
    try {
      const { store, state, troubles } = setUp();
      state.mode = 'silent';
      const reading = store.read('a');
      expect(store.patienceMs()).toBe(3_000);
      await jest.advanceTimersByTimeAsync(3_000);
      expect(troubles).toEqual(['no-answer']);
      expect(store.patienceMs()).toBe(0);
      const told = inTime(reading, store.patienceMs());
      await jest.advanceTimersByTimeAsync(0);
      expect(await told).toMatchObject({ kind: 'late' });
      await store.write('b', 1);
      expect(await store.read('b')).toBe(1);
      // Nothing takes that long: it will never answer.
      await jest.advanceTimersByTimeAsync(60_000);
      expect(await reading).toBeUndefined();
    } finally {
      jest.useRealTimers();
    }
  });

  test('a full disk still takes what fits, and what is removed', async () => {
    const { store, state, values, troubles } = setUp();
    await store.write('old', 1);
    state.mode = 'full';
    await store.write('large', 2);
    await store.remove('old');
    expect(troubles).toEqual(['full']);
    state.mode = 'works';
    expect(await store.read('large')).toBe(2);
    expect([...values.keys()].includes('large')).toBe(false);
  });
});

describe('a store whose disk is slow (F46)', () => {
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function slow(delayMs: number) {
    const disk = new SlowDisk();
    disk.values.set('kept', 'old');
    disk.delayMs = delayMs;
    return { disk, ...disk.open() };
  }

  test.each([1_000, 3_000, 9_000, 30_000])(
    'that takes %i ms tells late, and never that nothing is there',
    async (delayMs) => {
      const { store, state } = slow(delayMs);
      const read = jest.fn();
      void store.read('kept').then(read);
      const listed = jest.fn();
      void store.keys().then(listed);
      await pass(2 * delayMs - 1);
      expect([read, listed].flatMap(({ mock }) => mock.calls)).toEqual([]);
      await pass(2);
      expect(read).toHaveBeenCalledWith('old');
      expect(listed).toHaveBeenCalledWith(['kept']);
      expect(state.trouble).toBeNull();
    },
  );

  test('what is written, removed or wiped while it reads is what it tells', async () => {
    const { store, disk } = slow(9_000);
    disk.values.set('gone', 1);
    const reads = Promise.all([store.read('kept'), store.read('gone'), store.keys()]);
    await pass(10_000);
    disk.delayMs = 1;
    void store.write('kept', 'new');
    void store.remove('gone');
    await pass(20_000);
    expect(await reads).toEqual(['new', undefined, ['kept']]);
  });

  test('writes of several records wait for the disk side by side, those of one record one after the other', async () => {
    const { store, disk } = slow(1_000);
    for (const key of ['a', 'b', 'c']) void store.write(key, 1);
    void store.write('a', 2);
    await pass(2_001);
    expect([...disk.values]).toEqual([
      ['kept', 'old'],
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ]);
    await pass(1_000);
    expect(disk.values.get('a')).toBe(2);
  });

  const key = fc.constantFrom('a/1', 'a/2', 'b/1');
  const deed = fc.oneof(
    fc.record({ kind: fc.constant('write' as const), key, value: fc.nat(99) }),
    fc.record({ kind: fc.constant('remove' as const), key }),
    fc.record({ kind: fc.constant('wipe' as const), prefix: fc.constantFrom('a/', 'b/', '') }),
    fc.record({ kind: fc.constant('read' as const), key }),
    fc.record({ kind: fc.constant('delay' as const), delayMs: fc.constantFrom(1, 1_000, 9_000, 30_000) }),
    fc.record({ kind: fc.constant('pass' as const), ms: fc.nat(20_000) }),
  );

  test('of any slowness and whatever is done at once: what is read is what was done last, and so is what lies there in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(deed, { maxLength: 25 }), async (inOrder, deeds) => {
        const disk = new SlowDisk();
        const { store, state } = disk.open(inOrder);
        const done = new Map<string, unknown>();
        const misread: unknown[] = [];
        const readings = new Set<{ readonly name: string; readonly might: unknown[] }>();
        for (const one of deeds) {
          switch (one.kind) {
            case 'write':
              done.set(one.key, one.value);
              void store.write(one.key, one.value);
              break;
            case 'remove':
              done.delete(one.key);
              void store.remove(one.key);
              break;
            case 'wipe':
              for (const name of [...done.keys()]) if (name.startsWith(one.prefix)) done.delete(name);
              void store.removeAll(one.prefix);
              break;
            case 'read': {
              // What was true when it was asked, or at any moment since.
              const { key: name } = one;
              const reading = { name, might: [done.get(name)] };
              readings.add(reading);
              void store.read(name).then((value) => {
                readings.delete(reading);
                if (!reading.might.includes(value)) misread.push({ ...reading, value });
              });
              break;
            }
            case 'delay':
              disk.delayMs = one.delayMs;
              break;
            case 'pass':
              await pass(one.ms);
          }
          for (const { name, might } of readings) might.push(done.get(name));
        }
        disk.delayMs = 1;
        await pass(30_000 + 10_000);
        expect(misread).toEqual([]);
        expect(new Map([...disk.values].toSorted())).toEqual(new Map([...done].toSorted()));
        expect(state.trouble).toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});
