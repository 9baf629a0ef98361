import type { BrowserContext, Route } from '@playwright/test';

export const manyAccounts = { accounts: 500, roles: 60, permissions: 200, cameras: 500 } as const;

/** A camera that the demonstration has. */
const exampleCameraId = 'pen-02';

const roleDepth = 10;
const permissionsEach = 20;
const kinds = ['usernamePassword', 'emailPassword', 'remote'] as const;

const accountIds = Array.from({ length: manyAccounts.accounts }, (_, at) => `account-${at + 1}`);
const roleIds = Array.from({ length: manyAccounts.roles }, (_, at) => `role-${at + 1}`);
const permissionIds = Array.from({ length: manyAccounts.permissions }, (_, at) => `area${at % 20}.right-${at + 1}`);

/** Six chains of ten roles, the last inheriting the first: nested ten deep, with a cycle. */
const roles = roleIds.map((roleId, at) => {
  const next = at % roleDepth === roleDepth - 1 ? at - roleDepth + 1 : at + 1;
  return {
    roleId,
    name: `Role ${at + 1}`,
    description: `What somebody of section ${at % roleDepth} does`,
    permissions: Array.from(
      { length: permissionsEach },
      (_, place) => permissionIds[(at * 7 + place * 11) % manyAccounts.permissions],
    ),
    inheritedRoles: [roleIds[next], roleIds[(at + roleDepth) % manyAccounts.roles]],
  };
});

const accounts = accountIds.map((accountId, at) => ({
  accountId,
  displayName: `Person ${at + 1}`,
  kind: kinds[at % kinds.length],
  ...(at % kinds.length === 0 && { username: `person${at + 1}` }),
  ...(at % kinds.length === 1 && { email: `person${at + 1}@farm.example` }),
  createdAt: 1,
  lastSignIn: at % 5 === 0 ? null : Date.UTC(2026, 0, 1) + at * 3_600_000,
}));

const permissions = permissionIds.map((permissionId) => ({
  permissionId,
  description: `Allows ${permissionId} at every place of the barn.`,
}));

/** What each account was given; what the walk changes is kept. */
const given = new Map(
  accountIds.map((accountId, at) => [
    accountId,
    {
      roles: new Set([roleIds[at % roleIds.length] ?? '', roleIds[(at * 13) % roleIds.length] ?? '']),
      permissions: new Set([permissionIds[at % permissionIds.length] ?? '']),
    },
  ]),
);

type Answer = (parameters: readonly string[]) => object;

/** Answers in place of the barn what it would have to be told first; calls by the end of their path. */
export async function answerManyAccounts(context: BrowserContext): Promise<void> {
  const ofAccount = (accountId = '') =>
    given.get(accountId) ?? { roles: new Set<string>(), permissions: new Set<string>() };
  const heldRoles = (accountId?: string) => ({
    roles: [...ofAccount(accountId).roles].map((roleId) => ({ roleId, inheritedFrom: null })),
  });
  const heldPermissions = (accountId?: string) => ({
    permissions: [...ofAccount(accountId).permissions].map((permissionId) => ({ permissionId, inheritedFrom: null })),
  });
  const calls: readonly (readonly [RegExp, Answer])[] = [
    [/\/api\/accounts$/, () => ({ accounts })],
    [/\/api\/authorization\/roles\/all$/, () => ({ roles })],
    [/\/api\/authorization\/permissions\/all$/, () => ({ permissions })],
    [/\/api\/authorization\/roles\/by_user\/([^/]+)\/$/, ([accountId]) => heldRoles(accountId)],
    [/\/api\/authorization\/permissions\/by_user\/([^/]+)\/$/, ([accountId]) => heldPermissions(accountId)],
    [
      /\/api\/authorization\/roles\/available_for_user\/([^/]+)$/,
      ([accountId]) => ({ roles: roles.filter(({ roleId }) => !ofAccount(accountId).roles.has(roleId)) }),
    ],
    [
      /\/api\/authorization\/add_role\/([^/]+)\/to_user\/([^/]+)$/,
      ([roleId = '', accountId]) => {
        ofAccount(accountId).roles.add(roleId);
        return heldRoles(accountId);
      },
    ],
    [
      /\/api\/authorization\/delete_role\/([^/]+)\/from_user\/([^/]+)$/,
      ([roleId = '', accountId]) => {
        ofAccount(accountId).roles.delete(roleId);
        return heldRoles(accountId);
      },
    ],
  ];
  await context.route(/\/api\/(accounts$|authorization\/)/, (route) => answerBy(calls, route));
  await multiplyCameras(context);
}

async function answerBy(calls: readonly (readonly [RegExp, Answer])[], route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  for (const [path, answer] of calls) {
    const found = path.exec(pathname);
    if (found === null) continue;
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ json: { data: answer(found.slice(1).map(decodeURIComponent)) }, headers });
  }
  return route.fallback();
}

/** One camera of the barn, so many times, each by a name of its own and with the picture of that one. */
async function multiplyCameras(context: BrowserContext): Promise<void> {
  await context.route(/\/api\/cameras$/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { cameras: Readonly<Record<string, object>> } };
    const first = data.cameras[exampleCameraId];
    const cameras = Array.from({ length: manyAccounts.cameras }, (_, at) => {
      const cameraId = `many-${at + 1}`;
      const tags = [`section ${at % 40}`, ...(at % 50 === 49 ? ['decommissioned'] : [])];
      return [cameraId, { ...first, cameraId, name: `Pen ${at + 1}`, tags, sortPrefix: String(at % 99) }] as const;
    });
    await route.fulfill({ response, json: { data: { cameras: Object.fromEntries(cameras) } } });
  });
  await context.route(/\/api\/cameras\/many-\d+\/still/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/many-\d+/, exampleCameraId),
    }),
  );
}
