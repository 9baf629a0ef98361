import { createDurableStore } from './durable-store';
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

  test('gives up after 3 s on a database that never answers', async () => {
    jest.useFakeTimers();
    try {
      const { store, state, troubles } = setUp();
      state.mode = 'silent';
      const reading = store.read('a');
      await jest.advanceTimersByTimeAsync(3_000);
      expect(await reading).toBeUndefined();
      expect(troubles).toEqual(['no-answer']);
    } finally {
      jest.useRealTimers();
    }
  });
});
