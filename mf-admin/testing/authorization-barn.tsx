// biome-ignore-all lint/correctness/noUndeclaredDependencies: the tools of tests belong to the whole workspace
import { type BarnDoor, openBarnDoor } from '@barnwatch/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthorizationScreen } from '../people/authorization/authorization';
import { openAt } from './open-at';

const noon = Date.UTC(2026, 0, 1, 12);
const role = (roleId: string, name: string, permissions: string[], inheritedRoles: string[]) => ({
  roleId,
  name,
  description: `${name} of the barn`,
  permissions,
  inheritedRoles,
});
export const roles = [
  role('manager', 'Manager', ['authorization.manage', 'authorization.view'], ['stockperson']),
  role('stockperson', 'Stockperson', ['watchdogs.view'], ['viewer']),
  role('viewer', 'Viewer', ['cameras.view'], []),
];
export const account = (accountId: string, displayName: string) => ({
  accountId,
  displayName,
  kind: 'usernamePassword',
  username: accountId,
  createdAt: noon,
  lastSignIn: null,
});
const permissions = ['authorization.manage', 'authorization.view', 'cameras.view', 'config.manage', 'watchdogs.view'];

export const addRole = 'PUT api/authorization/add_role/{roleId}/to_user/{accountId}';
export const removeRole = 'DELETE api/authorization/delete_role/{roleId}/from_user/{accountId}';
export const addPermission = 'PUT api/authorization/add_permission/{permissionId}/to_user/{accountId}';
export const removePermission = 'DELETE api/authorization/delete_permission/{permissionId}/from_user/{accountId}';
export const availableRoles = 'GET api/authorization/roles/available_for_user/{accountId}';
export const rolesOf = 'GET api/authorization/roles/by_user/{accountId}/';

export interface AuthorizationBarn {
  readonly barn: BarnDoor;
  /** The roles that each account was given, by its id. */
  readonly given: Map<string, string[]>;
  /** The permissions that each account was given itself, by its id. */
  readonly allowed: Map<string, string[]>;
}

/** A barn with two accounts, which keeps the roles and permissions that they are given. */
export async function openAuthorizationBarn(
  rights: readonly string[] = ['authorization.view', 'authorization.manage'],
): Promise<AuthorizationBarn> {
  const barn = await openBarnDoor({ permissions: rights }, noon);
  const given = new Map([
    ['anna', ['manager']],
    ['ben', ['viewer']],
  ]);
  const allowed = new Map([['ben', ['cameras.view']]]);
  const heldPermissions = (accountId = '') => ({
    permissions: (allowed.get(accountId) ?? []).map((permissionId) => ({ permissionId, inheritedFrom: null })),
  });
  const held = (accountId = '') => (given.get(accountId) ?? []).map((roleId) => ({ roleId, inheritedFrom: null }));
  barn.answer('GET api/accounts', { accounts: [account('anna', 'Anna'), account('ben', 'Ben')] });
  barn.answer('GET api/authorization/roles/all', { roles });
  barn.answer('GET api/authorization/permissions/all', {
    permissions: permissions.map((permissionId) => ({ permissionId, description: `Allows ${permissionId}` })),
  });
  barn.answer(rolesOf, ({ path }) => ({ roles: held(path.accountId) }));
  barn.answer('GET api/authorization/permissions/by_user/{accountId}/', ({ path }) => heldPermissions(path.accountId));
  barn.answer(addPermission, ({ path: { permissionId = '', accountId = '' } }) => {
    allowed.set(accountId, [...(allowed.get(accountId) ?? []), permissionId]);
    return heldPermissions(accountId);
  });
  barn.answer(removePermission, ({ path: { permissionId = '', accountId = '' } }) => {
    allowed.set(
      accountId,
      (allowed.get(accountId) ?? []).filter((one) => one !== permissionId),
    );
    return heldPermissions(accountId);
  });
  barn.answer(availableRoles, ({ path: { accountId = '' } }) => ({
    roles: roles.filter(({ roleId }) => !given.get(accountId)?.includes(roleId)),
  }));
  barn.answer(addRole, ({ path: { roleId = '', accountId = '' } }) => {
    given.get(accountId)?.push(roleId);
    return { roles: held(accountId) };
  });
  barn.answer(removeRole, ({ path: { roleId = '', accountId = '' } }) => {
    given.set(
      accountId,
      (given.get(accountId) ?? []).filter((one) => one !== roleId),
    );
    return { roles: held(accountId) };
  });
  return { barn, given, allowed };
}

export async function openAuthorization(search = '', language: 'en' | 'de' = 'en') {
  return openAt(<AuthorizationScreen />, { path: `authorization${search}`, now: noon, language });
}

export const card = async (name: string) => within(await screen.findByRole('region', { name }));
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Gives the account that is open one more role, not saved yet. */
export async function giveStockperson(): Promise<void> {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Another role' }), 'stockperson');
  const [add] = screen.getAllByRole('button', { name: 'Add' });
  if (add) await userEvent.click(add);
}
