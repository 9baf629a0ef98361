import fc from 'fast-check';
import { barnId, barnSettings, barnWorld, openWindow, viewOf } from '../doubles/barn-double';
import { oldDatabase, settle } from '../doubles/device-double';
import { formatDiscoveryCode } from '../instances/discovery-code';
import { senatorId } from '../instances/senator';
import { type Migration, migrationOf, oldBarnsKey } from './old-barn';
import fixture from './old-barns.fixture.json';

const senatorAddress = { protocol: 'https', hostname: 'senator.example', port: 443 } as const;

function settings() {
  const senator = {
    globalUniqueIdentifier: senatorId,
    name: 'senator',
    realWorldName: 'Senator',
    type: 'senator' as const,
    discoveryCode: formatDiscoveryCode({ remote: senatorAddress }),
  };
  return { ...barnSettings(), senator };
}

async function start(device: ReturnType<typeof barnWorld>['device']) {
  const client = await openWindow(device, settings());
  await settle();
  return client;
}

function oldDevice(records: unknown = fixture) {
  const { device } = barnWorld();
  device.databases.set(oldDatabase, new Map([[oldBarnsKey, structuredClone(records)]]));
  return device;
}

const ids = (client: Awaited<ReturnType<typeof start>>): string[] =>
  client.instances.get().map(({ globalUniqueIdentifier }) => globalUniqueIdentifier);

describe('the barns of a client before this suite', () => {
  test('are taken over with their addresses and without their tokens', async () => {
    const device = oldDevice();
    const client = await start(device);
    expect(ids(client)).toEqual([barnId, senatorId, 'north-old', 'south-old']);
    expect(viewOf(client, 'north-old')).toMatchObject({
      name: 'north',
      realWorldName: 'Nordstall',
      type: 'barn',
      loggedIn: false,
      fromDeployment: false,
      discoveryObject: {
        local: { protocol: 'http', hostname: '192.168.1.20', port: 8071 },
        gateway: { protocol: 'https', hostname: 'gateway.example', port: 8443, id: 'north-old' },
      },
    });
    expect(viewOf(client, 'south-old')).toMatchObject({
      realWorldName: '',
      discoveryObject: {
        local: { protocol: 'https', hostname: 'south.lan', port: 443 },
        gateway: { ...senatorAddress, id: 'south-old' },
      },
    });
    const everything = JSON.stringify([...device.databases].map(([name, values]) => [name, [...values]]));
    expect(everything).not.toContain('eyJ');
  });

  test('are marked when they are settled; the others stay as they were', async () => {
    const device = oldDevice();
    await start(device);
    const left = device.databases.get(oldDatabase)?.get(oldBarnsKey) as { name: string; migrated?: boolean }[];
    expect(left.map(({ name, migrated }) => [name, migrated ?? false])).toEqual([
      ['north', true],
      ['south', true],
      ['done', true],
      ['shed without gateway', false],
      ['known already', true],
      ['damaged', false],
    ]);
    expect(left[3]).toEqual({
      id: 4,
      name: 'shed without gateway',
      host: '192.168.1.23',
      port: 8071,
      gatewayId: null,
    });
    expect(left[5]).toEqual(fixture[5]);
  });

  test('are taken over once: one that is removed does not come back', async () => {
    const device = oldDevice();
    const client = await start(device);
    await client.removeInstance('north-old');
    await settle();
    const restarted = await start(device);
    expect(ids(restarted)).toEqual([barnId, senatorId, 'south-old']);
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['no list', { 1: fixture[0] }],
    ['texts', ['barn']],
    ['an empty list', []],
  ])('%s instead of them harms nobody', async (_name, records) => {
    const device = oldDevice(records);
    const client = await start(device);
    expect(ids(client)).toEqual([barnId, senatorId]);
    expect(device.databases.get(oldDatabase)?.get(oldBarnsKey)).toEqual(records);
  });

  test('on a device without any, nothing is created', async () => {
    const { device } = barnWorld();
    await start(device);
    expect(device.databases.has(oldDatabase)).toBe(false);
  });
});

describe('one record', () => {
  const known = (instanceId: string): boolean => instanceId === 'there';
  const good = { name: 'a', host: 'barn.lan', port: 80, gatewayId: 'id' };

  test.each<[string, unknown, Migration['kind'] | string]>([
    ['a good one', good, 'migrate'],
    ['migrated already, though its id exists', { ...good, gatewayId: 'there', migrated: true }, 'already-migrated'],
    ['without a gateway id', { ...good, gatewayId: undefined }, 'no-gateway-id'],
    ['with an empty gateway id', { ...good, gatewayId: '' }, 'no-gateway-id'],
    ['of an id that exists', { ...good, gatewayId: 'there' }, 'same-id-exists'],
    ['without a name', { ...good, name: '' }, 'unreadable'],
    ['with port 0', { ...good, port: 0 }, 'unreadable'],
    ['with a port as text', { ...good, port: '80' }, 'unreadable'],
    ['with userinfo in its host', { ...good, host: 'a@b.example' }, 'unreadable'],
    ['with a gateway that is none', { ...good, gatewayHost: 'https://x' }, 'unreadable'],
    ['with a gateway on port 70000', { ...good, gatewayHost: 'x.example', gatewayPort: 70_000 }, 'unreadable'],
  ])('%s', (_name, record, expected) => {
    const migration = migrationOf(record, known, { remote: senatorAddress });
    expect(migration.kind === 'skip' ? migration.reason : migration.kind).toBe(expected);
  });

  test('is reached at its own address alone where no gateway is known', () => {
    const migration = migrationOf(good, known, {});
    expect(migration).toMatchObject({
      kind: 'migrate',
      instance: { discoveryObject: { local: { protocol: 'http', hostname: 'barn.lan', port: 80 } } },
    });
  });

  test('never throws, whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (record) => {
        expect(migrationOf(record, known, {}).kind).toBe('skip');
      }),
    );
  });
});
