import { navGroupOf, navGroups } from './nav-groups';

test.each(navGroups)('an entry of the group %s stands there', (group) => {
  expect(navGroupOf({ group, to: '/dashboard/:barnId/administration/scales' })).toBe(group);
});

test('an entry without a group, or with one of another contract, stands with what it is like', () => {
  expect(navGroupOf({ to: '/dashboard/:barnId/administration/scales' })).toBe('configure');
  expect(navGroupOf({ to: '/dashboard/:barnId/scales' })).toBe('watch');
  expect(navGroupOf({ group: 'weigh', to: '/dashboard/:barnId/scales' })).toBe('watch');
});
