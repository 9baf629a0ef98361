import type { RecordReading, StoredRecord } from '@barnwatch/shared/storage';
import { act, renderHook } from '@testing-library/react';
import { useKept } from './use-kept';

function deviceOf(reading: RecordReading<number>, later?: Promise<RecordReading<number>>) {
  const writes: { readonly key: string; readonly value: number; readonly done: () => void }[] = [];
  const record: StoredRecord<number> = {
    read: async () => reading,
    readInTime: () => Promise.resolve(later !== undefined ? { kind: 'late', later } : { kind: 'told', value: reading }),
    write: (key, value) => new Promise((done) => writes.push({ key, value, done })),
    remove: async () => {},
  };
  return { record, writes };
}

const settle = () => act(async () => {});

test('as by standard until the device has answered, then what is kept', async () => {
  const { record } = deviceOf({ state: 'present', value: 7 });
  const { result } = renderHook(() => useKept(record, 'key', 1));
  expect(result.current).toMatchObject({ value: 1, known: false });
  await settle();
  expect(result.current).toMatchObject({ value: 7, known: true });
});

test.each([{ state: 'absent' }, { state: 'damaged', reason: 'wrong-shape', setAsideAs: 'damaged:key' }] as const)(
  'without anything that can be read, as by standard: %j',
  async (reading) => {
    const { record } = deviceOf(reading);
    const { result } = renderHook(() => useKept(record, 'key', 1));
    await settle();
    expect(result.current).toMatchObject({ value: 1, known: true });
  },
);

test('what is chosen before the device has answered holds', async () => {
  const { record } = deviceOf({ state: 'present', value: 7 });
  const { result } = renderHook(() => useKept(record, 'key', 1));
  act(() => result.current.change(() => 2));
  await settle();
  expect(result.current.value).toBe(2);
});

test('of many changes the first and the last are written, one after the other', async () => {
  const { record, writes } = deviceOf({ state: 'absent' });
  const { result } = renderHook(() => useKept(record, 'key', 0));
  await settle();
  act(() => {
    for (let turn = 0; turn < 5; turn += 1) result.current.change((before) => before + 1);
  });
  expect(result.current.value).toBe(5);
  expect(writes.map(({ value }) => value)).toEqual([1]);
  await act(async () => writes[0]?.done());
  expect(writes.map(({ value }) => value)).toEqual([1, 5]);
  await act(async () => writes[1]?.done());
  act(() => result.current.change(() => 9));
  expect(writes.map(({ value }) => value)).toEqual([1, 5, 9]);
});

test('another key has a value of its own', async () => {
  const { record } = deviceOf({ state: 'absent' });
  const { result, rerender } = renderHook(({ key }) => useKept(record, key, 1), { initialProps: { key: 'one' } });
  await settle();
  act(() => result.current.change(() => 4));
  rerender({ key: 'other' });
  expect(result.current).toMatchObject({ value: 1, known: false });
  await settle();
  expect(result.current).toMatchObject({ value: 1, known: true });
});

test('what a late device tells is changed by what was done meanwhile, and nothing is written before (product F46)', async () => {
  let tell = (_reading: RecordReading<number>): void => undefined;
  const later = new Promise<RecordReading<number>>((resolve) => {
    tell = resolve;
  });
  const { record, writes } = deviceOf({ state: 'absent' }, later);
  const { result, unmount } = renderHook(() => useKept(record, 'key', 1));
  await settle();
  expect(result.current).toMatchObject({ value: 1, known: true });
  act(() => result.current.change((before) => before + 1));
  expect(result.current.value).toBe(2);
  expect(writes).toEqual([]);
  unmount();
  tell({ state: 'present', value: 40 });
  await settle();
  expect(writes).toMatchObject([{ key: 'key', value: 41 }]);
});
