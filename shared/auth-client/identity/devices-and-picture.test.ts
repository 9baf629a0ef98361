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

describe('the devices that one is signed in with', () => {
  const session = {
    sessionId: 's-1',
    createdAt: 1_790_582_400_000,
    lastRefreshedAt: 1_790_755_200_000,
    expiresAt: 1_793_347_200_000,
    userAgent: 'Mozilla/5.0',
    current: true,
  };

  test.each<[string, () => Reply, object]>([
    ['are told', () => json({ sessions: [session] }), { state: 'told', devices: [session], unreadable: 0 }],
    ['are not told by an instance without that call', () => json({}, 404), { state: 'not-told' }],
    ['could not be asked for', () => page(502), { state: 'failed', error: { code: 'server-error' } }],
    [
      'are of another shape',
      () => json({ sessions: {} }),
      { state: 'failed', error: { code: 'unexpected-shape', context: { call: 'GET api/login/sessions' } } },
    ],
    [
      'are told but for one that was last in use at a time that no date can name (F49)',
      () => json({ sessions: [{ ...session, lastRefreshedAt: 1e308 }, session, null] }),
      { state: 'told', devices: [session], unreadable: 2 },
    ],
  ])('%s', async (_name, reply, expected) => {
    const { barn, client } = await signedIn();
    barn.override = ({ path }) => (path === 'api/login/sessions' ? reply() : undefined);
    expect(await client.readSessions(barnId, never())).toMatchObject(expected);
  });
});

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
