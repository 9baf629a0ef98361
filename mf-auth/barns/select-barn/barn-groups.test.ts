import type { InstanceView } from '@barnwatch/shared/auth-client';
import fc from 'fast-check';
import { firstBarns, groupedBarns, groupOf, misplaced, placesFor, placesNow } from './barn-groups';

const barn = (id: string, change: Partial<InstanceView> = {}) =>
  ({
    globalUniqueIdentifier: id,
    loggedIn: false,
    reachability: 'online',
    offlineSince: null,
    ...change,
  }) as InstanceView;

test.each([
  [{ loggedIn: true, reachability: 'offline' }, 'signed-in'],
  [{ reachability: 'online' }, 'reachable'],
  [{ reachability: 'unknown' }, 'unchecked'],
  [{ reachability: 'probing' }, 'unchecked'],
  [{ reachability: 'probing', offlineSince: 5 }, 'unreachable'],
  [{ reachability: 'offline', offlineSince: 5 }, 'unreachable'],
  [{ reachability: 'blocked-by-browser' }, 'unreachable'],
] as const)('%j belongs to %s', (change, group) => {
  expect(groupOf(barn('1', change))).toBe(group);
});

test('a barn keeps its place while its state changes, and moves when asked', () => {
  const places = placesNow([barn('1', { reachability: 'unknown' }), barn('2')]);
  const later = [barn('1'), barn('2', { reachability: 'offline' })];
  expect(placesFor(places, later)).toBe(places);
  expect(groupedBarns(places, later).map(({ group }) => group)).toEqual(['reachable', 'unchecked']);
  expect(misplaced(places, later)).toBe(2);
  const anew = placesNow(later);
  expect(misplaced(anew, later)).toBe(0);
  expect(groupedBarns(anew, later).map(({ group }) => group)).toEqual(['reachable', 'unreachable']);
});

test('a barn that was added meanwhile gets a place without moving any other', () => {
  const places = placesFor(placesNow([barn('1', { reachability: 'unknown' })]), [barn('1'), barn('new')]);
  expect([...places]).toEqual([
    ['1', 'unchecked'],
    ['new', 'reachable'],
  ]);
});

test('whatever happens, every barn is shown exactly once and in order within its group', () => {
  const anyBarn = fc.record({
    loggedIn: fc.boolean(),
    reachability: fc.constantFrom('online', 'offline', 'unknown', 'probing', 'blocked-by-browser'),
    offlineSince: fc.constantFrom(null, 5),
  });
  fc.assert(
    fc.property(fc.array(anyBarn), fc.array(anyBarn), (before, after) => {
      const views = (list: typeof before) =>
        list.map((change, index) => barn(String(index), change as Partial<InstanceView>));
      const now = views(after);
      const shown = groupedBarns(placesFor(placesNow(views(before)), now), now);
      for (const { barns } of shown) {
        const order = barns.map(({ globalUniqueIdentifier }) => Number(globalUniqueIdentifier));
        expect(order).toEqual(order.toSorted((left, right) => left - right));
      }
      expect(shown.flatMap(({ barns }) => barns)).toHaveLength(now.length);
    }),
  );
});

test('the first barns are those at the top, whatever their groups', () => {
  const groups = groupedBarns(new Map(), [barn('1'), barn('2', { loggedIn: true }), barn('3'), barn('4')]);
  const ids = (count: number) =>
    firstBarns(groups, count).map(({ group, barns }) => [group, ...barns.map((view) => view.globalUniqueIdentifier)]);
  expect(ids(2)).toEqual([
    ['signed-in', '2'],
    ['reachable', '1'],
  ]);
  expect(ids(1)).toEqual([['signed-in', '2']]);
  expect(ids(99).flat()).toHaveLength(6);
});
