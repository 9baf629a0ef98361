import type { AnswerOf, listRoles } from '@barnwatch/shared/wire/calls';

export type Role = AnswerOf<typeof listRoles>['roles'][number];

/** Roles by what is asked of them; each answer is made once. */
export interface RoleGraph {
  readonly roles: ReadonlyMap<string, Role>;
  /**
   * The shortest way from a role to each role that it inherits, itself included: ids from the one to the other. A role
   * that the instance does not list inherits nothing. One that inherits itself in the end is walked once.
   */
  readonly waysFrom: (roleId: string) => ReadonlyMap<string, readonly string[]>;
  /** The ways from a role to the roles that give a permission, by permission. */
  readonly grantsOf: (roleId: string) => ReadonlyMap<string, readonly (readonly string[])[]>;
}

export function roleGraph(roles: readonly Role[]): RoleGraph {
  const known = new Map(roles.map((role) => [role.roleId, role]));
  const waysFrom = rememberEach((roleId) => shortestWays(known, roleId));
  const grantsOf = rememberEach((roleId) => {
    const grants = new Map<string, (readonly string[])[]>();
    for (const [reached, way] of waysFrom(roleId)) {
      for (const permission of new Set(known.get(reached)?.permissions)) {
        const ways = grants.get(permission);
        if (ways) ways.push(way);
        else grants.set(permission, [way]);
      }
    }
    return grants;
  });
  return { roles: known, waysFrom, grantsOf };
}

/** Breadth first: what is reached first is reached by the shortest way, and a circle ends where it began. */
function shortestWays(known: ReadonlyMap<string, Role>, start: string): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>([[start, [start]]]);
  // A map is walked in the order of entry, with what is entered meanwhile.
  for (const [roleId, way] of ways) {
    for (const inherited of known.get(roleId)?.inheritedRoles ?? []) {
      if (!ways.has(inherited)) ways.set(inherited, [...way, inherited]);
    }
  }
  return ways;
}

function rememberEach<Made>(make: (roleId: string) => Made): (roleId: string) => Made {
  const made = new Map<string, Made>();
  return (roleId) => {
    const remembered = made.get(roleId);
    if (remembered !== undefined) return remembered;
    const fresh = make(roleId);
    made.set(roleId, fresh);
    return fresh;
  };
}
