import type { HeldPermission, HeldRole } from '@barnwatch/shared/wire';
import type { Database } from '../storage/database';
import { byCode, type RoleCatalog } from './role-catalog';

/** Who may do what: permissions and roles of accounts, as they are stored. */
export interface Rights {
  /** Names of all permissions, those through roles included, in order. */
  permissionsOf(accountId: string): readonly string[];
  /** In order of name. One held directly and through a role is shown as held directly. */
  heldPermissions(accountId: string, recursive: boolean): readonly HeldPermission[];
  /** In order of id. */
  heldRoles(accountId: string, recursive: boolean): readonly HeldRole[];
  grantPermission(accountId: string, permissionId: string): void;
  grantRole(accountId: string, roleId: string): void;
  /** @returns whether the account held it directly */
  withdrawPermission(accountId: string, permissionId: string): boolean;
  /** @returns whether the account had it directly */
  withdrawRole(accountId: string, roleId: string): boolean;
}

export function createRights(database: Database, roles: RoleCatalog): Rights {
  const directPermissions = (accountId: string): readonly string[] =>
    database
      .all<{ permission: string }>('SELECT permission FROM account_permissions WHERE account_id = ?', accountId)
      .map(({ permission }) => permission);

  const directRoles = (accountId: string): readonly string[] =>
    database
      .all<{ role_id: string }>('SELECT role_id FROM account_roles WHERE account_id = ?', accountId)
      .map(({ role_id }) => role_id)
      // A role that the configuration does not have any more gives nothing.
      .filter((roleId) => roles.find(roleId) !== undefined);

  function heldPermissions(accountId: string, recursive: boolean): readonly HeldPermission[] {
    const direct = directPermissions(accountId);
    const inherited = recursive ? roles.permissionsOf(directRoles(accountId)) : [];
    return [
      ...direct.map((permissionId) => ({ permissionId, inheritedFrom: null })),
      ...inherited.filter(({ permissionId }) => !direct.includes(permissionId)),
    ].sort((one, other) => byCode(one.permissionId, other.permissionId));
  }

  return {
    permissionsOf: (accountId) => heldPermissions(accountId, true).map(({ permissionId }) => permissionId),
    heldPermissions,
    heldRoles(accountId, recursive) {
      const held = roles.withInherited(directRoles(accountId));
      return recursive ? held : held.filter(({ inheritedFrom }) => inheritedFrom === null);
    },
    grantPermission(accountId, permissionId) {
      database.run('INSERT INTO account_permissions VALUES (?, ?) ON CONFLICT DO NOTHING', accountId, permissionId);
    },
    grantRole(accountId, roleId) {
      database.run('INSERT INTO account_roles VALUES (?, ?) ON CONFLICT DO NOTHING', accountId, roleId);
    },
    withdrawPermission: (accountId, permissionId) =>
      database.run('DELETE FROM account_permissions WHERE account_id = ? AND permission = ?', accountId, permissionId) >
      0,
    withdrawRole: (accountId, roleId) =>
      database.run('DELETE FROM account_roles WHERE account_id = ? AND role_id = ?', accountId, roleId) > 0,
  };
}
