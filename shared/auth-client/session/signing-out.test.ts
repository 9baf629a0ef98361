import { barnBase, barnId, barnWorld, credentials, never, openWindow, viewOf } from '../doubles/barn-double';
import { settle } from '../doubles/device-double';
import { json } from '../doubles/instance-double';
import { isSignedOutByChoice } from '../instances/instance-view';

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

describe('signing out', () => {
  test('while a refresh is under way stays signed out in all windows (F15)', async () => {
    const { device, barn, client } = await signedIn();
    const other = await openWindow(device);
    await settle();
    barn.calls.length = 0;
    barn.expireAccess();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    barn.override = ({ path }) => (path === refreshPath ? held.then(() => undefined) : undefined);
    const asking = client.client(barnId).get('api/cameras', { parse });
    await settle();
    expect(barn.count('POST', refreshPath)).toBe(1);
    await other.signOut(barnId);
    letGo();
    await settle();
    expect((await asking).ok).toBe(false);
    for (const window of [client, other]) expect(viewOf(window).loggedIn).toBe(false);
    expect(device.databases.get('session')?.has(`grant/${barnId}`)).toBe(false);
    expect(viewOf(await openWindow(device)).loggedIn).toBe(false);
  });

  test('tells the other windows that it was done in another one', async () => {
    const { device, client } = await signedIn();
    const other = await openWindow(device);
    await settle();
    const ended: string[] = [];
    other.onSignedOut((instanceId) => ended.push(instanceId));
    await client.signOut(barnId);
    await settle();
    expect(viewOf(client).signedOutReason).toBe('by-user');
    expect(viewOf(other)).toMatchObject({ loggedIn: false, signedOutReason: 'in-another-window' });
    expect(ended).toEqual([barnId]);
    expect(isSignedOutByChoice(viewOf(other).signedOutReason)).toBe(true);
  });

  test('offline wipes at once and tells the instance later (F16)', async () => {
    const { device, barn, client } = await signedIn();
    const ended: string[] = [];
    client.onSignedOut((instanceId) => ended.push(instanceId));
    device.instances.delete(barnBase);
    await client.checkConnection(barnId, never(), { asked: true });
    expect(viewOf(client).reachability).toBe('offline');
    await client.signOut(barnId);
    expect(viewOf(client)).toMatchObject({ loggedIn: false, signedOutReason: 'by-user', availablePermissions: [] });
    expect(ended).toEqual([barnId]);
    expect(barn.refreshTokens.size).toBe(1);

    device.instances.set(barnBase, barn);
    await client.checkConnection(barnId, never(), { asked: true });
    await settle();
    expect(barn.refreshTokens.size).toBe(0);
    expect(JSON.stringify([...(device.databases.get('session') ?? [])])).not.toContain('eyJ');
  });

  test('says so when the device has forgotten, and asks nothing meanwhile: the page may be left the next moment', async () => {
    const { device, barn, client } = await signedIn();
    const seen: boolean[] = [];
    client.instances.subscribe(() => {
      if (!viewOf(client).loggedIn) seen.push(device.databases.get('session')?.has(`grant/${barnId}`) ?? false);
    });
    const signingOut = client.signOut(barnId);
    barn.calls.length = 0;
    expect((await client.client(barnId).get('api/cameras', { parse })).ok).toBe(false);
    await signingOut;
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(true);
    expect(barn.count('GET', 'api/cameras')).toBe(0);
  });

  test('writes no token into the log or the report', async () => {
    const { barn, client } = await signedIn();
    barn.override = ({ method }) => (method === 'DELETE' ? json({}, 500) : undefined);
    await client.signOut(barnId);
    await settle();
    const report = client.copyableReport();
    expect(report).toContain('DELETE api/login/[hidden] failed: server-error');
    expect(report).not.toContain('eyJ');
  });
});
