import { barnAddress, barnId, barnWorld, never, openWindow, viewOf } from '../doubles/barn-double';
import { settle } from '../doubles/device-double';
import { InstanceDouble } from '../doubles/instance-double';
import { formatDiscoveryCode } from './discovery-code';

const elsewhere = { protocol: 'https', hostname: 'lake.example', port: 8071 } as const;

async function added() {
  const { device, barn } = barnWorld();
  const client = await openWindow(device, { instances: [] });
  await client.addInstance(formatDiscoveryCode({ remote: barnAddress }), never());
  await settle();
  return { device, barn, client };
}

describe('new addresses of an instance', () => {
  test('are taken over once it has answered there', async () => {
    const { device, barn, client } = await added();
    device.instances.set('https://lake.example:8071/', barn);
    const details = { realWorldName: 'Lake', discoveryObject: { remote: elsewhere } };
    expect(await client.changeInstance(barnId, details, never())).toEqual({ ok: true });
    await settle();
    expect(viewOf(client)).toMatchObject({ ...details, reachability: 'online' });
  });

  test('are refused where another one answers, even if that is asked first: its own stay', async () => {
    const { device, client } = await added();
    device.instances.set('https://lake.example:8071/', new InstanceDouble('someone-else', device.now));
    const details = { realWorldName: 'Lake', discoveryObject: { remote: elsewhere } };
    expect(await client.changeInstance(barnId, details, never())).toMatchObject({
      ok: false,
      reason: 'another-instance',
    });
    expect(viewOf(client)).toMatchObject({ discoveryObject: { remote: barnAddress }, online: true });
    expect(viewOf(client).realWorldName).not.toBe('Lake');
  });

  test('of a gateway to another instance are refused without asking anybody', async () => {
    const { device, client } = await added();
    const other = new InstanceDouble('other', device.now);
    device.instances.set('https://lake.example:8071/', other);
    const discoveryObject = { gateway: { ...elsewhere, id: 'other' } };
    expect(await client.changeInstance(barnId, { realWorldName: 'Lake', discoveryObject }, never())).toMatchObject({
      ok: false,
      reason: 'another-instance',
    });
    expect(other.calls).toEqual([]);
  });

  test('at which nobody answers are refused: the working address is not lost', async () => {
    const { client } = await added();
    const details = { realWorldName: 'Lake', discoveryObject: { remote: elsewhere } };
    expect(await client.changeInstance(barnId, details, never())).toMatchObject({
      ok: false,
      reason: 'not-reached',
      error: { code: 'offline' },
    });
    expect(viewOf(client).discoveryObject).toEqual({ remote: barnAddress });
  });

  test('are taken over where one way leads to a stranger and another one to it', async () => {
    const { device, client } = await added();
    device.instances.set('https://lake.example:8071/', new InstanceDouble('someone-else', device.now));
    const discoveryObject = { local: elsewhere, remote: barnAddress };
    expect(await client.changeInstance(barnId, { realWorldName: 'Lake', discoveryObject }, never())).toEqual({
      ok: true,
    });
  });
});

test('another name alone asks nobody: a barn that is off can be renamed', async () => {
  const { device, client } = await added();
  device.instances.clear();
  const details = { realWorldName: 'Lake', discoveryObject: { remote: barnAddress } };
  expect(await client.changeInstance(barnId, details, never())).toEqual({ ok: true });
  expect(viewOf(client).realWorldName).toBe('Lake');
});
