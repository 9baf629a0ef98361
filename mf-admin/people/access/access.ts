import type { RoleGraph } from './role-graph';

/** What an account was given itself: ids of roles, names of permissions. All else comes through these roles. */
export interface Access {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

/** Why an account has something. */
export type Source =
  | { readonly kind: 'direct' }
  /** Through roles: from the one that the account was given to the one that gives it. */
  | { readonly kind: 'role'; readonly way: readonly string[] };

/** What an account has, with every reason: direct ones first, then the shorter ways. */
export type Sources = ReadonlyMap<string, readonly Source[]>;

const direct: Source = { kind: 'direct' };

/** Permissions in order of name. */
export function permissionSources(graph: RoleGraph, access: Access): Sources {
  const found = new Map<string, Source[]>(access.permissions.map((name) => [name, [direct]]));
  for (const roleId of new Set(access.roles)) {
    for (const [name, ways] of graph.grantsOf(roleId)) {
      add(
        found,
        name,
        ways.map((way) => ({ kind: 'role', way })),
      );
    }
  }
  return inOrder(found);
}

/** Roles in order of id, the inherited ones included. */
export function roleSources(graph: RoleGraph, access: Access): Sources {
  const found = new Map<string, Source[]>(access.roles.map((roleId) => [roleId, [direct]]));
  for (const roleId of new Set(access.roles)) {
    for (const [reached, way] of graph.waysFrom(roleId)) {
      if (reached !== roleId) add(found, reached, [{ kind: 'role', way: way.slice(0, -1) }]);
    }
  }
  return inOrder(found);
}

export function isDirect(sources: readonly Source[]): boolean {
  return sources.some(({ kind }) => kind === 'direct');
}

/** What is held directly, of all that is held. */
export function directOnly(sources: Sources): Sources {
  return new Map([...sources].filter(([, reasons]) => isDirect(reasons)));
}

function add(found: Map<string, Source[]>, name: string, sources: readonly Source[]): void {
  const known = found.get(name);
  if (known) known.push(...sources);
  else found.set(name, [...sources]);
}

function inOrder(found: ReadonlyMap<string, readonly Source[]>): Sources {
  return new Map(
    [...found]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, sources]) => [name, [...sources].sort((one, other) => lengthOf(one) - lengthOf(other))]),
  );
}

function lengthOf(source: Source): number {
  return source.kind === 'direct' ? 0 : source.way.length;
}
