import type { PermissionEntry, Role } from '@barnwatch/shared/wire';
import type { Identity } from '../identity/identity';
import { requireCaller } from '../identity/session-handlers';
import { answerData } from '../server/answers';
import type { Caller, Handlers } from '../server/call';
import { checkPermission } from '../server/check-permission';
import { isRefusal, type Refusal, refuse } from '../server/refusals';
import { keepAdministrator } from './keep-administrator';
import { refuseAgainstHigher } from './refuse-against-higher';
import type { KnownRole } from './role-catalog';

/**
 * Accounts, roles, permissions.
 * @param permissions every permission of the contract with what it allows, in order of name
 */
export function createAuthorizationHandlers(identity: Identity, permissions: readonly PermissionEntry[]): Handlers {
  const { accounts, rights, roles } = identity;
  const every = permissions.map(({ permissionId }) => permissionId);

  const refuseUnknownAccount = (accountId: string): Refusal | null =>
    accounts.find(accountId) ? null : refuse('account-unknown', 'There is no such account', { details: { accountId } });

  function findRole(roleId: string, accountId: string): KnownRole | Refusal {
    const role = roles.find(roleId);
    if (!role) return refuse('role-unknown', 'There is no such role', { details: { roleId } });
    return refuseUnknownAccount(accountId) ?? role;
  }

  function refuseUnknownPermission(permissionId: string, accountId: string): Refusal | null {
    const known = permissions.some((entry) => entry.permissionId === permissionId);
    if (known) return refuseUnknownAccount(accountId);
    return refuse('permission-unknown', 'There is no such permission', { details: { permissionId } });
  }

  const isProgram = (accountId: string): boolean => accounts.find(accountId)?.kind === 'serviceAccount';
  const permissionsAnswer = (accountId: string, recursive: boolean) =>
    answerData({ permissions: [...rights.heldPermissions(accountId, recursive)] });
  const rolesAnswer = (accountId: string, recursive: boolean) =>
    answerData({ roles: [...rights.heldRoles(accountId, recursive)] });

  return {
    'GET api/authorization/permissions/all': () => answerData({ permissions: [...permissions] }),
    'GET api/authorization/roles/all': () => answerData({ roles: roles.roles.map(shown) }),
    'GET api/accounts': () => answerData({ accounts: [...accounts.list()] }),
    'GET api/authorization/permissions/by_user/{accountId}/': ({ path: { accountId }, query: { recursive = false } }) =>
      refuseUnknownAccount(accountId) ?? permissionsAnswer(accountId, recursive),
    'GET api/authorization/roles/by_user/{accountId}/': ({ path: { accountId }, query: { recursive = false } }) =>
      refuseUnknownAccount(accountId) ?? rolesAnswer(accountId, recursive),
    'GET api/authorization/roles/available_for_user/{accountId}': ({ path: { accountId } }) => {
      const refusal = refuseUnknownAccount(accountId);
      if (refusal) return refusal;
      const held = rights.heldRoles(accountId, true).map(({ roleId }) => roleId);
      const available = roles.roles.filter((role) => isAvailable(role, isProgram(accountId)));
      return answerData({ roles: available.filter(({ roleId }) => !held.includes(roleId)).map(shown) });
    },
    'PUT api/authorization/add_role/{roleId}/to_user/{accountId}': ({ path: { roleId, accountId }, caller }) => {
      const role = findRole(roleId, accountId);
      if (isRefusal(role)) return role;
      const refusal = refuseMoreThanHeld(
        caller,
        roles.permissionsOf([roleId]).map(({ permissionId }) => permissionId),
      );
      if (refusal) return refusal;
      if (!isAvailable(role, isProgram(accountId))) {
        return refuse('role-not-available', 'This role is for people, not for programs', { details: { roleId } });
      }
      rights.grantRole(accountId, roleId);
      return rolesAnswer(accountId, false);
    },
    'DELETE api/authorization/delete_role/{roleId}/from_user/{accountId}': ({
      path: { roleId, accountId },
      caller,
    }) => {
      const role = findRole(roleId, accountId);
      if (isRefusal(role)) return role;
      const refusal =
        refuseAgainstHigher(rights, caller, accountId) ??
        keepAdministrator(identity, every, () => rights.withdrawRole(accountId, roleId));
      return refusal ?? rolesAnswer(accountId, false);
    },
    'PUT api/authorization/add_permission/{permissionId}/to_user/{accountId}': ({ path, caller }) => {
      const { permissionId, accountId } = path;
      const refusal = refuseUnknownPermission(permissionId, accountId) ?? refuseMoreThanHeld(caller, [permissionId]);
      if (refusal) return refusal;
      rights.grantPermission(accountId, permissionId);
      return permissionsAnswer(accountId, false);
    },
    'DELETE api/authorization/delete_permission/{permissionId}/from_user/{accountId}': ({ path, caller }) => {
      const { permissionId, accountId } = path;
      const refusal =
        refuseUnknownPermission(permissionId, accountId) ??
        refuseAgainstHigher(rights, caller, accountId) ??
        keepAdministrator(identity, every, () => rights.withdrawPermission(accountId, permissionId));
      return refusal ?? permissionsAnswer(accountId, false);
    },
  };
}

/** Nobody can grant what they do not hold. */
function refuseMoreThanHeld(caller: Caller | null, permissions: readonly string[]): Refusal | null {
  return checkPermission(requireCaller(caller), { all: permissions, any: [] });
}

function isAvailable({ forPrograms }: KnownRole, isProgram: boolean): boolean {
  return forPrograms || !isProgram;
}

function shown({ forPrograms: _, ...role }: KnownRole): Role {
  return role;
}
