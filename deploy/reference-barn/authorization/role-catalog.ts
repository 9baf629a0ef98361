import type { HeldPermission, HeldRole, Role } from '@barnwatch/shared/wire';
import type { RoleConfiguration } from '../configuration/configuration';

/** A role with its wildcards written out. */
export interface KnownRole extends Role {
  readonly forPrograms: boolean;
}

/** The roles of an instance. They come from its configuration and never change while it runs. */
export interface RoleCatalog {
  /** In order of id. */
  readonly roles: readonly KnownRole[];
  find(roleId: string): KnownRole | undefined;
  /** The roles given and those that they inherit, in order of id. A role held directly is not also listed as inherited. */
  withInherited(roleIds: readonly string[]): readonly HeldRole[];
  /** Every permission of the roles given and those that they inherit, in order of name, each once. */
  permissionsOf(roleIds: readonly string[]): readonly HeldPermission[];
}

/**
 * @param permissions every name of the contract; `*` stands for them
 * @throws when a role inherits one that does not exist, inherits itself, or names an unknown permission
 */
export function createRoleCatalog(roles: readonly RoleConfiguration[], permissions: readonly string[]): RoleCatalog {
  const known = new Map(roles.map((role) => [role.roleId, writtenOut(role, permissions)] as const));
  if (known.size < roles.length) throw new Error('The configuration is wrong: two roles have the same id');
  for (const { roleId } of roles) requireEnd(known, roleId, []);

  function withInherited(roleIds: readonly string[]): readonly HeldRole[] {
    const held = new Map<string, HeldRole>();
    const follow = (roleId: string, inheritedFrom: string | null): void => {
      const role = known.get(roleId);
      if (!role || held.has(roleId)) return;
      held.set(roleId, { roleId, inheritedFrom });
      for (const inherited of role.inheritedRoles) {
        if (!roleIds.includes(inherited)) follow(inherited, roleId);
      }
    };
    for (const roleId of [...roleIds].sort(byCode)) follow(roleId, null);
    return [...held.values()].sort((one, other) => byCode(one.roleId, other.roleId));
  }

  return {
    roles: [...known.values()].sort((one, other) => byCode(one.roleId, other.roleId)),
    find: (roleId) => known.get(roleId),
    withInherited,
    permissionsOf(roleIds) {
      const held = new Map<string, HeldPermission>();
      for (const { roleId } of withInherited(roleIds)) {
        for (const permissionId of known.get(roleId)?.permissions ?? []) {
          if (!held.has(permissionId)) held.set(permissionId, { permissionId, inheritedFrom: roleId });
        }
      }
      return [...held.values()].sort((one, other) => byCode(one.permissionId, other.permissionId));
    },
  };
}

/** Ids are compared as they are: their order must not depend on the language of the machine. */
export function byCode(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function writtenOut(role: RoleConfiguration, all: readonly string[]): KnownRole {
  const { roleId, name, description, inheritedRoles, forPrograms } = role;
  const unknown = role.permissions.find((permission) => permission !== '*' && !all.includes(permission));
  if (unknown !== undefined) {
    throw new Error(
      `The configuration is wrong: the role ${roleId} has the permission ${unknown}, which does not exist`,
    );
  }
  const permissions = role.permissions.includes('*') ? [...all] : [...role.permissions];
  return { roleId, name, description, permissions, inheritedRoles: [...inheritedRoles], forPrograms };
}

function requireEnd(known: ReadonlyMap<string, KnownRole>, roleId: string, above: readonly string[]): void {
  const role = known.get(roleId);
  if (!role)
    throw new Error(`The configuration is wrong: the role ${above.at(-1)} inherits ${roleId}, which does not exist`);
  if (above.includes(roleId)) throw new Error(`The configuration is wrong: the role ${roleId} inherits itself`);
  for (const inherited of role.inheritedRoles) requireEnd(known, inherited, [...above, roleId]);
}
