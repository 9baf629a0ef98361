import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import type { AuthClient } from '../auth-client';
import type { AuthClientSettings } from '../auth-client-settings';
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
import { DeviceDouble, settle } from '../doubles/device-double';
import { InstanceDouble, json } from '../doubles/instance-double';
import { formatDiscoveryCode } from '../instances/discovery-code';

const parse = (data: unknown): unknown => data;
const local = { protocol: 'http', hostname: '192.168.1.20', port: 8071 } as const;
const localBase = 'http://192.168.1.20:8071/';
const gateway = { protocol: 'https', hostname: 'senator.example', port: 443, id: barnId } as const;
const gatewayBase = `https://senator.example/gw/${barnId}/`;

/** A barn that is reached at home and through the gateway, by someone who is signed in and looks at it. */
async function atHome() {
  const { device, barn } = barnWorld();
  device.instances.clear();
  device.page = { ...device.page, protocol: 'http:', hostname: '192.168.1.2' };
  device.instances.set(localBase, barn);
  device.instances.set(gatewayBase, barn);
  const client = await openWindow(device, barnSettings({ local, gateway }));
  await client.signIn(barnId, credentials, never());
  await settle();
  barn.calls.length = 0;
  return { device, barn, client };
}

const strategy = (client: AuthClient) => viewOf(client).activeConnectionStrategy;

describe('a barn whose local address comes and goes', () => {
  test('is reached through the gateway meanwhile, and at home again, without a call lost', async () => {
    const { device, barn, client } = await atHome();
    device.instances.delete(localBase);
    expect((await client.client(barnId).get('api/cameras', { parse })).ok).toBe(true);
    expect(strategy(client)).toBe('gateway');
    device.instances.set(localBase, barn);
    barn.calls.length = 0;
    device.lookOn(1.5 * millisecondsInMinute);
    await settle();
    expect(strategy(client)).toBe('gateway');
    expect(barn.calls).toEqual([]);
    device.lookOn(millisecondsInMinute);
    await settle();
    expect(strategy(client)).toBe('local');
    expect(viewOf(client).loggedIn).toBe(true);
  });

  test('is looked for by nobody while nobody looks at the page', async () => {
    const { device, barn } = await atHome();
    device.time += 30 * millisecondsInMinute;
    await settle();
    expect(barn.calls).toEqual([]);
  });

  test('that was off is found within the limits of product 9.9', async () => {
    const { device, barn, client } = await atHome();
    device.instances.clear();
    await client.checkConnection(barnId, never(), { asked: true });
    expect(strategy(client)).toBeNull();
    device.instances.set(localBase, barn);
    device.lookOn(4 * millisecondsInMinute);
    await settle();
    expect(barn.calls).toEqual([]);
    device.lookOn(2 * millisecondsInMinute);
    await settle();
    expect(strategy(client)).toBe('local');
  });

  test('that is looked at is found within seconds, also where no call waits for it (decision 0006)', async () => {
    const { device, barn, client } = await atHome();
    client.selectBarn(barnId);
    device.instances.clear();
    await client.checkConnection(barnId, never(), { asked: true });
    device.lookOn(20 * millisecondsInSecond);
    await settle();
    device.instances.set(localBase, barn);
    device.lookOn(6 * millisecondsInSecond);
    await settle();
    expect(strategy(client)).toBe('local');
  });

  test('F50: that moved during an outage is found at its new address by the next call (decision 0006)', async () => {
    const { device, barn, client } = await atHome();
    device.instances.clear();
    const ask = () => client.client(barnId).get('api/cameras', { parse });
    expect((await ask()).ok).toBe(false);
    device.instances.set(gatewayBase, barn);
    const seen: string[] = [];
    client.instances.subscribe(() => seen.push(viewOf(client).reachability));
    device.time += 1_000;
    expect((await ask()).ok).toBe(true);
    expect(strategy(client)).toBe('gateway');
    expect(seen).not.toContain('probing');
  });

  test('is asked at its shorter way first, though it was reached by a detour before the outage', async () => {
    const { device, barn, client } = await atHome();
    device.instances.delete(localBase);
    const ask = () => client.client(barnId).get('api/cameras', { parse });
    expect((await ask()).ok).toBe(true);
    expect(strategy(client)).toBe('gateway');
    device.instances.clear();
    expect((await ask()).ok).toBe(false);
    device.instances.set(localBase, barn);
    device.instances.set(gatewayBase, barn);
    device.time += 1_000;
    expect((await ask()).ok).toBe(true);
    expect(strategy(client)).toBe('local');
  });

  test('gives its picture another address with the way', async () => {
    const { device, barn, client } = await atHome();
    barn.override = ({ path }) =>
      path === 'api/identity/imageUrl' ? json({ imageUrl: 'api/identity/image' }) : undefined;
    device.instances.delete(localBase);
    await client.client(barnId).get('api/cameras', { parse });
    await settle();
    expect(viewOf(client).imageUrl).toBe(`${gatewayBase}api/identity/image`);
  });
});

describe('another network (F20)', () => {
  test('what an address has proven in the old one does not count: it is probed before a token goes there', async () => {
    const { device, client } = await atHome();
    const stranger = new InstanceDouble('someone-else', device.now);
    device.instances.set(localBase, stranger);
    device.changeNetwork();
    expect((await client.client(barnId).get('api/cameras', { parse })).ok).toBe(true);
    expect(viewOf(client)).toMatchObject({ activeConnectionStrategy: 'gateway', strangerAt: ['local'] });
    expect(stranger.calls.every(({ authorization }) => authorization === null)).toBe(true);
  });

  test('a look that began in the old one is dropped, whatever it finds', async () => {
    const { device, client } = await atHome();
    const stranger = new InstanceDouble('someone-else', device.now);
    let arrive: () => void = () => undefined;
    const arrived = new Promise<undefined>((resolve) => {
      arrive = () => resolve(undefined);
    });
    const home = device.instances.get(localBase) as InstanceDouble;
    home.override = () => arrived;
    const checking = client.checkConnection(barnId, never(), { asked: true });
    await settle();
    device.instances.set(localBase, stranger);
    device.changeNetwork();
    arrive();
    home.override = () => undefined;
    expect((await checking).ok).toBe(true);
    await settle();
    expect(viewOf(client)).toMatchObject({ activeConnectionStrategy: 'gateway', strangerAt: ['local'] });
  });

  test('posts nothing twice', async () => {
    const { device, barn, client } = await atHome();
    let arrive: () => void = () => undefined;
    const arrived = new Promise<undefined>((resolve) => {
      arrive = () => resolve(undefined);
    });
    barn.override = ({ path }) => (path === 'api/incidents/' ? arrived : undefined);
    const posting = client.client(barnId).post('api/incidents/', { parse, body: {} });
    await settle();
    device.changeNetwork();
    await settle();
    arrive();
    expect((await posting).ok).toBe(true);
    expect(barn.count('POST', 'api/incidents/')).toBe(1);
  });
});

describe('a clock that is set back by a day (F18)', () => {
  test('makes no pause longer than it is', async () => {
    const { device, barn, client } = await atHome();
    device.instances.clear();
    await client.client(barnId).get('api/cameras', { parse });
    device.time -= millisecondsInDay;
    device.instances.set(localBase, barn);
    expect((await client.client(barnId).get('api/cameras', { parse })).ok).toBe(true);
    expect(viewOf(client).lastContact).toBe(device.time);
  });

  test.each([-millisecondsInDay, millisecondsInDay, millisecondsInHour, -millisecondsInHour])(
    'or moved by %d ms: no loop, nobody is signed out',
    async (by) => {
      const { device, barn, client } = await atHome();
      device.time += by;
      for (let call = 0; call < 5; call += 1) {
        expect((await client.client(barnId).get('api/cameras', { parse })).ok).toBe(true);
      }
      expect(barn.count('POST', 'api/login/refresh')).toBeLessThanOrEqual(1);
      expect(viewOf(client).loggedIn).toBe(true);
    },
  );
});

describe('the start of a window', () => {
  function manyBarns(count: number): AuthClientSettings {
    const instances = Array.from({ length: count }, (_, index) => ({
      globalUniqueIdentifier: `barn-${index}`,
      name: `barn-${index}`,
      realWorldName: `Barn ${index}`,
      type: 'barn' as const,
      discoveryCode: formatDiscoveryCode({ remote: { ...barnAddress, hostname: `barn-${index}.example` } }),
    }));
    return { instances };
  }

  function manyWorld(count: number, isSilent: (index: number) => boolean) {
    const device = new DeviceDouble();
    const barns = Array.from({ length: count }, (_, index) => {
      const barn = new InstanceDouble(`barn-${index}`, device.now);
      if (isSilent(index)) barn.override = () => 'silence';
      device.instances.set(`https://barn-${index}.example:8071/`, barn);
      return barn;
    });
    return { device, barns };
  }

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  test('looks at 100 barns: a silent one keeps its place for a second, and delays no other for longer (P20)', async () => {
    const { device, barns } = manyWorld(100, (index) => index === 17 || index === 42);
    const client = await openWindow(device, manyBarns(100));
    await settle();
    await settle();
    expect(client.instances.get().filter((instance) => instance.online)).toHaveLength(98);
    expect(barns.every((barn) => barn.count('GET', 'api/p') === 1)).toBe(true);
    await jest.advanceTimersByTimeAsync(4_000);
    await settle();
    expect(viewOf(client, 'barn-17').reachability).toBe('slow');
  });

  test('looks at 16 of 200 barns at a time, though all of them are silent', async () => {
    const { device, barns } = manyWorld(200, () => true);
    const client = await openWindow(device, manyBarns(200));
    const asked = () => barns.filter((barn) => barn.calls.length > 0).length;
    await settle();
    expect(asked()).toBe(16);
    await jest.advanceTimersByTimeAsync(1_000);
    await settle();
    expect(asked()).toBe(32);
    // Whoever opens one does not wait for its turn.
    void client.checkConnection('barn-150', never());
    await settle();
    expect(barns[150]?.count('GET', 'api/p')).toBe(1);
    await jest.advanceTimersByTimeAsync(200 * 1_000);
    await settle();
    expect(client.instances.get().every(({ reachability }) => reachability === 'offline')).toBe(true);
  });

  test('gives the selected barn a second of its own, though it is silent, and asks nobody twice', async () => {
    const { device, barns } = manyWorld(3, (index) => index === 1);
    const first = await openWindow(device, manyBarns(3));
    first.selectBarn('barn-1');
    await settle();
    await jest.advanceTimersByTimeAsync(5_000);
    for (const barn of barns) barn.calls.length = 0;

    const client = await openWindow(device, manyBarns(3));
    await settle();
    expect(barns.map((barn) => barn.count('GET', 'api/p'))).toEqual([0, 1, 0]);
    // A screen asks for another one meanwhile.
    await client.checkConnection('barn-2', never());
    await jest.advanceTimersByTimeAsync(1_000);
    await settle();
    expect(barns.map((barn) => barn.count('GET', 'api/p'))).toEqual([1, 1, 1]);
    expect(viewOf(client, 'barn-0').reachability).toBe('online');
  });
});

describe('adding an instance', () => {
  test('that is given up meanwhile answers a value', async () => {
    const { device } = barnWorld();
    const silent = new InstanceDouble('silent', device.now);
    silent.override = () => 'silence';
    device.instances.set('https://silent.example:1/', silent);
    const client = await openWindow(device);
    const leaving = new AbortController();
    const code = formatDiscoveryCode({ remote: { protocol: 'https', hostname: 'silent.example', port: 1 } });
    const adding = client.addInstance(code, leaving.signal);
    await settle();
    leaving.abort();
    expect(await adding).toMatchObject({ ok: false, reason: 'not-reached', error: { code: 'aborted' } });
    expect(client.instances.get().some(({ globalUniqueIdentifier }) => globalUniqueIdentifier === 'silent')).toBe(
      false,
    );
    expect(device.instances.has(barnBase)).toBe(true);
  });
});
