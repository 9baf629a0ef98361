import fc from 'fast-check';
import { inKeptOrder, moved, placeByKey } from './reorder';

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 30 });

test('moving puts one at its place and leaves the others in order', () => {
  fc.assert(
    fc.property(ids, fc.nat(), fc.nat(), (order, from, to) => {
      const item = order[from % order.length] ?? '';
      const place = to % order.length;
      const after = moved(order, item, place);
      expect(after[place]).toBe(item);
      expect(after.filter((one) => one !== item)).toEqual(order.filter((one) => one !== item));
    }),
  );
});

test('what is not there is not moved', () => {
  const order = ['a', 'b'];
  expect(moved(order, 'c', 0)).toBe(order);
});

test('nothing is lost or doubled by a kept order, whatever has come and gone since', () => {
  fc.assert(
    fc.property(ids, ids, (items, kept) => {
      const ordered = inKeptOrder(items, [...kept, ...kept], (item) => item);
      expect([...ordered].sort()).toEqual([...items].sort());
    }),
  );
});

test('new cameras come last', () => {
  expect(inKeptOrder(['a', 'b', 'c', 'd'], ['c', 'gone', 'a'], (item) => item)).toEqual(['c', 'a', 'b', 'd']);
});

test.each([
  ['ArrowLeft', 4, 3],
  ['ArrowRight', 4, 5],
  ['ArrowUp', 4, 1],
  ['ArrowDown', 4, 7],
  ['ArrowUp', 1, 1],
  ['ArrowDown', 7, 7],
  ['ArrowLeft', 0, 0],
  ['Home', 4, 0],
  ['End', 4, 7],
  ['a', 4, null],
])('%s at place %i of eight in three columns', (key, place, to) => {
  expect(placeByKey(key, place, 3, 8)).toBe(to);
});
