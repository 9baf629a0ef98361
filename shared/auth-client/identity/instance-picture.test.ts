import { barnBase, barnId, barnWorld, credentials, never, openWindow, viewOf } from '../doubles/barn-double';
import { settle } from '../doubles/device-double';
import { json, page, type Reply } from '../doubles/instance-double';
import { pictureLimitBytes } from './instance-picture';

async function signedIn() {
  const { device, barn } = barnWorld();
  const client = await openWindow(device);
  await client.signIn(barnId, credentials, never());
  await settle();
  barn.calls.length = 0;
  return { device, barn, client };
}

describe('the picture of an instance', () => {
  const picture = (type: string, bytes = 10): Response =>
    new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });

  async function withPicture(reply: () => Reply) {
    const world = barnWorld();
    world.barn.override = ({ path }) => {
      if (path === 'api/identity/imageUrl') return json({ imageUrl: 'api/identity/image' });
      return path === 'api/identity/image' ? reply() : undefined;
    };
    const client = await openWindow(world.device);
    await client.signIn(barnId, credentials, never());
    await settle();
    expect(viewOf(client).imageUrl).toBe(`${barnBase}api/identity/image`);
    world.barn.calls.length = 0;
    return { ...world, client };
  }

  test('comes as a blob, without a bearer', async () => {
    const { barn, client } = await withPicture(() => picture('image/jpeg'));
    const outcome = await client.readInstancePicture(barnId, never());
    expect(outcome.ok && [outcome.value.size, outcome.value.type]).toEqual([10, 'image/jpeg']);
    expect(barn.calls).toMatchObject([{ path: 'api/identity/image', authorization: null }]);
  });

  test.each<[string, () => Reply, string]>([
    ['of a type that can run', () => picture('image/svg+xml'), 'unexpected-shape'],
    ['that is a page', () => page(200), 'unexpected-shape'],
    ['that is too large', () => picture('image/png', pictureLimitBytes + 1), 'unexpected-shape'],
    ['that is gone', () => json({}, 404), 'not-found'],
    ['that leads elsewhere', () => new Response(null, { status: 302, headers: { location: '/' } }), 'redirected'],
    ['behind a dead line', () => 'no-connection', 'offline'],
  ])('%s is not shown', async (_name, reply, code) => {
    const { client } = await withPicture(reply);
    expect(await client.readInstancePicture(barnId, never())).toMatchObject({ ok: false, error: { code } });
  });

  test('that there is none of', async () => {
    const { barn, client } = await signedIn();
    expect(await client.readInstancePicture(barnId, never())).toMatchObject({
      ok: false,
      error: { code: 'not-found' },
    });
    expect(barn.calls).toEqual([]);
  });
});
