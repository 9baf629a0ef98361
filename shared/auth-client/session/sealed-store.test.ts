import { barnId, barnWorld, credentials, never, openWindow, viewOf } from '../doubles/barn-double';
import { DeviceDouble, settle } from '../doubles/device-double';
import { windowLock } from '../environment/window-lock';
import { sealedStore } from './sealed-store';

const parse = (data: unknown): unknown => data;
const grantKey = `grant/${barnId}`;

function held(device: DeviceDouble): string {
  return JSON.stringify([...(device.databases.get('session') ?? [])].map(([key, value]) => [key, texts(value)]));
}

/** Every byte that is kept, as the text that it would be. */
function texts(value: unknown): unknown {
  if (value instanceof Uint8Array) return new TextDecoder().decode(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, texts(entry)]));
}

test('no token lies open on the device, neither of a session nor of one that waits for its end', async () => {
  const { device } = barnWorld();
  const client = await openWindow(device);
  await client.signIn(barnId, credentials, never());
  await settle();
  expect(device.databases.get('session')?.has(`sealed/${grantKey}`)).toBe(true);
  expect(held(device)).not.toContain('eyJ');
  device.instances.clear();
  await client.signOut(barnId);
  await settle();
  expect(device.databases.get('session')?.has(`sealed/${grantKey}`)).toBe(false);
  expect(held(device)).not.toContain('eyJ');
});

test('over plain http there is no cipher: the session is kept as it was', async () => {
  const { device } = barnWorld();
  device.cipher = null;
  const client = await openWindow(device);
  await client.signIn(barnId, credentials, never());
  expect(held(device)).toContain('eyJ');
  expect(viewOf(await openWindow(device)).loggedIn).toBe(true);
});

test('what an older program has left open is taken over, sealed and goes on, in all windows at once', async () => {
  const { device, barn } = barnWorld();
  const refreshToken = barn.grantRefreshToken();
  const value = { refreshToken, revision: 1, clockOffsetMs: 0, accountName: 'manager' };
  device.databases.set('session', new Map([[grantKey, { version: 1, value }]]));
  const windows = await Promise.all(Array.from({ length: 6 }, () => openWindow(device)));
  await settle();
  const outcomes = await Promise.all(windows.map((window) => window.client(barnId).get('api/cameras', { parse })));
  expect(outcomes.map(({ ok }) => ok)).toEqual(Array(6).fill(true));
  expect(viewOf(await openWindow(device))).toMatchObject({ loggedIn: true, accountName: 'manager' });
  await settle();
  expect(device.databases.get('session')?.has(grantKey)).toBe(false);
  expect(held(device)).not.toContain('eyJ');
  expect(barn.reused).toEqual([]);
});

test('a session whose key is gone is over without a word of damage; one with another key is damaged', async () => {
  const { device } = barnWorld();
  const client = await openWindow(device);
  await client.signIn(barnId, credentials, never());
  await settle();
  const database = device.databases.get('session') as Map<string, unknown>;
  const keyName = [...database.keys()].find((key) => key.startsWith('seal-key/')) as string;
  const key = database.get(keyName);
  database.delete(keyName);
  expect(viewOf(await openWindow(device))).toMatchObject({ loggedIn: false, signedOutReason: null });
  expect(database.has(`sealed/${grantKey}`)).toBe(true);
  database.set(keyName, key);
  expect(viewOf(await openWindow(device)).loggedIn).toBe(true);
  database.set(keyName, { secret: -1 });
  expect(viewOf(await openWindow(device))).toMatchObject({ loggedIn: false, signedOutReason: 'unusable-token' });
  expect(database.has(`sealed/${grantKey}`)).toBe(false);
});

test('where no key can be kept, values lie open and nothing is lost', async () => {
  const device = new DeviceDouble();
  const store = device.window().store('session');
  const cipher = { ...device.cipher, createKey: () => Promise.reject(new DOMException('no', 'DataCloneError')) };
  const sealed = sealedStore(store, { cipher: cipher as DeviceDouble['cipher'], lock: windowLock() });
  await sealed.write('grant/a', { token: 1 });
  expect(await sealed.read('grant/a')).toEqual({ token: 1 });
  expect(await sealed.keys('grant/')).toEqual(['grant/a']);
  expect(await store.read('grant/a')).toEqual({ token: 1 });
});

test('what an older program wrote later is newer than what is sealed', async () => {
  const device = new DeviceDouble();
  const store = device.window().store('session');
  const sealed = sealedStore(store, { cipher: device.cipher, lock: windowLock() });
  await sealed.write('grant/a', 'first');
  await store.write('grant/a', 'second');
  expect(await sealed.read('grant/a')).toBe('second');
  expect(await store.read('grant/a')).toBeUndefined();
  expect(await sealed.read('grant/a')).toBe('second');
  expect(await sealed.keys('grant/')).toEqual(['grant/a']);
  await sealed.removeAll('grant/');
  expect(await sealed.keys('grant/')).toEqual([]);
});

test('no message between windows carries a token, and none is answered with one', async () => {
  const { device, barn } = barnWorld();
  const heard: unknown[] = [];
  const { channel } = device.window();
  channel.subscribe((message) => heard.push(message));
  const client = await openWindow(device);
  const other = await openWindow(device);
  await client.signIn(barnId, credentials, never());
  await settle();
  barn.expireAccess();
  await Promise.all([client, other].map((window) => window.client(barnId).get('api/cameras', { parse })));
  for (const kind of ['ask-access', 'access', 'refreshed', 'signed-in']) {
    channel.post({ kind, instanceId: barnId, revision: 0 });
  }
  await settle();
  expect(heard.length).toBeGreaterThan(0);
  expect(JSON.stringify(heard)).not.toContain('eyJ');
  expect(viewOf(other).loggedIn).toBe(true);
});
