import { type Access, permissionSources, type Source } from './access';
import type { RoleGraph } from './role-graph';

/** One call to be made: something is given to an account itself, or taken from it. */
export interface AccessChange {
  readonly kind: 'give' | 'take';
  readonly what: 'role' | 'permission';
  readonly id: string;
}

/** What a set of changes comes to for the account. */
export interface AccessEffect {
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  /** Taken away, and held all the same: through these roles. */
  readonly kept: readonly { readonly permission: string; readonly sources: readonly Source[] }[];
}

export function changeKey({ what, id }: AccessChange): string {
  return `${what} ${id}`;
}

/** Puts a change to the others. Of one thing there is one change; what comes back to how it is, is none. */
export function withChange(
  changes: readonly AccessChange[],
  change: AccessChange,
  access: Access,
): readonly AccessChange[] {
  const others = changes.filter((one) => changeKey(one) !== changeKey(change));
  return isMeant(change, access) ? [...others, change] : others;
}

/** Those that are still to be made: somebody else may have made some meanwhile. */
export function stillMeant(changes: readonly AccessChange[], access: Access): readonly AccessChange[] {
  return changes.filter((change) => isMeant(change, access));
}

/** First what is given: an account is never without what it has before and after, nor a barn without an administrator. */
export function inOrderOfCalls(changes: readonly AccessChange[]): readonly AccessChange[] {
  return [...changes.filter(({ kind }) => kind === 'give'), ...changes.filter(({ kind }) => kind === 'take')];
}

export function accessAfter(access: Access, changes: readonly AccessChange[]): Access {
  return {
    roles: listAfter(access.roles, changes, 'role'),
    permissions: listAfter(access.permissions, changes, 'permission'),
  };
}

export function effectOf(graph: RoleGraph, access: Access, changes: readonly AccessChange[]): AccessEffect {
  const before = permissionSources(graph, access);
  const after = permissionSources(graph, accessAfter(access, changes));
  const touched = new Set(
    changes.flatMap(({ kind, what, id }) => {
      if (kind === 'give') return [];
      return what === 'permission' ? [id] : [...graph.grantsOf(id).keys()];
    }),
  );
  return {
    gained: [...after.keys()].filter((name) => !before.has(name)),
    lost: [...before.keys()].filter((name) => !after.has(name)),
    kept: [...after].flatMap(([permission, sources]) =>
      touched.has(permission) && before.has(permission) ? [{ permission, sources }] : [],
    ),
  };
}

function isMeant({ kind, what, id }: AccessChange, access: Access): boolean {
  const has = (what === 'role' ? access.roles : access.permissions).includes(id);
  return kind === 'give' ? !has : has;
}

function listAfter(
  list: readonly string[],
  changes: readonly AccessChange[],
  wanted: AccessChange['what'],
): readonly string[] {
  const concerned = changes.filter(({ what }) => what === wanted);
  const taken = new Set(concerned.flatMap(({ kind, id }) => (kind === 'take' ? [id] : [])));
  const given = concerned.flatMap(({ kind, id }) => (kind === 'give' ? [id] : []));
  return [...new Set([...list.filter((id) => !taken.has(id)), ...given])];
}
