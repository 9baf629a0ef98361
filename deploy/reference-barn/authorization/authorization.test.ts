import { generateKeyPairSync } from 'node:crypto';
import type { AccountSeed } from '../identity/account-seeds';
import { startTestInstance, type TestInstance, testAccount } from '../testing/test-instance';

/** An account that nobody signs in with: hashing a password costs time. */
function someone(name: string): AccountSeed {
  const remote = { senator: '66', accountId: name, remoteAuthenticationId: `remote-${name}` };
  return { accountId: `account-${name}`, displayName: name, remote, permissions: [] };
}

let barn: TestInstance;
let manager: string;
beforeAll(async () => {
  barn = await startTestInstance({
    accounts: [
      { ...testAccount('manager', []), roles: ['manager'] },
      testAccount('deputy', ['authorization.view', 'authorization.manage', 'cameras.view']),
      testAccount('newcomer', []),
      someone('anna'),
      someone('bert'),
    ],
    serviceAccounts: [
      { serviceAccountId: 'program', name: 'Program', ownerAccountId: 'account-manager', permissions: [], roles: [] },
    ],
  });
  manager = await barn.access('manager');
});
afterAll(() => barn.stop());

async function data(path: string, token = manager) {
  const { status, body } = await barn.call('GET', `api/${path}`, { token });
  expect(status).toBe(200);
  return body.data ?? {};
}

/** Status and error code of a change. */
async function change(method: 'PUT' | 'DELETE', path: string, token = manager) {
  const { status, body } = await barn.call(method, `api/authorization/${path}`, { token });
  return [status, body.error?.code ?? null];
}

test('lists accounts by name, with how they sign in and when they last did', async () => {
  const { accounts } = (await data('accounts')) as { accounts: Record<string, unknown>[] };
  expect(accounts.map(({ displayName, kind }) => [displayName, kind])).toEqual([
    ['anna', 'remote'],
    ['bert', 'remote'],
    ['deputy', 'usernamePassword'],
    ['manager', 'usernamePassword'],
    ['newcomer', 'usernamePassword'],
    ['Program', 'serviceAccount'],
  ]);
  expect(accounts[2]?.lastSignIn).toBeNull();
  expect(accounts[3]).toMatchObject({ username: 'manager', lastSignIn: expect.any(Number) });
});

test('tells direct from inherited', async () => {
  expect(await data('authorization/roles/by_user/account-manager/')).toEqual({
    roles: [{ roleId: 'manager', inheritedFrom: null }],
  });
  expect(await data('authorization/roles/by_user/account-manager/?recursive=true')).toEqual({
    roles: [
      { roleId: 'manager', inheritedFrom: null },
      { roleId: 'stockperson', inheritedFrom: 'manager' },
      { roleId: 'technician', inheritedFrom: 'manager' },
      { roleId: 'viewer', inheritedFrom: 'stockperson' },
    ],
  });
  expect(await data('authorization/permissions/by_user/account-manager/')).toEqual({ permissions: [] });
  const { permissions } = (await data('authorization/permissions/by_user/account-manager/?recursive=true')) as {
    permissions: unknown[];
  };
  expect(permissions).toContainEqual({ permissionId: 'cameras.view', inheritedFrom: 'manager' });
});

test('gives and takes a role, which counts at the next call', async () => {
  const token = await barn.access('newcomer');
  const cameras = async () => (await barn.call('GET', 'api/cameras', { token })).status;
  expect(await cameras()).toBe(403);
  expect(await change('PUT', 'add_role/viewer/to_user/account-newcomer')).toEqual([200, null]);
  expect(await change('PUT', 'add_role/viewer/to_user/account-newcomer')).toEqual([200, null]);
  expect(await cameras()).toBe(200);
  expect((await data('permissions', token)).permissions).toContain('cameras.view');
  expect(await change('DELETE', 'delete_role/viewer/from_user/account-newcomer')).toEqual([200, null]);
  expect(await cameras()).toBe(403);
});

test('gives and takes a permission', async () => {
  const path = 'cameras.view';
  expect(await change('PUT', `add_permission/${path}/to_user/account-anna`)).toEqual([200, null]);
  expect(await data('authorization/permissions/by_user/account-anna/')).toEqual({
    permissions: [{ permissionId: 'cameras.view', inheritedFrom: null }],
  });
  expect(await change('DELETE', `delete_permission/${path}/from_user/account-anna`)).toEqual([200, null]);
  expect(await change('DELETE', `delete_permission/${path}/from_user/account-anna`)).toEqual([
    409,
    'permission-not-direct',
  ]);
});

test('offers the roles that an account does not have, to programs only those for programs', async () => {
  const offered = async (accountId: string) => {
    const { roles } = (await data(`authorization/roles/available_for_user/${accountId}`)) as {
      roles: { roleId: string }[];
    };
    return roles.map(({ roleId }) => roleId);
  };
  expect(await offered('account-anna')).toEqual(['manager', 'stockperson', 'technician', 'viewer']);
  await change('PUT', 'add_role/stockperson/to_user/account-anna');
  expect(await offered('account-anna')).toEqual(['manager', 'technician']);
  expect(await offered('account-manager')).toEqual([]);
  expect(await offered('program')).toEqual(['stockperson', 'technician', 'viewer']);
  expect(await change('PUT', 'add_role/manager/to_user/program')).toEqual([409, 'role-not-available']);
});

test('lets nobody grant what they do not hold', async () => {
  const deputy = await barn.access('deputy');
  expect(await change('PUT', 'add_permission/cameras.view/to_user/account-bert', deputy)).toEqual([200, null]);
  for (const path of [
    'add_permission/cameras.manage/to_user/account-deputy',
    'add_role/viewer/to_user/account-deputy',
  ]) {
    expect(await change('PUT', path, deputy)).toEqual([403, 'permission-missing']);
  }
});

test.each([
  ['PUT', 'add_role/nothing/to_user/account-bert', 'role-unknown'],
  ['PUT', 'add_role/viewer/to_user/nobody', 'account-unknown'],
  ['PUT', 'add_permission/nothing/to_user/account-bert', 'permission-unknown'],
  ['PUT', 'add_permission/cameras.view/to_user/nobody', 'account-unknown'],
  ['DELETE', 'delete_role/nothing/from_user/account-bert', 'role-unknown'],
  ['DELETE', 'delete_permission/nothing/from_user/account-bert', 'permission-unknown'],
] as const)('%s %s is unknown', async (method, path, code) => {
  expect(await change(method, path)).toEqual([404, code]);
});

test('says which permission is missing', async () => {
  const { status, body } = await barn.call('GET', 'api/accounts', { token: await barn.access('newcomer') });
  expect([status, body.error?.details]).toEqual([403, { any: ['authorization.view'] }]);
});

test('keeps an administrator, whichever way the last one would go', async () => {
  expect(await change('DELETE', 'delete_permission/authorization.manage/from_user/account-deputy')).toEqual([
    200,
    null,
  ]);
  expect(await change('PUT', 'add_permission/authorization.manage/to_user/program')).toEqual([200, null]);
  expect(await change('DELETE', 'delete_role/manager/from_user/account-manager')).toEqual([409, 'last-administrator']);
  expect((await data('authorization/roles/by_user/account-manager/')).roles).toHaveLength(1);
  expect(await change('PUT', 'add_role/manager/to_user/account-bert')).toEqual([200, null]);
  expect(await change('DELETE', 'delete_role/manager/from_user/account-manager')).toEqual([200, null]);
  expect(await change('PUT', 'add_role/manager/to_user/account-manager')).toEqual([403, 'permission-missing']);
});

describe('somebody who may manage authorization, and little else', () => {
  let place: TestInstance;
  let deputy: string;
  let top: string;
  beforeAll(async () => {
    place = await startTestInstance({
      accounts: [
        { ...testAccount('manager', []), roles: ['manager'] },
        testAccount('deputy', ['authorization.view', 'authorization.manage', 'cameras.view']),
        testAccount('guest', ['cameras.view']),
      ],
      serviceAccounts: [
        {
          serviceAccountId: 'robot',
          name: 'Robot',
          ownerAccountId: 'account-manager',
          permissions: [],
          roles: ['technician'],
        },
      ],
    });
    deputy = await place.access('deputy');
    top = await place.access('manager');
  });
  afterAll(() => place.stop());
  const ask = async (method: string, path: string, token: string) => {
    const { status, body } = await place.call(method, `api/authorization/${path}`, { token });
    return [status, body.error?.code];
  };

  test('takes nothing from those who stand above, only from those who do not', async () => {
    const role = 'delete_role/manager/from_user/account-manager';
    expect(await ask('DELETE', role, deputy)).toEqual([403, 'permission-missing']);
    const right = 'delete_permission/cameras.view/from_user/account-guest';
    expect(await ask('DELETE', right, deputy)).toEqual([200, undefined]);
  });

  test('does not count as the one who keeps the instance in hand', async () => {
    expect(await ask('DELETE', 'delete_role/manager/from_user/account-manager', top)).toEqual([
      409,
      'last-administrator',
    ]);
  });

  test('cannot become a program that may do more, by a key of their own', async () => {
    await ask('PUT', 'add_permission/serviceAccounts.all/to_user/account-deputy', top);
    const { publicKey } = generateKeyPairSync('ed25519');
    const body = { publicKey: publicKey.export({ type: 'spki', format: 'pem' }), expiry: null };
    const path = 'api/service_accounts/all/robot/pubkeys';
    const refused = await place.call('PUT', path, { token: deputy, body });
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'permission-missing']);
    expect((await place.call('PUT', path, { token: top, body })).status).toBe(200);
  });
});
