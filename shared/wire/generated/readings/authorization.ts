// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.

import { array, nullish, object, string, type InferOutput } from 'valibot';
import { call, inOrder } from '../../call';
import { account, identifier } from './entities';

export const permissionEntry = /* @__PURE__ */ object({ permissionId: identifier, description: /* @__PURE__ */ string() });
export type PermissionEntry = InferOutput<typeof permissionEntry>;

export const role = /* @__PURE__ */ object({ roleId: identifier, name: /* @__PURE__ */ string(), description: /* @__PURE__ */ string(), permissions: /* @__PURE__ */ array(identifier), inheritedRoles: /* @__PURE__ */ array(identifier) });
export type Role = InferOutput<typeof role>;

export const heldPermission = /* @__PURE__ */ object({ permissionId: identifier, inheritedFrom: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null) });
export type HeldPermission = InferOutput<typeof heldPermission>;

export const heldRole = /* @__PURE__ */ object({ roleId: identifier, inheritedFrom: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null) });
export type HeldRole = InferOutput<typeof heldRole>;

/** All permissions. */
export const listPermissions = /* @__PURE__ */ call('GET api/authorization/permissions/all', /* @__PURE__ */ object({  }), { permissions: /* @__PURE__ */ inOrder(permissionEntry) });

/** All roles. */
export const listRoles = /* @__PURE__ */ call('GET api/authorization/roles/all', /* @__PURE__ */ object({  }), { roles: /* @__PURE__ */ inOrder(role) });

/** All accounts. */
export const listAccounts = /* @__PURE__ */ call('GET api/accounts', /* @__PURE__ */ object({  }), { accounts: /* @__PURE__ */ inOrder(account) });

/** Permissions of an account. */
export const listPermissionsOfAccount = /* @__PURE__ */ call('GET api/authorization/permissions/by_user/{accountId}/', /* @__PURE__ */ object({  }), { permissions: /* @__PURE__ */ inOrder(heldPermission) });

/** Roles of an account. */
export const listRolesOfAccount = /* @__PURE__ */ call('GET api/authorization/roles/by_user/{accountId}/', /* @__PURE__ */ object({  }), { roles: /* @__PURE__ */ inOrder(heldRole) });

/** Roles that an account may inherit. */
export const listRolesAvailableForAccount = /* @__PURE__ */ call('GET api/authorization/roles/available_for_user/{accountId}', /* @__PURE__ */ object({  }), { roles: /* @__PURE__ */ inOrder(role) });

/** Add a role to an account. */
export const addRoleToAccount = /* @__PURE__ */ call('PUT api/authorization/add_role/{roleId}/to_user/{accountId}', /* @__PURE__ */ object({  }), { roles: /* @__PURE__ */ inOrder(heldRole) });

/** Remove a role from an account. */
export const removeRoleFromAccount = /* @__PURE__ */ call('DELETE api/authorization/delete_role/{roleId}/from_user/{accountId}', /* @__PURE__ */ object({  }), { roles: /* @__PURE__ */ inOrder(heldRole) });

/** Add a permission to an account. */
export const addPermissionToAccount = /* @__PURE__ */ call('PUT api/authorization/add_permission/{permissionId}/to_user/{accountId}', /* @__PURE__ */ object({  }), { permissions: /* @__PURE__ */ inOrder(heldPermission) });

/** Remove a permission from an account. */
export const removePermissionFromAccount = /* @__PURE__ */ call('DELETE api/authorization/delete_permission/{permissionId}/from_user/{accountId}', /* @__PURE__ */ object({  }), { permissions: /* @__PURE__ */ inOrder(heldPermission) });
