import * as v from 'valibot';
import type { KeyValueStore } from '../../storage';
import { draftStore } from './draft-store';

function slowStore() {
  const values = new Map<string, unknown>();
  const writes: unknown[] = [];
  const store: KeyValueStore = {
    read: async (key) => values.get(key),
    async write(key, value) {
      writes.push(value);
      await Promise.resolve();
      values.set(key, value);
    },
    remove: async (key) => void values.delete(key),
    keys: async () => [...values.keys()],
    removeAll: async () => values.clear(),
    patienceMs: () => 3_000,
  };
  return { store, values, writes };
}

const schema = v.object({ text: v.string() });
const place = { instanceId: 'north/barn', accountId: 'manager', name: 'intervention:new' };

test('each key is kept; of those that come meanwhile only the last', async () => {
  const { store, writes } = slowStore();
  const draft = draftStore(store, place, schema);
  void draft.keep({ text: 'D' });
  void draft.keep({ text: 'Dr' });
  await draft.keep({ text: 'Dra' });
  expect(writes).toHaveLength(2);
  expect(await draft.read()).toEqual({ text: 'Dra' });
  await draft.keep({ text: 'Drau' });
  expect(await draftStore(store, place, schema).read()).toEqual({ text: 'Drau' });
});

test('it lies under its barn and account, so that it goes with them', async () => {
  const { store, values } = slowStore();
  await draftStore(store, place, schema).keep({ text: 'D' });
  expect([...values.keys()]).toEqual(['north%2Fbarn/manager/intervention%3Anew']);
});

test('what is forgotten does not come back with a write that was under way', async () => {
  const { store, values } = slowStore();
  const draft = draftStore(store, place, schema);
  void draft.keep({ text: 'D' });
  void draft.keep({ text: 'Dr' });
  await draft.forget();
  expect(values.size).toBe(0);
  expect(await draft.read()).toBeNull();
});

test('a draft of another form is no draft', async () => {
  const { store, values } = slowStore();
  values.set('north%2Fbarn/manager/intervention%3Anew', { version: 1, value: { text: 7 } });
  expect(await draftStore(store, place, schema).read()).toBeNull();
});

test('words that the outbox has are found no more, and lie on the device until they lie there (F46)', async () => {
  const { store, values } = slowStore();
  const draft = draftStore(store, place, schema);
  await draft.keep({ text: 'Draught' });
  let tellStored = (): void => undefined;
  const stored = new Promise<void>((resolve) => {
    tellStored = resolve;
  });
  const over = draft.handOver(stored);
  expect(await draft.read()).toBeNull();
  expect(values.size).toBe(1);
  tellStored();
  await over;
  expect(values.size).toBe(0);
});

test('what is written while the outbox stores earlier words is another draft, and stays', async () => {
  const { store } = slowStore();
  const draft = draftStore(store, place, schema);
  await draft.keep({ text: 'Draught' });
  const stored = Promise.resolve();
  const over = draft.handOver(stored);
  await draft.keep({ text: 'Cold' });
  await over;
  expect(await draft.read()).toEqual({ text: 'Cold' });
});

describe('writing that began while late storage had not told what lies there (F46)', () => {
  const begin = async (lies: string | null) => {
    const { store, values } = slowStore();
    const earlier = draftStore(store, place, schema);
    if (lies !== null) await earlier.keep({ text: lies });
    const draft = draftStore(store, place, schema);
    draft.beginWithout();
    return { draft, found: lies === null ? null : { text: lies }, kept: () => [...values.values()] };
  };

  test('is kept once nothing lies there', async () => {
    const { draft, found, kept } = await begin(null);
    void draft.keep({ text: 'New' });
    expect(kept()).toEqual([]);
    expect(draft.tellLate(found)).toBe('alone');
    await draft.keep({ text: 'Newer' });
    expect(kept()).toEqual([{ version: 1, value: { text: 'Newer' } }]);
  });

  test('goes on with what lies there while nothing was written', async () => {
    const { draft, found } = await begin('Old');
    expect(draft.tellLate(found)).toBe('untouched');
    await draft.keep({ text: 'Older' });
    expect(await draft.read()).toEqual({ text: 'Older' });
  });

  test('neither overwrites nor forgets what lies there', async () => {
    const { draft, found, kept } = await begin('Old');
    void draft.keep({ text: 'New' });
    expect(draft.tellLate(found)).toBe('beside');
    await draft.keep({ text: 'Newer' });
    await draft.handOver(Promise.resolve());
    await draft.forget();
    expect(kept()).toEqual([{ version: 1, value: { text: 'Old' } }]);
  });
});
