import { type Access, permissionSources, type Source } from './access';
import type { RoleGraph } from './role-graph';

export interface Holder {
  readonly accountId: string;
  readonly sources: readonly Source[];
}

/** Tells of accounts who holds a permission, and why; in their order. Each answer is made once and stays the same. */
export function holdersBy(
  graph: RoleGraph,
  permission: string,
): (accesses: ReadonlyMap<string, Access>) => readonly Holder[] {
  const known = new WeakMap<Access, Holder>();
  return (accesses) =>
    [...accesses].flatMap(([accountId, access]) => {
      const holder = known.get(access) ?? { accountId, sources: sourcesOfOne(graph, access, permission) };
      known.set(access, holder);
      return holder.sources.length > 0 ? [holder] : [];
    });
}

/** Why an account has one permission: without working out all the others. */
function sourcesOfOne(graph: RoleGraph, { roles, permissions }: Access, permission: string): readonly Source[] {
  const ways = [...new Set(roles)].flatMap((roleId) => graph.grantsOf(roleId).get(permission) ?? []);
  return [
    ...(permissions.includes(permission) ? [{ kind: 'direct' } as const] : []),
    ...[...ways].sort((one, other) => one.length - other.length).map((way) => ({ kind: 'role', way }) as const),
  ];
}

/** Of one permission: who of two has it, and why. */
export interface ComparedPermission {
  readonly permission: string;
  readonly held: 'both' | 'one' | 'other';
  readonly one: readonly Source[];
  readonly other: readonly Source[];
}

/** Every permission that one of two accounts has, in order of name. */
export function compareAccess(graph: RoleGraph, one: Access, other: Access): readonly ComparedPermission[] {
  const ofOne = permissionSources(graph, one);
  const ofOther = permissionSources(graph, other);
  return [...new Set([...ofOne.keys(), ...ofOther.keys()])].sort(byCode).map((permission) => {
    const inOne = ofOne.get(permission) ?? [];
    const inOther = ofOther.get(permission) ?? [];
    const held = inOne.length === 0 ? 'other' : inOther.length === 0 ? 'one' : 'both';
    return { permission, held, one: inOne, other: inOther };
  });
}

function byCode(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
