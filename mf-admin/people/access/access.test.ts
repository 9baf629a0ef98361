import fc from 'fast-check';
import { directOnly, permissionSources, roleSources } from './access';
import { accessAfter, effectOf, inOrderOfCalls, stillMeant, withChange } from './access-changes';
import { compareAccess, holdersBy } from './holders';
import { type Role, roleGraph } from './role-graph';

function role(roleId: string, permissions: readonly string[], inheritedRoles: readonly string[] = []): Role {
  return { roleId, name: roleId, description: '', permissions: [...permissions], inheritedRoles: [...inheritedRoles] };
}

const daily = roleGraph([
  role('viewer', ['cameras.view', 'incidents.view']),
  role('stockperson', ['watchdogs.view'], ['viewer']),
  role('technician', ['cameras.manage', 'watchdogs.view'], ['viewer']),
  role('manager', ['authorization.manage'], ['stockperson', 'technician']),
]);
const anna = { roles: ['manager'], permissions: ['cameras.view'] };
const ben = { roles: ['stockperson'], permissions: [] };

test('6.8: of a permission every reason is named: directly, and each way of roles, the shortest first', () => {
  const sources = permissionSources(daily, anna);
  expect(sources.get('cameras.view')).toEqual([
    { kind: 'direct' },
    { kind: 'role', way: ['manager', 'stockperson', 'viewer'] },
  ]);
  expect(sources.get('watchdogs.view')).toEqual([
    { kind: 'role', way: ['manager', 'stockperson'] },
    { kind: 'role', way: ['manager', 'technician'] },
  ]);
  expect([...sources.keys()]).toEqual([...sources.keys()].toSorted());
  expect([...directOnly(sources).keys()]).toEqual(['cameras.view']);
});

test('6.8: an inherited role names the roles through which it is had', () => {
  expect(roleSources(daily, anna).get('viewer')).toEqual([{ kind: 'role', way: ['manager', 'stockperson'] }]);
  expect(roleSources(daily, anna).get('manager')).toEqual([{ kind: 'direct' }]);
});

test('a role that the instance does not list gives nothing and is shown all the same', () => {
  const lost = { roles: ['gone'], permissions: [] };
  expect([...roleSources(daily, lost).keys()]).toEqual(['gone']);
  expect(permissionSources(daily, lost).size).toBe(0);
});

test('6.8: a permission names who has it and why', () => {
  const accesses = new Map([
    ['anna', anna],
    ['ben', ben],
  ]);
  expect(holdersBy(daily, 'watchdogs.view')(accesses)).toEqual([
    { accountId: 'anna', sources: permissionSources(daily, anna).get('watchdogs.view') },
    { accountId: 'ben', sources: [{ kind: 'role', way: ['stockperson'] }] },
  ]);
  expect(holdersBy(daily, 'authorization.manage')(accesses).map(({ accountId }) => accountId)).toEqual(['anna']);
});

test('6.8: two accounts are compared permission by permission', () => {
  const held = compareAccess(daily, anna, ben).map((row) => [row.permission, row.held]);
  expect(held).toEqual([
    ['authorization.manage', 'one'],
    ['cameras.manage', 'one'],
    ['cameras.view', 'both'],
    ['incidents.view', 'both'],
    ['watchdogs.view', 'both'],
  ]);
});

test('what changes come to is told before they are saved, with what is held all the same', () => {
  const effect = effectOf(daily, anna, [
    { kind: 'take', what: 'role', id: 'manager' },
    { kind: 'give', what: 'role', id: 'stockperson' },
  ]);
  expect(effect.lost).toEqual(['authorization.manage', 'cameras.manage']);
  expect(effect.gained).toEqual([]);
  expect(effect.kept.map(({ permission }) => permission)).toEqual(['cameras.view', 'incidents.view', 'watchdogs.view']);
});

test('a change that comes back to how it is, is none', () => {
  const take = { kind: 'take', what: 'role', id: 'manager' } as const;
  const once = withChange([], take, anna);
  expect(once).toEqual([take]);
  expect(withChange(once, { ...take, kind: 'give' }, anna)).toEqual([]);
});

test('F47: what somebody else has made meanwhile is not asked for again', () => {
  const changes = [
    { kind: 'give', what: 'role', id: 'viewer' },
    { kind: 'take', what: 'role', id: 'stockperson' },
  ] as const;
  expect(stillMeant(changes, { roles: ['viewer'], permissions: [] })).toEqual([]);
});

test('what is given is asked for before what is taken', () => {
  const order = inOrderOfCalls([
    { kind: 'take', what: 'role', id: 'manager' },
    { kind: 'give', what: 'permission', id: 'cameras.view' },
  ]);
  expect(order.map(({ kind }) => kind)).toEqual(['give', 'take']);
});

const ids = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const anyRoles = fc.tuple(
  ...ids.map((roleId) =>
    fc
      .tuple(fc.subarray(['p', 'q', 'r', 's']), fc.subarray([...ids]))
      .map(([permissions, inherited]) => role(roleId, permissions, inherited)),
  ),
);
const anyAccess = fc.record({ roles: fc.subarray([...ids]), permissions: fc.subarray(['p', 'q', 'r', 's', 't']) });

test('in any roles, circles too, every way named is one: it begins with a role of the account and gives the permission', () => {
  fc.assert(
    fc.property(anyRoles, anyAccess, (roles, access) => {
      const graph = roleGraph(roles);
      for (const [permission, sources] of permissionSources(graph, access)) {
        for (const source of sources) {
          if (source.kind === 'direct') expect(access.permissions).toContain(permission);
          else {
            expect(access.roles).toContain(source.way[0]);
            expect(graph.roles.get(source.way.at(-1) ?? '')?.permissions).toContain(permission);
            source.way.slice(1).forEach((roleId, index) => {
              expect(graph.roles.get(source.way[index] ?? '')?.inheritedRoles).toContain(roleId);
            });
          }
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('in any roles, what is told of changes is what is there after them', () => {
  const anyChange = fc.record({
    kind: fc.constantFrom('give' as const, 'take' as const),
    what: fc.constant('role' as const),
    id: fc.constantFrom(...ids),
  });
  fc.assert(
    fc.property(anyRoles, anyAccess, fc.array(anyChange, { maxLength: 4 }), (roles, access, wanted) => {
      const graph = roleGraph(roles);
      const changes = wanted.reduce<ReturnType<typeof withChange>>((known, one) => withChange(known, one, access), []);
      const { gained, lost } = effectOf(graph, access, changes);
      const before = [...permissionSources(graph, access).keys()];
      const after = [...permissionSources(graph, accessAfter(access, changes)).keys()];
      expect([...before.filter((name) => !lost.includes(name)), ...gained].toSorted()).toEqual(after);
    }),
    { numRuns: 60 },
  );
});

/** Issue 17: six chains of ten roles, the last inheriting the first; each role gives twenty of two hundred. */
const manyRoles = Array.from({ length: 60 }, (_, index) => {
  const next = index % 10 === 9 ? index - 9 : index + 1;
  const permissions = Array.from({ length: 20 }, (__, place) => `permission-${(index * 7 + place * 11) % 200}`);
  return role(`role-${index}`, permissions, [`role-${next}`, `role-${(index + 10) % 60}`]);
});
const manyAccounts = new Map(
  Array.from({ length: 500 }, (_, index) => [
    `account-${index}`,
    { roles: [`role-${index % 60}`, `role-${(index * 13) % 60}`], permissions: [`permission-${index % 200}`] },
  ]),
);

/** The roles that one has with some roles, worked out by going round until nothing new comes. */
function allRoles(held: readonly string[]): ReadonlySet<string> {
  const all = new Set(held);
  for (const roleId of all) {
    for (const next of manyRoles.find((one) => one.roleId === roleId)?.inheritedRoles ?? []) all.add(next);
  }
  return all;
}

test('of 500 accounts, 60 roles and 200 permissions, ten deep and in a circle, the right ones hold a permission', () => {
  // How long it takes is measured by the bench of the administration.
  const graph = roleGraph(manyRoles);
  const gives = (permission: string) => (roleId: string) =>
    manyRoles.some((one) => one.roleId === roleId && one.permissions.includes(permission));
  const has = ({ roles, permissions }: { roles: string[]; permissions: string[] }, permission: string) =>
    permissions.includes(permission) || [...allRoles(roles)].some(gives(permission));
  const holders = [...manyAccounts].filter(([, access]) => has(access, 'permission-7')).map(([accountId]) => accountId);
  expect(holders.length).toBeGreaterThan(0);
  const found = holdersBy(graph, 'permission-7')(manyAccounts).map(({ accountId }) => accountId);
  expect(found.toSorted()).toEqual(holders.toSorted());
  const [one, other] = [...manyAccounts.values()];
  if (!one || !other) throw new Error('no accounts');
  for (const { permission, held } of compareAccess(graph, one, other)) {
    expect([permission, has(one, permission), has(other, permission)]).toEqual([
      permission,
      held !== 'other',
      held !== 'one',
    ]);
  }
  const taken = one.roles[0] ?? '';
  const { lost } = effectOf(graph, one, [{ kind: 'take', what: 'role', id: taken }]);
  const left = { ...one, roles: one.roles.filter((roleId) => roleId !== taken) };
  expect(lost.filter((permission) => has(left, permission) || !has(one, permission))).toEqual([]);
});
