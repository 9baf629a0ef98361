import { exampleCamera } from '../../camera-records/test-barn/example-camera';
import { overviewRows } from './overview-row';
import { type SortColumn, sortColumns, sortedBy } from './sorting';

const cameras = [
  exampleCamera('c', { name: 'Bucht 10', sortPrefix: '2', tags: [], managed: false }),
  exampleCamera('a', { name: 'Bucht 2', sortPrefix: '10', tags: ['west'], online: false }),
  exampleCamera('b', { name: 'Äußerer Gang', tags: ['decommissioned'], loadedTimestamp: Date.UTC(2026, 0, 1, 12) }),
];
const rows = (search = '') => overviewRows(cameras, new Map(), 0, search);
const ids = (list: ReturnType<typeof rows>) => list.map(({ camera }) => camera.cameraId);

test.each([
  ['', ['c', 'a', 'b']],
  ['BUCHT', ['c', 'a']],
  ['ausserer', ['b']],
  ['WEST', ['a']],
  ['decomm', ['b']],
  ['nothing', []],
])('search %j', (search, found) => {
  expect(ids(rows(search))).toEqual(found);
});

test.each([
  ['place', ['c', 'a', 'b']],
  ['name', ['b', 'a', 'c']],
  ['cameraId', ['a', 'b', 'c']],
  ['tags', ['b', 'a', 'c']],
  ['state', ['a', 'c', 'b']],
  ['managed', ['a', 'b', 'c']],
  ['loaded', ['b', 'c', 'a']],
] as const)('sorted by %s', (column: SortColumn, order) => {
  expect(ids(sortedBy(rows(), column, 'de'))).toEqual(order);
  expect(ids(sortedBy([...rows()].reverse(), column, 'de'))).toEqual(order);
});

test('each column can sort', () => {
  expect(sortColumns).toHaveLength(7);
});
