import { barnAddress, barnId, barnWorld, credentials, never, openWindow, viewOf } from '../doubles/barn-double';
import { InstanceDouble, type Reply } from '../doubles/instance-double';
import { formatDiscoveryCode } from '../instances/discovery-code';
import { patientLooks } from './patience';
import { activeProbeLimit, callLimit } from './slow-answers';

const parse = (data: unknown): unknown => data;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Lets time pass for timers and for the device's clock alike. */
async function pass(device: { time: number }, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 500) {
    device.time += 500;
    await jest.advanceTimersByTimeAsync(500);
    await settleFaked();
  }
}

/** As `settle`, by `setImmediate` alone: the timers stand still. */
async function settleFaked(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Every answer of the barn takes that long. */
function slowBarn(delayMs: number) {
  const { device, barn } = barnWorld();
  barn.override = () =>
    new Promise<Reply | undefined>((resolve) => {
      setTimeout(() => resolve(undefined), delayMs);
    });
  return { device, barn };
}

describe('a barn that answers after', () => {
  test.each([2_000, 6_000, 12_000])('%d ms is reached, signed in at and read', async (delayMs) => {
    const { device } = slowBarn(delayMs);
    const client = await openWindow(device);
    const seen: string[] = [];
    client.instances.subscribe(() => seen.push(viewOf(client).reachability));
    await pass(device, 13_000);
    expect(viewOf(client)).toMatchObject({ reachability: 'online', online: true });
    expect(viewOf(client).latencyMs).toBeGreaterThanOrEqual(delayMs);
    expect(seen.includes('slow')).toBe(delayMs > 4_000);
    expect(seen).not.toContain('offline');
    const signingIn = client.signIn(barnId, credentials, never());
    await pass(device, 4 * delayMs);
    expect(await signingIn).toEqual({ ok: true, eulaNeeded: false });
    const reading = client.client(barnId).get('api/cameras', { parse });
    await pass(device, 2 * delayMs);
    expect(await reading).toMatchObject({ ok: true });
  });

  test('6 s is told to be slow after 4 s to whoever waits, and whoever asks then waits for it', async () => {
    const { device } = slowBarn(6_000);
    const client = await openWindow(device);
    const first = client.checkConnection(barnId, never());
    await pass(device, 4_500);
    expect(viewOf(client).reachability).toBe('slow');
    expect(await first).toMatchObject({ ok: false, error: { code: 'timeout' } });
    const second = client.checkConnection(barnId, never());
    await pass(device, 2_000);
    expect(await second).toEqual({ ok: true, value: undefined });
  });

  test('6 s stays in reach where it is only looked at along its way in use', async () => {
    const { device } = slowBarn(6_000);
    const client = await openWindow(device);
    await pass(device, 7_000);
    const seen: string[] = [];
    client.instances.subscribe(() => seen.push(viewOf(client).reachability));
    const check = client.checkConnection(barnId, never());
    await pass(device, 7_000);
    expect(await check).toMatchObject({ ok: true });
    expect(seen).not.toContain('slow');
  });
});

test('a barn that never answers is slow after 4 s, off after 15 s, and does not turn slow again with each try', async () => {
  const { device, barn } = barnWorld();
  barn.override = () => 'silence';
  const client = await openWindow(device);
  await pass(device, 4_500);
  expect(viewOf(client).reachability).toBe('slow');
  await pass(device, 11_500);
  expect(viewOf(client)).toMatchObject({ reachability: 'offline', online: false });
  const seen: string[] = [];
  client.instances.subscribe(() => seen.push(viewOf(client).reachability));
  const reading = client.client(barnId).get('api/permissions', { parse, anonymous: true });
  await pass(device, 17_000);
  expect(await reading).toMatchObject({ ok: false });
  expect(seen).not.toContain('slow');
});

test('of many silent barns only some are waited for longer than 4 s', async () => {
  const { device } = barnWorld();
  device.instances.clear();
  const count = patientLooks + 4;
  const instances = Array.from({ length: count }, (_, index) => {
    const barn = new InstanceDouble(`barn-${index}`, device.now);
    barn.override = () => 'silence';
    const hostname = `barn-${index}.example`;
    device.instances.set(`https://${hostname}:8071/`, barn);
    return {
      globalUniqueIdentifier: barn.id,
      name: barn.id,
      realWorldName: barn.id,
      type: 'barn' as const,
      discoveryCode: formatDiscoveryCode({ remote: { ...barnAddress, hostname } }),
    };
  });
  const client = await openWindow(device, { instances });
  await pass(device, 9_000);
  const states = client.instances.get().flatMap(({ type, reachability }) => (type === 'barn' ? [reachability] : []));
  expect(states.filter((state) => state === 'slow')).toHaveLength(patientLooks);
  expect(states.filter((state) => state === 'offline')).toHaveLength(4);
});

test('the limits grow with the delay, and no further than anybody waits', () => {
  expect([null, 50, 2_500].map((latency) => callLimit(10_000, latency))).toEqual([10_000, 10_000, 10_000]);
  expect([6_000, 12_000, 15_000].map((latency) => callLimit(10_000, latency))).toEqual([24_000, 45_000, 45_000]);
  expect(callLimit(60_000, 12_000)).toBe(60_000);
  expect([null, 100, 3_000, 12_000].map(activeProbeLimit)).toEqual([4_000, 4_000, 6_000, 15_000]);
});
