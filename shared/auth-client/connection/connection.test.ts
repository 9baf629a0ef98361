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
import { settle } from '../doubles/device-double';
import { InstanceDouble } from '../doubles/instance-double';
import { justProvenMs } from './connection-state';

const parse = (data: unknown): unknown => data;
const local = { protocol: 'http', hostname: '192.168.1.20', port: 8071 } as const;
const localBase = 'http://192.168.1.20:8071/';
const gateway = { protocol: 'https', hostname: 'senator.example', port: 443, id: barnId } as const;
const gatewayBase = `https://senator.example/gw/${barnId}/`;

async function threeWays() {
  const { device, barn } = barnWorld();
  device.page = { ...device.page, protocol: 'http:', hostname: '192.168.1.2' };
  device.instances.set(localBase, barn);
  device.instances.set(gatewayBase, barn);
  const settings = barnSettings({ local, gateway, remote: barnAddress });
  const client = await openWindow(device, settings);
  await settle();
  return { device, barn, client };
}

describe('the way to an instance', () => {
  test('is the first of local, gateway, remote that answers, and moves on when it is lost', async () => {
    const { device, barn, client } = await threeWays();
    expect(viewOf(client)).toMatchObject({ activeConnectionStrategy: 'local', reachability: 'online' });
    await client.signIn(barnId, credentials, never());
    device.instances.delete(localBase);
    expect((await client.client(barnId).get('api/cameras', { parse })).ok).toBe(true);
    expect(viewOf(client).activeConnectionStrategy).toBe('gateway');
    device.instances.delete(gatewayBase);
    device.instances.delete(barnBase);
    expect(await client.client(barnId).get('api/cameras', { parse })).toMatchObject({
      ok: false,
      error: { code: 'offline' },
    });
    expect(viewOf(client)).toMatchObject({ reachability: 'offline', activeConnectionStrategy: null, loggedIn: true });
    device.instances.set(localBase, barn);
    device.changeNetwork();
    await settle();
    expect(viewOf(client)).toMatchObject({
      reachability: 'online',
      activeConnectionStrategy: 'local',
      offlineSince: null,
    });
  });

  test('is not given away to a stranger: no token goes there, the next way is taken (F22)', async () => {
    const { device, barn } = barnWorld();
    device.page = { ...device.page, protocol: 'http:', hostname: '192.168.1.2' };
    const stranger = new InstanceDouble('someone-else', device.now);
    device.instances.set(localBase, stranger);
    const client = await openWindow(device, barnSettings({ local, remote: barnAddress }));
    await settle();
    expect(viewOf(client)).toMatchObject({ activeConnectionStrategy: 'remote', strangerAt: ['local'] });
    await client.signIn(barnId, credentials, never());
    await client.client(barnId).get('api/cameras', { parse });
    expect(barn.count('GET', 'api/cameras')).toBe(1);
    expect(stranger.calls.map(({ path }) => path).sort()).toEqual(['api/identity', 'api/p']);
    expect(stranger.calls.every(({ authorization }) => authorization === null)).toBe(true);
  });

  test('that has just proven itself is not asked again by the page that the start leads to (P29), but for who asks', async () => {
    const { device, barn } = barnWorld();
    const client = await openWindow(device);
    await settle();
    const probes = () => [barn.count('GET', 'api/p'), barn.count('GET', 'api/identity')];
    expect(probes()).toEqual([1, 1]);
    expect(await client.checkConnection(barnId, never())).toMatchObject({ ok: true });
    expect(probes()).toEqual([1, 1]);
    await client.checkConnection(barnId, never(), { asked: true });
    expect(probes()).toEqual([2, 2]);
    device.time += justProvenMs + 1;
    await client.checkConnection(barnId, never());
    expect(probes()).toEqual([3, 3]);
  });

  test('that fell silent proves itself again before anything secret is sent there (F22)', async () => {
    const { device, barn } = barnWorld();
    const client = await openWindow(device);
    await client.signIn(barnId, credentials, never());
    await settle();
    const stranger = new InstanceDouble('someone-else', device.now);
    let letAnswer = () => {};
    const answers = new Promise<void>((resolve) => {
      letAnswer = resolve;
    });
    stranger.override = async ({ path }) => {
      if (path === 'api/identity') await answers;
      return undefined;
    };
    barn.override = ({ method }) => {
      if (method !== 'POST') return undefined;
      device.instances.set(barnBase, stranger);
      return 'no-connection';
    };
    const lost = client.client(barnId).post('api/incidents/', { parse, body: {} });
    await settle();
    const next = client.client(barnId).get('api/cameras', { parse });
    await settle();
    expect(stranger.calls.map(({ path }) => path).sort()).toEqual(['api/identity', 'api/p']);
    letAnswer();
    expect([(await lost).ok, (await next).ok]).toEqual([false, false]);
    expect(stranger.calls.every(({ authorization }) => authorization === null)).toBe(true);
    expect(barn.count('GET', 'api/cameras')).toBe(0);
  });

  test('is asked for once where two ways lead to one address', async () => {
    const { device } = barnWorld();
    const stranger = new InstanceDouble('someone-else', device.now);
    device.instances.set(barnBase, stranger);
    const client = await openWindow(device, barnSettings({ local: barnAddress, remote: barnAddress }));
    await settle();
    expect(viewOf(client).strangerAt).toEqual(['local']);
    expect(stranger.calls.map(({ path }) => path).sort()).toEqual(['api/identity', 'api/p']);
  });

  test('through nobody but a stranger is an error of its own', async () => {
    const { device } = barnWorld();
    device.instances.set(barnBase, new InstanceDouble('someone-else', device.now));
    const client = await openWindow(device);
    expect(await client.signIn(barnId, credentials, never())).toMatchObject({ ok: false, error: { code: 'stranger' } });
  });

  test.each(['prompt', 'denied'] as const)(
    'that the browser blocks is told apart from a barn that is off (F21, %s)',
    async (state) => {
      const { device } = barnWorld();
      device.localNetwork = state;
      device.instances.clear();
      const client = await openWindow(device, barnSettings({ local: { ...local, protocol: 'https' } }));
      await settle();
      expect(viewOf(client).reachability).toBe('blocked-by-browser');
    },
  );

  test('that is silent while the browser asks the person is not taken for one that is off (F21)', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      const { device, barn } = barnWorld();
      device.localNetwork = 'prompt';
      barn.override = () => 'silence';
      device.instances.set('https://192.168.1.20:8071/', barn);
      const client = await openWindow(device, barnSettings({ local: { ...local, protocol: 'https' } }));
      await settle();
      await jest.advanceTimersByTimeAsync(4_000);
      await settle();
      expect(viewOf(client).reachability).toBe('blocked-by-browser');
      device.localNetwork = 'granted';
      barn.override = () => undefined;
      device.changeNetwork();
      await settle();
      expect(viewOf(client).reachability).toBe('online');
    } finally {
      jest.useRealTimers();
    }
  });

  test('that the browser blocks is told, and the gateway is used (F21)', async () => {
    const { device, barn } = barnWorld();
    device.localNetwork = 'denied';
    device.instances.set(gatewayBase, barn);
    const client = await openWindow(device, barnSettings({ local: { ...local, protocol: 'https' }, gateway }));
    await settle();
    expect(viewOf(client)).toMatchObject({
      reachability: 'online',
      activeConnectionStrategy: 'gateway',
      blockedAt: ['local'],
    });
  });

  test('over plain http from an https page is blocked as mixed content', async () => {
    const { device } = barnWorld();
    const client = await openWindow(device, barnSettings({ local }));
    await settle();
    expect(viewOf(client).reachability).toBe('blocked-by-browser');
  });

  test('is asked for one probe a second at most while it is closed, whoever asks', async () => {
    const { device, barn, client } = await threeWays();
    await client.signIn(barnId, credentials, never());
    device.instances.clear();
    await client.client(barnId).get('api/cameras', { parse });
    device.instances.set(localBase, barn);
    barn.calls.length = 0;
    barn.override = () => 'no-connection';
    const ask = () => client.client(barnId).get('api/cameras', { parse });
    await Promise.all([ask(), ask(), ask()]);
    expect(barn.calls).toEqual([]);
    device.time += 1_000;
    await Promise.all([ask(), ask(), ask()]);
    expect(barn.count('GET', 'api/identity')).toBe(1);
    barn.override = () => undefined;
    device.time += 1_000;
    expect(await Promise.all([ask(), ask(), ask()])).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
    expect(viewOf(client).reachability).toBe('online');
  });

  test('never costs another instance anything', async () => {
    const { device } = barnWorld();
    const settings = barnSettings();
    const south = { ...settings.instances[0], globalUniqueIdentifier: 'south-barn', name: 'south-barn' } as never;
    const client = await openWindow(device, { instances: [...settings.instances, south] });
    await settle();
    expect(viewOf(client).reachability).toBe('online');
    expect(viewOf(client, 'south-barn').reachability).toBe('offline');
  });
});

describe('adding an instance', () => {
  const code = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');
  const southBase = 'https://south.example:8072/';
  const south = { protocol: 'https', hostname: 'south.example', port: 8072 };

  test('takes its name from itself, survives a restart and can be removed', async () => {
    const { device } = barnWorld();
    device.instances.set(southBase, new InstanceDouble('south-barn', device.now));
    const client = await openWindow(device);
    const other = await openWindow(device);
    expect(await client.addInstance(code({ remote: south }), never())).toEqual({ ok: true, instanceId: 'south-barn' });
    await settle();
    expect(viewOf(other, 'south-barn')).toMatchObject({ realWorldName: 'Real south-barn', fromDeployment: false });
    const restarted = await openWindow(device);
    expect(viewOf(restarted, 'south-barn').realWorldName).toBe('Real south-barn');
    await client.removeInstance('south-barn');
    await settle();
    expect(() => viewOf(client, 'south-barn')).toThrow();
    expect(() => viewOf(other, 'south-barn')).toThrow();
    expect(() => viewOf(restarted, 'south-barn')).toThrow();
  });

  test.each<[string, unknown, Record<string, unknown>]>([
    ['an invalid code', 'nonsense', { reason: 'invalid-code' }],
    ['one that is there already', { remote: barnAddress }, { reason: 'already-exists', instanceId: barnId }],
    ['one that is off', { remote: { ...south, port: 1 } }, { reason: 'not-reached', error: { code: 'offline' } }],
    [
      'someone else than the code names',
      { gateway: { ...south, id: 'x' }, remote: barnAddress },
      { reason: 'not-reached', error: { code: 'stranger' } },
    ],
  ])('tells %s apart', async (_name, value, expected) => {
    const { device } = barnWorld();
    const client = await openWindow(device);
    expect(await client.addInstance(code(value), never())).toMatchObject({ ok: false, ...expected });
  });
});
