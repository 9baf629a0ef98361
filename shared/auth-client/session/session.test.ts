import { millisecondsInDay } from 'date-fns/constants';
import { barnBase, barnId, barnWorld, credentials, never, openWindow, viewOf } from '../doubles/barn-double';
import { settle } from '../doubles/device-double';
import { json, page, type Reply } from '../doubles/instance-double';

const parse = (data: unknown): unknown => data;
const refreshPath = 'api/login/refresh';

async function signedIn() {
  const { device, barn } = barnWorld();
  const client = await openWindow(device);
  expect(await client.signIn(barnId, credentials, never())).toEqual({ ok: true, eulaNeeded: false });
  await settle();
  barn.calls.length = 0;
  return { device, barn, client };
}

describe('signing in', () => {
  test('learns account and permissions, and is still signed in after a restart', async () => {
    const { device, barn, client } = await signedIn();
    expect(viewOf(client)).toMatchObject({
      loggedIn: true,
      accountId: 'account-1',
      accountName: 'manager',
      availablePermissions: ['cameras.view'],
      permissionsKnown: true,
      version: '1.2.3',
      reachability: 'online',
      activeConnectionStrategy: 'remote',
    });
    barn.override = () => 'no-connection';
    const restarted = await openWindow(device);
    await settle();
    expect(viewOf(restarted)).toMatchObject({
      loggedIn: true,
      accountId: 'account-1',
      accountName: 'manager',
      availablePermissions: ['cameras.view'],
      reachability: 'offline',
    });
    await restarted.signOut(barnId);
    expect(viewOf(restarted)).toMatchObject({ loggedIn: false, accountName: null });
  });

  test.each([
    ['wrong password', () => json({}, 401), 'wrong-credentials', 'no-auth'],
    ['unverified e-mail', () => json({}, 412), 'email-not-verified', 'rejected'],
    ['too many tries', () => json({}, 429, { 'retry-after': '30' }), 'failed', 'rate-limited'],
    ['server trouble', () => page(502), 'failed', 'server-error'],
    ['a token that is none', () => json({ refreshToken: 'garbage' }), 'failed', 'unexpected-shape'],
    ['an answer without a token', () => json({}), 'failed', 'unexpected-shape'],
  ])('tells %s apart', async (_name, reply, reason, code) => {
    const { device, barn } = barnWorld();
    barn.override = ({ path }) => (path.endsWith('/login') ? reply() : undefined);
    const client = await openWindow(device);
    const outcome = await client.signIn(barnId, credentials, never());
    expect(outcome).toMatchObject({ ok: false, reason, error: { code } });
    expect(viewOf(client).loggedIn).toBe(false);
    expect(barn.count('POST', 'api/auth/usernamePassword/login')).toBe(1);
  });

  test('shows the EULA and goes on after it was accepted (F13)', async () => {
    const { device, barn } = barnWorld();
    barn.eulaAccepted = false;
    const client = await openWindow(device);
    expect(await client.signIn(barnId, credentials, never())).toEqual({ ok: true, eulaNeeded: true });
    expect(viewOf(client)).toMatchObject({ loggedIn: true, eulaNeeded: true, availablePermissions: [] });
    expect(await client.client(barnId).get('api/cameras', { parse })).toMatchObject({
      ok: false,
      error: { code: 'eula-required' },
    });
    expect(await client.acceptEula(barnId, never())).toEqual({ ok: true, value: undefined });
    expect(viewOf(client)).toMatchObject({ eulaNeeded: false, availablePermissions: ['cameras.view'] });
    expect((await client.client(barnId).get('api/cameras', { parse })).ok).toBe(true);
  });
});

describe('signing in at a barn that was off', () => {
  test('looks for it anew, however recent the last look was', async () => {
    const { device, barn } = barnWorld();
    const client = await openWindow(device);
    device.instances.delete(barnBase);
    await client.checkConnection(barnId, never(), { asked: true });
    expect(await client.signIn(barnId, credentials, never())).toMatchObject({ ok: false, reason: 'failed' });
    device.instances.set(barnBase, barn);
    expect(await client.signIn(barnId, credentials, never())).toEqual({ ok: true, eulaNeeded: false });
  });
});

describe('refreshing', () => {
  test('answers one 401 unseen, with two calls (F8)', async () => {
    const { barn, client } = await signedIn();
    barn.expireAccess();
    expect(await client.client(barnId).get('api/cameras', { parse })).toEqual({
      ok: true,
      value: { path: 'api/cameras' },
    });
    expect(barn.count('GET', 'api/cameras')).toBe(2);
    expect(barn.count('POST', refreshPath)).toBe(1);
  });

  test("answers 'No Auth' after a second 401, with two calls and without signing out (F9)", async () => {
    const { barn, client } = await signedIn();
    barn.override = ({ path }) => (path === 'api/cameras' ? json({}, 401) : undefined);
    expect(await client.client(barnId).get('api/cameras', { parse })).toMatchObject({
      ok: false,
      error: { code: 'no-auth' },
    });
    expect(barn.count('GET', 'api/cameras')).toBe(2);
    expect(viewOf(client).loggedIn).toBe(true);
  });

  test('happens once for 6 windows with 8 requests each, with single-use tokens (F10)', async () => {
    const { device, barn, client } = await signedIn();
    const windows = [client];
    for (let index = 1; index < 6; index += 1) windows.push(await openWindow(device));
    await settle();
    for (const window of windows) expect((await window.client(barnId).get('api/cameras', { parse })).ok).toBe(true);
    for (let round = 0; round < 100; round += 1) {
      barn.calls.length = 0;
      barn.expireAccess();
      const outcomes = await Promise.all(
        windows.flatMap((window) =>
          Array.from({ length: 8 }, () => window.client(barnId).get('api/cameras', { parse })),
        ),
      );
      expect(outcomes).toHaveLength(48);
      expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
      expect(barn.count('POST', refreshPath)).toBe(1);
      expect(windows.map((window) => viewOf(window).loggedIn)).toEqual(Array(6).fill(true));
    }
    expect(barn.reused).toEqual([]);
  });

  test.each<[string, () => Reply, string]>([
    ['a dead line', () => 'no-connection', 'offline'],
    ['a server error', () => page(503), 'server-error'],
    ['a captive portal', () => page(200), 'captive-portal'],
    ["a captive portal's 403", () => page(403), 'captive-portal'],
    ['invalid JSON', () => new Response('{"data":', { headers: { 'content-type': 'application/json' } }), 'unreadable'],
    ['another shape', () => json({ token: 1 }), 'unexpected-shape'],
    ['too many requests', () => json({}, 429, { 'retry-after': '7' }), 'rate-limited'],
  ])('that meets %s keeps the session and backs off (F11)', async (_name, reply, code) => {
    const { barn, client } = await signedIn();
    barn.expireAccess();
    barn.override = ({ path }) => (path === refreshPath ? reply() : undefined);
    const ask = () => client.client(barnId).get('api/cameras', { parse });
    expect(await ask()).toMatchObject({ ok: false, error: { code } });
    expect(viewOf(client).loggedIn).toBe(true);
    const refreshes = barn.count('POST', refreshPath);
    expect(viewOf(client).sessionTrouble).toMatchObject({ error: { code } });
    expect(await ask()).toMatchObject({ ok: false, error: { code } });
    expect(barn.count('POST', refreshPath)).toBe(refreshes);
  });

  test('recovers after the back-off', async () => {
    const { device, barn, client } = await signedIn();
    barn.expireAccess();
    barn.override = ({ path }) => (path === refreshPath ? page(503) : undefined);
    const ask = () => client.client(barnId).get('api/cameras', { parse });
    expect((await ask()).ok).toBe(false);
    barn.override = () => undefined;
    device.time += 1_001;
    expect((await ask()).ok).toBe(true);
    expect(viewOf(client).sessionTrouble).toBeNull();
  });

  test('pauses longer each time, up to 30 s', async () => {
    const { device, barn, client } = await signedIn();
    barn.expireAccess();
    barn.override = ({ path }) => (path === refreshPath ? page(503) : undefined);
    const pauses: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      await client.client(barnId).get('api/cameras', { parse });
      const retryAt = viewOf(client).sessionTrouble?.retryAt ?? 0;
      pauses.push(retryAt - device.time);
      device.time = retryAt;
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(barn.count('POST', refreshPath)).toBe(7);
  });

  test('is tried at once when a person asks, unless the instance asked for a pause (F14)', async () => {
    const { device, barn, client } = await signedIn();
    barn.expireAccess();
    barn.override = ({ path }) => (path === refreshPath ? page(503) : undefined);
    await client.client(barnId).get('api/cameras', { parse });
    barn.override = () => undefined;
    expect(await client.renewSession(barnId, never())).toEqual({ ok: true, value: undefined });
    expect(viewOf(client).sessionTrouble).toBeNull();

    barn.expireAccess();
    barn.override = ({ path }) => (path === refreshPath ? json({}, 429, { 'retry-after': '70' }) : undefined);
    await client.client(barnId).get('api/cameras', { parse });
    expect(viewOf(client).sessionTrouble?.retryAt).toBe(device.time + 70_000);
    const refreshes = barn.count('POST', refreshPath);
    expect(await client.renewSession(barnId, never())).toMatchObject({
      ok: false,
      error: { code: 'rate-limited', context: { retryAfterMs: 70_000 } },
    });
    expect(barn.count('POST', refreshPath)).toBe(refreshes);
    device.time += 70_000;
    barn.override = () => undefined;
    expect((await client.renewSession(barnId, never())).ok).toBe(true);
  });

  test('that is refused signs out of this instance in all windows, with the reason (F12)', async () => {
    const { device, barn, client } = await signedIn();
    const other = await openWindow(device);
    await settle();
    barn.expireAccess();
    barn.refreshTokens.clear();
    expect(await client.client(barnId).get('api/cameras', { parse })).toMatchObject({ ok: false });
    await settle();
    for (const window of [client, other]) {
      expect(viewOf(window)).toMatchObject({ loggedIn: false, signedOutReason: 'refused', availablePermissions: [] });
    }
    expect(JSON.stringify([...(device.databases.get('session') ?? [])])).not.toContain('eyJ');
  });

  test('goes on after 10 s when a frozen window holds the lock (F19)', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      const { device, barn, client } = await signedIn();
      barn.expireAccess();
      void device.lock(`barnwatch-refresh-${barnId}`, 10_000, () => new Promise(() => undefined));
      const asking = client.client(barnId).get('api/cameras', { parse, timeoutMs: 30_000 });
      await settle();
      await jest.advanceTimersByTimeAsync(9_900);
      expect(barn.count('POST', refreshPath)).toBe(0);
      await jest.advanceTimersByTimeAsync(200);
      await settle();
      expect((await asking).ok).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  test.each([-millisecondsInDay, millisecondsInDay])(
    'survives a device clock that is %d ms off (F18)',
    async (offset) => {
      const { device, barn } = barnWorld();
      barn.clockOffsetMs = offset;
      const client = await openWindow(device);
      expect((await client.signIn(barnId, credentials, never())).ok).toBe(true);
      await settle();
      for (let call = 0; call < 3; call += 1) {
        expect((await client.client(barnId).get('api/cameras', { parse })).ok).toBe(true);
      }
      expect(barn.count('POST', refreshPath)).toBe(1);
      expect(viewOf(client).clockOffsetMs).toBe(offset);
      const restarted = await openWindow(device);
      expect(viewOf(restarted).loggedIn).toBe(true);
    },
  );

  test('replaces an access token before it ends', async () => {
    const { device, barn, client } = await signedIn();
    device.time += barn.accessLifetimeMs;
    expect((await client.client(barnId).get('api/cameras', { parse })).ok).toBe(true);
    expect(barn.count('GET', 'api/cameras')).toBe(1);
    expect(barn.count('POST', refreshPath)).toBe(1);
  });
});
