import * as v from 'valibot';
import { createDurableStore } from './durable-store';
import { storedRecord } from './stored-record';

function memoryStore() {
  const values = new Map<string, unknown>();
  const store = createDurableStore({
    open: () =>
      Promise.resolve({
        getItem: (key) => Promise.resolve(values.get(key) ?? null),
        setItem: (key, value) => Promise.resolve(values.set(key, value)),
        removeItem: (key) => Promise.resolve(void values.delete(key)),
        keys: () => Promise.resolve([...values.keys()]),
      }),
    now: () => 0,
    after: () => undefined,
    onTrouble: () => undefined,
  });
  return { store, values };
}

const schema = v.object({ name: v.string(), count: v.number() });

describe('a stored record', () => {
  test('reads back what was written', async () => {
    const { store } = memoryStore();
    const record = storedRecord(store, { version: 1, schema });
    expect(await record.read('a')).toEqual({ state: 'absent' });
    await record.write('a', { name: 'Pen 1', count: 3 });
    expect(await record.read('a')).toEqual({ state: 'present', value: { name: 'Pen 1', count: 3 } });
    await record.remove('a');
    expect(await record.read('a')).toEqual({ state: 'absent' });
  });

  test('lifts an older version and validates the result', async () => {
    const { store } = memoryStore();
    await storedRecord(store, { version: 1, schema: v.object({ name: v.string() }) }).write('a', { name: 'Pen 1' });
    const record = storedRecord(store, {
      version: 2,
      schema,
      migrate: (value, fromVersion) => ({ ...(value as object), count: fromVersion }),
    });
    expect(await record.read('a')).toEqual({ state: 'present', value: { name: 'Pen 1', count: 1 } });
  });

  test.each([
    ['a value without an envelope', 'plain text', 'wrong-shape'],
    ['a list', [1, 2], 'wrong-shape'],
    ['a wrong shape', { version: 1, value: { name: 7 } }, 'wrong-shape'],
    ['a version that is no number', { version: 'x', value: {} }, 'wrong-shape'],
    ['a newer version', { version: 9, value: { name: 'a', count: 1 } }, 'newer-version'],
  ])('sets %s aside (F29)', async (_name, stored, reason) => {
    const { store, values } = memoryStore();
    values.set('a', stored);
    const record = storedRecord(store, { version: 1, schema }, () => 77);
    expect(await record.read('a')).toEqual({ state: 'damaged', reason, setAsideAs: 'damaged:a:77' });
    expect(values.get('damaged:a:77')).toEqual(stored);
    expect(await record.read('a')).toEqual({ state: 'absent' });
  });

  test('survives a migration that throws', async () => {
    const { store } = memoryStore();
    await storedRecord(store, { version: 1, schema: v.object({}) }).write('a', {});
    const record = storedRecord(store, {
      version: 2,
      schema,
      migrate: () => {
        throw new Error('bug');
      },
    });
    expect(await record.read('a')).toMatchObject({ state: 'damaged', reason: 'wrong-shape' });
  });

  test('refuses to write what it could not read back', async () => {
    const { store } = memoryStore();
    const record = storedRecord(store, {
      version: 1,
      schema: v.pipe(
        schema,
        v.transform((value) => value),
      ),
    });
    await expect(record.write('a', { name: 'a' } as never)).rejects.toThrow('does not have the shape');
  });
});
