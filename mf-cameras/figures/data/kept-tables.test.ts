import { deviceStorage } from '@barnwatch/shared/storage';
import { millisecondsInMinute } from 'date-fns/constants';
import { keepTable, readKeptTable } from './kept-tables';

const kept = {
  table: {
    times: [0, millisecondsInMinute, 2 * millisecondsInMinute],
    columns: { lying: [4, null, 0], sitting: [null, null, 1] },
    resolutionMs: millisecondsInMinute,
  },
  span: { start: 0, end: 3 * millisecondsInMinute },
  receivedAt: 77,
};
const names = ['lying', 'sitting'] as const;

test('what was read comes back as it was: a gap stays a gap, a zero a zero', async () => {
  await keepTable('north/manager/a/counts', kept);
  expect(await readKeptTable('north/manager/a/counts', names)).toEqual(kept);
});

test('forty thousand rows as well', async () => {
  const times = Array.from({ length: 40_320 }, (_, row) => row * millisecondsInMinute);
  const lying = times.map((_, row) => (row % 3 === 0 ? null : row));
  await keepTable('north/manager/b/counts', {
    ...kept,
    table: { times, columns: { lying }, resolutionMs: millisecondsInMinute },
  });
  const read = await readKeptTable('north/manager/b/counts', ['lying']);
  expect(read?.table.columns.lying).toEqual(lying);
});

test('what another version kept, or nothing, is nothing', async () => {
  expect(await readKeptTable('north/manager/none', names)).toBeNull();
  await keepTable('north/manager/c/counts', kept);
  expect(await readKeptTable('north/manager/c/counts', ['standing'])).toBeNull();
});

test.each([
  ['columns of unequal length', { columns: { lying: [1] } }],
  ['a text among the numbers', { columns: { lying: [1, '2', 3], sitting: [1, 2, 3] } }],
  ['times that go back', { times: [2, 1, 3] }],
])('a record with %s is not shown (F29)', async (_what, damage) => {
  await keepTable('north/manager/d/counts', kept);
  const store = deviceStorage.open('answers');
  const { table, span, receivedAt } = kept;
  await store.write('north/manager/d/counts', { version: 1, value: { ...table, span, receivedAt, ...damage } });
  expect(await readKeptTable('north/manager/d/counts', names)).toBeNull();
});
