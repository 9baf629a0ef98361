import { type NavGroup, navGroups } from '@barnwatch/shared/federation';
import * as fc from 'fast-check';
import { areAtAGlance, currentEntry, firstEntries, groupEntries, mostAtOnce } from './fold-entries';
import type { NavEntry } from './nav-entries';

const entry = (id: string, group: NavGroup = 'watch'): NavEntry => ({
  id,
  icon: 'grid',
  title: id,
  path: `/dashboard/north/${id}`,
  placement: 'side',
  group,
  isAwaited: false,
});

const anyEntries = fc.uniqueArray(
  fc.record({ id: fc.stringMatching(/^[a-z]{1,6}$/), group: fc.constantFrom(...navGroups) }),
  { selector: ({ id }) => id, maxLength: 40 },
);

test('each entry stands in one group, in its order, and no group is empty', () => {
  void fc.assert(
    fc.property(anyEntries, (drawn) => {
      const entries = drawn.map(({ id, group }) => entry(id, group));
      const groups = groupEntries(entries);
      expect(groups.flatMap((group) => group.entries)).toHaveLength(entries.length);
      for (const group of groups) {
        expect(group.entries).toEqual(entries.filter((each) => each.group === group.group));
        expect(group.entries.length).toBeGreaterThan(0);
        const first = firstEntries(group);
        const more = group.entries.length > first.length ? 1 : 0;
        expect(first.length + more).toBeLessThanOrEqual(mostAtOnce);
      }
    }),
    { numRuns: 50 },
  );
});

test('seven entries need no folding, eight do', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  expect(areAtAGlance(ids.slice(0, 7).map((id) => entry(id)))).toBe(true);
  expect(areAtAGlance(ids.map((id) => entry(id)))).toBe(false);
});

test('the current entry is the nearest above where one is', () => {
  const entries = [entry('camera'), entry('camera/edit'), entry('cameras')];
  expect(currentEntry(entries, '/dashboard/north/camera')?.id).toBe('camera');
  expect(currentEntry(entries, '/dashboard/north/camera/pen-01')?.id).toBe('camera');
  expect(currentEntry(entries, '/dashboard/north/camera/edit/pen-01')?.id).toBe('camera/edit');
  expect(currentEntry(entries, '/dashboard/north/grid')).toBeUndefined();
});
