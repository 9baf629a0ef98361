import { type NavDescriptor, navGroups } from '@barnwatch/shared/federation';
import { mostAtOnce } from '../../../shell/navigation/fold-entries';
import { deployedRemotes } from './deployed-remotes';

const entries: readonly NavDescriptor[] = deployedRemotes.flatMap(({ descriptor }) => descriptor.nav);

test.each(entries.map(({ id, group }) => [id, group]))('%s says in which group people look for it', (_id, group) => {
  expect(navGroups).toContain(group);
});

test.each(navGroups)('whoever may do everything sees all of the group %s at a glance', (name) => {
  const aside = entries.filter(({ group, placement }) => group === name && placement === 'side');
  expect(aside.length).toBeGreaterThan(0);
  expect(aside.length).toBeLessThanOrEqual(mostAtOnce);
});

test('no two entries share an id or a place in the order', () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(new Set(entries.map(({ order }) => order)).size).toBe(entries.length);
});
