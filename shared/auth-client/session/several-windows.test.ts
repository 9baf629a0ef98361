import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import {
  barnAddress,
  barnBase,
  barnId,
  barnSettings,
  barnWorld,
  credentials,
  never,
  openWindow,
  viewOf,
} from '../doubles/barn-double';
import { type DeviceDouble, settle } from '../doubles/device-double';
import { InstanceDouble, json, page } from '../doubles/instance-double';
import { refreshToken } from '../doubles/web-tokens';
import { formatDiscoveryCode } from '../instances/discovery-code';
import { isSignedOutByChoice } from '../instances/instance-view';
import { isPermitted } from '../permissions/permission-check';

const parse = (data: unknown): unknown => data;

async function signedIn() {
  const { device, barn } = barnWorld();
  const client = await openWindow(device);
  await client.signIn(barnId, credentials, never());
  await settle();
  barn.calls.length = 0;
  return { device, barn, client };
}

/** A window that is frozen: it hears no message until it is looked at again. */
async function openDeafWindow(device: DeviceDouble) {
  const environment = device.window();
  const { createAuthClient } = await import('../create-auth-client');
  const client = createAuthClient(barnSettings(), {
    ...environment,
    channel: { post: () => undefined, subscribe: () => undefined },
  });
  await client.started;
  return client;
}

describe('a window that was frozen', () => {
  test('finds out on its return that someone signed out elsewhere', async () => {
    const { device, client } = await signedIn();
    const frozen = await openDeafWindow(device);
    await settle();
    const ended: string[] = [];
    frozen.onSignedOut((instanceId) => ended.push(instanceId));
    await client.signOut(barnId);
    await settle();
    expect(viewOf(frozen).loggedIn).toBe(true);
    device.changeNetwork();
    await settle();
    expect(viewOf(frozen)).toMatchObject({ loggedIn: false, signedOutReason: 'in-another-window' });
    expect(ended).toEqual([barnId]);
  });

  test('goes on with the account that signed in meanwhile', async () => {
    const { device, barn, client } = await signedIn();
    const frozen = await openDeafWindow(device);
    await settle();
    await client.signOut(barnId);
    barn.accountId = 'account-2';
    await client.signIn(barnId, credentials, never());
    await settle();
    device.changeNetwork();
    await settle();
    expect(viewOf(frozen)).toMatchObject({ loggedIn: true, accountId: 'account-2' });
    expect((await frozen.client(barnId).get('api/cameras', { parse })).ok).toBe(true);
    expect(barn.reused).toEqual([]);
  });

  test('does not take a store that cannot be read for a sign-out', async () => {
    const { device, client } = await signedIn();
    device.databases.get('session')?.clear();
    device.changeNetwork();
    await settle();
    expect(viewOf(client).loggedIn).toBe(true);
  });
});

describe('a sign-in elsewhere that a window looks for', () => {
  async function heard(isSignedOut: boolean) {
    const { device, client } = await signedIn();
    const other = await openDeafWindow(device);
    const ended: string[] = [];
    client.onSignedOut((instanceId) => ended.push(instanceId));
    if (isSignedOut) await other.signOut(barnId);
    else device.storageRefuses = true;
    device.window().channel.post({ kind: 'signed-in', instanceId: barnId });
    await settle();
    return { view: viewOf(client), ended };
  }

  test('on a disk that refuses wipes nothing of the session that was there (F12, F27)', async () => {
    const { view, ended } = await heard(false);
    expect([ended, isSignedOutByChoice(view.signedOutReason)]).toEqual([[], false]);
  });

  test('ends the session where somebody has signed out meanwhile (F15)', async () => {
    const { view, ended } = await heard(true);
    expect(view).toMatchObject({ loggedIn: false, signedOutReason: 'in-another-window' });
    expect(ended).toEqual([barnId]);
  });
});

describe('another network', () => {
  test('ends a pause of our own making, not one that the instance asked for', async () => {
    const { device, barn, client } = await signedIn();
    barn.expireAccess();
    barn.override = ({ path }) => (path === 'api/login/refresh' ? page(503) : undefined);
    await client.client(barnId).get('api/cameras', { parse });
    expect(viewOf(client).sessionTrouble).not.toBeNull();
    device.changeNetwork();
    expect(viewOf(client).sessionTrouble).toBeNull();
    barn.override = ({ path }) => (path === 'api/login/refresh' ? json({}, 429, { 'retry-after': '60' }) : undefined);
    await client.client(barnId).get('api/cameras', { parse });
    device.changeNetwork();
    await settle();
    expect(viewOf(client).sessionTrouble).toMatchObject({ retryAt: device.time + 60_000 });
  });
});

describe('signing out everywhere', () => {
  test('ends every session in every window and leaves no token, offline barns included', async () => {
    const { device, barn } = barnWorld();
    const south = new InstanceDouble('south-barn', device.now);
    const southBase = 'https://south.example:8072/';
    device.instances.set(southBase, south);
    const settings = {
      instances: [
        ...barnSettings().instances,
        {
          globalUniqueIdentifier: 'south-barn',
          name: 'south-barn',
          realWorldName: 'South barn',
          type: 'barn' as const,
          discoveryCode: formatDiscoveryCode({ remote: { ...barnAddress, hostname: 'south.example', port: 8072 } }),
        },
      ],
    };
    const client = await openWindow(device, settings);
    const other = await openWindow(device, settings);
    await client.signIn(barnId, credentials, never());
    await client.signIn('south-barn', credentials, never());
    await settle();
    device.instances.delete(southBase);
    await client.checkConnection('south-barn', never(), { asked: true });
    await client.signOutEverywhere();
    await settle();
    for (const window of [client, other]) {
      expect(window.instances.get().map(({ loggedIn }) => loggedIn)).not.toContain(true);
    }
    expect(barn.refreshTokens.size).toBe(0);
    expect(south.refreshTokens.size).toBe(1);
    device.instances.set(southBase, south);
    await client.checkConnection('south-barn', never(), { asked: true });
    await settle();
    expect(south.refreshTokens.size).toBe(0);
    expect(JSON.stringify([...(device.databases.get('session') ?? [])])).not.toContain('eyJ');
    expect(device.instances.has(barnBase)).toBe(true);
  });
});

describe('a canary in every token', () => {
  test('is found in nothing that a remote can reach, nor in any store but the own one', async () => {
    const { device, barn, client } = await signedIn();
    const on = client.client(barnId);
    const outcomes = [
      await on.get('api/cameras', { parse }),
      await client.renewSession(barnId, never()),
      await client.signUp(
        barnId,
        { kind: 'email', email: 'a@b.example', password: 'x', passwordRepetition: 'x', acceptEula: true },
        never(),
      ),
    ];
    barn.override = () => page(500);
    outcomes.push(await on.get('api/incidents', { parse }));
    await client.refreshPermissions(barnId, never());
    await settle();
    const reach = {
      outcomes,
      views: client.instances.get(),
      log: client.log.get(),
      report: client.copyableReport(),
      on,
    };
    expect(JSON.stringify(reach)).not.toContain('eyJ');
    for (const [name, values] of device.databases) {
      if (name !== 'session') expect(JSON.stringify([...values])).not.toContain('eyJ');
    }
    const urls = barn.calls.filter(({ method }) => method !== 'DELETE').map(({ path }) => path);
    expect(urls.join()).not.toContain('eyJ');
  });
});

describe('a refresh token that a sign-in answers', () => {
  const day = millisecondsInDay;
  const now = Date.UTC(2026, 8, 1, 12);
  test.each<[string, string]>([
    ['garbage', 'garbage'],
    ['without the marker', refreshToken('a', { now, lifetimeMs: day }, { refresh: undefined })],
    ['expired', refreshToken('a', { now, lifetimeMs: -2 * day })],
    ['with an expiry in ms', refreshToken('a', { now, lifetimeMs: day }, { exp: now + day })],
    ['of 1 MB', `a.${'b'.repeat(1_000_000)}.c`],
  ])('%s signs nobody in (F17)', async (_name, token) => {
    const { device, barn } = barnWorld();
    barn.override = ({ path }) => (path.endsWith('/login') ? json({ refreshToken: token }) : undefined);
    const client = await openWindow(device);
    expect(await client.signIn(barnId, credentials, never())).toMatchObject({
      ok: false,
      reason: 'failed',
      error: { code: 'unexpected-shape' },
    });
    expect(viewOf(client).loggedIn).toBe(false);
    expect(device.databases.get('session')?.has(`grant/${barnId}`) ?? false).toBe(false);
  });
});

describe('a simulation of permissions', () => {
  const names = ['cameras.view', 'cameras.manage', 'incidents.view', 'incidents.manage.advanced'];
  const some = fc.subarray(names);

  test('never lets through what the real permissions do not (fail closed)', () => {
    fc.assert(
      fc.property(some, some, some, fc.option(some, { nil: undefined }), (real, simulated, all, any) => {
        const narrowed = real.filter((name) => simulated.includes(name));
        const check = { all, any };
        expect(isPermitted(check, narrowed) && !isPermitted(check, real)).toBe(false);
      }),
    );
  });

  test('changes no call: the instance is asked and decides', async () => {
    const { barn, client } = await signedIn();
    client.simulatePermissions([]);
    expect((await client.client(barnId).get('api/cameras', { parse })).ok).toBe(true);
    expect(barn.count('GET', 'api/cameras')).toBe(1);
    expect(viewOf(client).availablePermissions).toEqual(['cameras.view']);
  });
});

describe('several windows', () => {
  test('that are open learn of a sign-in, with permissions and without a refresh of their own', async () => {
    const { device, barn } = barnWorld();
    const one = await openWindow(device);
    const other = await openWindow(device);
    await settle();
    await one.signIn(barnId, credentials, never());
    await settle();
    expect(viewOf(other)).toMatchObject({
      loggedIn: true,
      accountId: 'account-1',
      availablePermissions: ['cameras.view'],
    });
    expect(barn.count('POST', 'api/login/refresh')).toBe(1);
  });

  test('turn down messages that have no such shape', async () => {
    const { device, client } = await signedIn();
    const { channel } = device.window();
    for (const message of [
      null,
      'signed-out',
      { kind: 'signed-out', instanceId: barnId },
      { kind: 'access', instanceId: barnId },
    ]) {
      channel.post(message);
    }
    await settle();
    expect(viewOf(client).loggedIn).toBe(true);
  });
});
