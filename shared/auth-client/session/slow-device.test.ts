import { createAuthClient } from '../create-auth-client';
import { barnId, barnSettings, barnWorld, credentials, never, openWindow, viewOf } from '../doubles/barn-double';
import { type DeviceDouble, settle } from '../doubles/device-double';
import { InstanceDouble } from '../doubles/instance-double';
import { formatDiscoveryCode } from '../instances/discovery-code';
import { deviceIsLateAtom } from '../instances/instance-atoms';

const parse = (data: unknown): unknown => data;
const stepMs = 500;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function pass(device: DeviceDouble, durationMs: number): Promise<void> {
  for (let passed = 0; passed < durationMs; passed += stepMs) {
    device.time += stepMs;
    await jest.advanceTimersByTimeAsync(stepMs);
    await settle();
  }
}

/** A device on which somebody signed in and selected the barn before its storage became slow. */
async function rememberingDevice() {
  const { device, barn } = barnWorld();
  const before = await openWindow(device);
  await before.signIn(barnId, credentials, never());
  before.selectBarn(barnId);
  await settle();
  const open = () => createAuthClient(barnSettings(), device.window());
  return { device, barn, before, open };
}

const isLate = (client: ReturnType<typeof createAuthClient>) => client.states.get(deviceIsLateAtom);

test.each([1_000, 3_000, 9_000, 30_000])(
  'storage that takes %i ms an operation holds up nobody, and the session is taken up when it comes (F46)',
  async (delayMs) => {
    const { device, barn, open } = await rememberingDevice();
    device.storageDelayMs = delayMs;
    const client = open();
    const started = jest.fn();
    void client.started.then(started);
    await pass(device, 3_500);
    expect(started).toHaveBeenCalled();
    await pass(device, 3 * delayMs);
    expect(viewOf(client)).toMatchObject({ loggedIn: true, accountId: 'account-1', signedOutReason: null });
    expect(isLate(client)).toBe(false);
    expect(client.selectedBarnId.get()).toBe(barnId);
    const answered = jest.fn();
    void client.client(barnId).get('api/cameras', { parse }).then(answered);
    await pass(device, 10_000 + 3 * delayMs);
    void client.client(barnId).get('api/cameras', { parse }).then(answered);
    await pass(device, 10_000 + 3 * delayMs);
    expect(answered).toHaveBeenLastCalledWith(expect.objectContaining({ ok: true }));
    expect(viewOf(client)).toMatchObject({ loggedIn: true, permissionsKnown: true });
    expect(barn.reused).toEqual([]);
    device.storageDelayMs = 0;
    await pass(device, 10_000);
    expect(viewOf(await openWindow(device)).loggedIn).toBe(true);
  },
);

test('what is said meanwhile is that the device is late, not that nobody is signed in (F46)', async () => {
  const { device, open } = await rememberingDevice();
  device.storageDelayMs = 9_000;
  const client = open();
  await pass(device, 4_000);
  expect(isLate(client)).toBe(true);
  expect(viewOf(client).signedOutReason).toBeNull();
  await pass(device, 20_000);
  expect(isLate(client)).toBe(false);
});

test('a late session does not take the place of one that has begun meanwhile (F46)', async () => {
  const { device, barn, open } = await rememberingDevice();
  device.storageDelayMs = 9_000;
  const client = open();
  await pass(device, 4_000);
  barn.accountId = 'account-2';
  const signingIn = client.signIn(barnId, credentials, never());
  await pass(device, 60_000);
  expect(await signingIn).toEqual({ ok: true, eulaNeeded: false });
  expect(viewOf(client).accountId).toBe('account-2');
  device.storageDelayMs = 0;
  await pass(device, 20_000);
  expect(viewOf(await openWindow(device)).accountId).toBe('account-2');
});

test('a sign-out in another window holds for one that was still reading (F46)', async () => {
  const { device, before, open } = await rememberingDevice();
  device.storageDelayMs = 9_000;
  const client = open();
  await pass(device, 4_000);
  void before.signOut(barnId);
  await pass(device, 120_000);
  for (const window of [before, client]) expect(viewOf(window).loggedIn).toBe(false);
  device.storageDelayMs = 0;
  await pass(device, 10_000);
  expect(viewOf(await openWindow(device)).loggedIn).toBe(false);
});

test('signing out does not wait for slow storage, ends there all the same, and the instance is told (F46)', async () => {
  const { device, barn, before } = await rememberingDevice();
  const [refreshToken] = [...barn.refreshTokens].slice(-1);
  device.storageDelayMs = 9_000;
  void before.signOut(barnId);
  await pass(device, 4_000);
  expect(viewOf(before)).toMatchObject({ loggedIn: false, signedOutReason: 'by-user' });
  await pass(device, 120_000);
  expect(device.databases.get('session')?.has(`sealed/grant/${barnId}`)).toBe(false);
  expect(barn.calls.map(({ method, path }) => `${method} ${path}`)).toContain(`DELETE api/login/${refreshToken}`);
});

test('whoever signs in again after a slow sign-out stays signed in', async () => {
  const { device, before } = await rememberingDevice();
  device.storageDelayMs = 9_000;
  void before.signOut(barnId);
  await pass(device, 4_000);
  const signingIn = before.signIn(barnId, credentials, never());
  await pass(device, 180_000);
  expect(await signingIn).toEqual({ ok: true, eulaNeeded: false });
  expect(viewOf(before).loggedIn).toBe(true);
  device.storageDelayMs = 0;
  await pass(device, 10_000);
  expect(viewOf(await openWindow(device)).loggedIn).toBe(true);
});

test('on storage that never answers one signs in and works, from memory, within seconds (F27)', async () => {
  const { device, open } = await rememberingDevice();
  device.storageDelayMs = Number.POSITIVE_INFINITY;
  const client = open();
  await pass(device, 3_500);
  const signingIn = client.signIn(barnId, credentials, never());
  await pass(device, 8_000);
  expect(await signingIn).toEqual({ ok: true, eulaNeeded: false });
  const answered = jest.fn();
  void client.client(barnId).get('api/cameras', { parse }).then(answered);
  await pass(device, 4_000);
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ ok: true }));
  await pass(device, 200_000);
  expect(viewOf(client).loggedIn).toBe(true);
  void client.signOut(barnId);
  await pass(device, 4_000);
  expect(viewOf(client)).toMatchObject({ loggedIn: false, signedOutReason: 'by-user' });
});

test('a barn that was added on this device comes late, is looked for and is reached (F46)', async () => {
  const { device, open } = await rememberingDevice();
  const south = new InstanceDouble('south-barn', device.now);
  device.instances.set('https://south.example:8071/', south);
  const adding = await openWindow(device);
  const code = formatDiscoveryCode({ remote: { protocol: 'https', hostname: 'south.example', port: 8071 } });
  expect((await adding.addInstance(code, never())).ok).toBe(true);
  await settle();
  device.storageDelayMs = 9_000;
  const client = open();
  await pass(device, 4_000);
  expect(client.instances.get().some(({ globalUniqueIdentifier }) => globalUniqueIdentifier === 'south-barn')).toBe(
    false,
  );
  await pass(device, 40_000);
  expect(viewOf(client, 'south-barn').online).toBe(true);
});
