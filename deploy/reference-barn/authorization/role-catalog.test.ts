import type { RoleConfiguration } from '../configuration/configuration';
import { loadContract } from '../contract/load-contract';
import { defaultRoles } from './default-roles';
import { permissionEntries } from './permission-entries';
import { createRoleCatalog } from './role-catalog';

const all = ['a', 'b', 'c', 'd'];

function role(
  roleId: string,
  permissions: readonly string[],
  inheritedRoles: readonly string[] = [],
): RoleConfiguration {
  return { roleId, name: roleId, description: '', permissions, inheritedRoles, forPrograms: true };
}

const catalog = createRoleCatalog(
  [
    role('top', ['*'], ['left', 'right']),
    role('left', ['a'], ['base']),
    role('right', ['b'], ['base']),
    role('base', ['c']),
  ],
  all,
);

test('follows what roles inherit, each once, and says from where', () => {
  expect(catalog.withInherited(['left', 'right'])).toEqual([
    { roleId: 'base', inheritedFrom: 'left' },
    { roleId: 'left', inheritedFrom: null },
    { roleId: 'right', inheritedFrom: null },
  ]);
  expect(catalog.permissionsOf(['right'])).toEqual([
    { permissionId: 'b', inheritedFrom: 'right' },
    { permissionId: 'c', inheritedFrom: 'base' },
  ]);
  expect(catalog.permissionsOf(['top']).map(({ permissionId }) => permissionId)).toEqual(all);
});

test('shows a role as had directly, when it is inherited as well', () => {
  expect(catalog.withInherited(['left', 'base'])).toContainEqual({ roleId: 'base', inheritedFrom: null });
});

test.each([
  ['a circle', [role('a', [], ['b']), role('b', [], ['a'])], 'inherits itself'],
  ['a role that is not there', [role('a', [], ['b'])], 'inherits b'],
  ['a permission that is not there', [role('a', ['x'])], 'permission x'],
  ['the same id twice', [role('a', []), role('a', [])], 'same id'],
])('refuses %s', (_, roles, words) => {
  expect(() => createRoleCatalog(roles, all)).toThrow(words);
});

describe('the default roles', () => {
  const { permissions, document, ...rest } = loadContract();
  const roles = createRoleCatalog(defaultRoles, permissions);
  const ofRole = (roleId: string) => roles.permissionsOf([roleId]).map(({ permissionId }) => permissionId);

  test('give the manager everything, and the viewer nothing to change', () => {
    expect(ofRole('manager')).toEqual([...permissions].sort());
    expect(ofRole('viewer').every((name) => name.endsWith('.view'))).toBe(true);
    expect(ofRole('stockperson')).toEqual(expect.arrayContaining(ofRole('viewer')));
  });

  test('draw on permissions that are all documented', () => {
    const entries = permissionEntries({ permissions, document, ...rest });
    expect(entries.map(({ permissionId }) => permissionId)).toEqual([...permissions].sort());
    expect(entries.every(({ description }) => description.length > 0)).toBe(true);
  });
});
