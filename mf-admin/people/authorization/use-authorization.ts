import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import {
  type AnswerOf,
  listAccounts,
  listPermissions,
  listPermissionsOfAccount,
  listRoles,
  listRolesAvailableForAccount,
  listRolesOfAccount,
} from '@barnwatch/shared/wire/calls';
import { type Role, type RoleGraph, roleGraph } from '../access/role-graph';

export type Account = AnswerOf<typeof listAccounts>['accounts'][number];
export type PermissionEntry = AnswerOf<typeof listPermissions>['permissions'][number];

/** What an account has, as the barn tells it: id, and the role through which it has it; null where it was given it. */
export type Held = ReadonlyMap<string, string | null>;

export function useAccounts(): BarnReading<readonly Account[]> {
  return useReading(listAccounts, { keep: true }, accountsOf);
}

export function useRoleGraph(): BarnReading<RoleGraph> {
  return useReading(listRoles, { keep: true }, graphOf);
}

export function usePermissionEntries(): BarnReading<readonly PermissionEntry[]> {
  return useReading(listPermissions, { keep: true }, entriesOf);
}

export function useRolesOfAccount(accountId: string): BarnReading<Held> {
  return useReading(listRolesOfAccount, { path: { accountId }, query: { recursive: true }, keep: true }, heldRoles);
}

export function usePermissionsOfAccount(accountId: string): BarnReading<Held> {
  return useReading(
    listPermissionsOfAccount,
    { path: { accountId }, query: { recursive: true }, keep: true },
    heldPermissions,
  );
}

export function useAvailableRoles(accountId: string): BarnReading<readonly Role[]> {
  return useReading(listRolesAvailableForAccount, { path: { accountId }, keep: true }, rolesOf);
}

export function accountsOf({ accounts }: AnswerOf<typeof listAccounts>): readonly Account[] {
  return accounts;
}

function entriesOf({ permissions }: AnswerOf<typeof listPermissions>): readonly PermissionEntry[] {
  return permissions;
}

function rolesOf({ roles }: AnswerOf<typeof listRolesAvailableForAccount>): readonly Role[] {
  return roles;
}

function graphOf({ roles }: AnswerOf<typeof listRoles>): RoleGraph {
  return roleGraph(roles);
}

export function heldRoles({ roles }: AnswerOf<typeof listRolesOfAccount>): Held {
  return new Map(roles.map(({ roleId, inheritedFrom }) => [roleId, inheritedFrom]));
}

export function heldPermissions({ permissions }: AnswerOf<typeof listPermissionsOfAccount>): Held {
  return new Map(permissions.map(({ permissionId, inheritedFrom }) => [permissionId, inheritedFrom]));
}

/** What it was given itself, of all that it has. */
export function givenOf(held: Held): readonly string[] {
  return [...held].flatMap(([id, inheritedFrom]) => (inheritedFrom === null ? [id] : []));
}
