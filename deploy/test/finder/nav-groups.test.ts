import { type NavDescriptor, navGroups } from '@barnwatch/shared/federation';
import { mostAtOnce } from '../../../shell/navigation/fold-entries';
import { deployedRemotes } from './deployed-remotes';

const entries: readonly NavDescriptor[] = deployedRemotes.flatMap(({ descriptor }) => descriptor.nav);

test.each(entries.map(({ id, group }) => [id, group]))('%s says in which group people look for it', (_id, group) => {
  expect(navGroups).toContain(group);
});

/** Whoever may do everything meets these at once; what else is configured is rarer, and one press further (0070). */
const firstConfigured = [
  'settings',
  'camera-overview',
  'canvases',
  'region-types',
  'region-specifications',
  'region-wizard',
] as const;

const aside = (name: string) =>
  entries
    .filter(({ group, placement }) => group === name && placement === 'side')
    .toSorted((left, right) => left.order - right.order);

test.each(navGroups.filter((name) => name !== 'configure'))(
  'whoever may do everything sees all of the group %s at a glance',
  (name) => {
    expect(aside(name).length).toBeGreaterThan(0);
    expect(aside(name).length).toBeLessThanOrEqual(mostAtOnce);
  },
);

test('of what is configured the most wanted stands first', () => {
  const ids = aside('configure').map(({ id }) => id);
  expect(ids.slice(0, mostAtOnce - 1)).toEqual(firstConfigured);
});

test('no two entries share an id or a place in the order', () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(new Set(entries.map(({ order }) => order)).size).toBe(entries.length);
});
