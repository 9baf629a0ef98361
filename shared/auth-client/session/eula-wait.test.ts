import { barnId, barnWorld, credentials, never, openWindow, viewOf } from '../doubles/barn-double';
import { settle } from '../doubles/device-double';
import { json } from '../doubles/instance-double';

const parse = (data: unknown): unknown => data;

/** Signed in and at the barn, when the barn publishes a new EULA. */
async function midSession() {
  const { device, barn } = barnWorld();
  const client = await openWindow(device);
  await client.signIn(barnId, credentials, never());
  client.selectBarn(barnId);
  await settle();
  barn.calls.length = 0;
  barn.expireAccess();
  barn.eulaAccepted = false;
  return { device, barn, client };
}

async function state<T>(asking: Promise<T>): Promise<T | 'waiting'> {
  await settle();
  return Promise.race([asking, Promise.resolve<'waiting'>('waiting')]);
}

describe('an EULA in the middle of a session (F13)', () => {
  test('is asked for, and then the same requests go on: nothing is lost, nothing sent twice', async () => {
    const { barn, client } = await midSession();
    const body = { title: 'typed with care' };
    const writing = client.client(barnId).post('api/incidents', { parse, body });
    const reading = client.client(barnId).get('api/cameras', { parse });
    expect(await state(writing)).toBe('waiting');
    expect(viewOf(client)).toMatchObject({ loggedIn: true, eulaNeeded: true, availablePermissions: ['cameras.view'] });
    expect(await client.acceptEula(barnId, never())).toEqual({ ok: true, value: undefined });
    expect(await writing).toMatchObject({ ok: true });
    expect(await reading).toMatchObject({ ok: true });
    const delivered = barn.calls.filter(
      ({ path, authorization }) =>
        path === 'api/incidents' && barn.accessTokens.has(authorization?.replace('Bearer ', '') ?? ''),
    );
    expect(delivered).toMatchObject([{ body }]);
    expect(viewOf(client).eulaNeeded).toBe(false);
  });

  test('may be read for longer than a call may take', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      const { client } = await midSession();
      const reading = client.client(barnId).get('api/cameras', { parse });
      await settle();
      await jest.advanceTimersByTimeAsync(600_000);
      expect(await state(reading)).toBe('waiting');
      await client.acceptEula(barnId, never());
      expect((await reading).ok).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  test('that a call itself meets is asked for too, once', async () => {
    const { barn, client } = await midSession();
    barn.eulaAccepted = true;
    barn.override = ({ path }) => (path === 'api/cameras' ? json({}, 451) : undefined);
    const reading = client.client(barnId).get('api/cameras', { parse });
    expect(await state(reading)).toBe('waiting');
    expect(viewOf(client).eulaNeeded).toBe(true);
    await client.acceptEula(barnId, never());
    expect(await reading).toMatchObject({ ok: false, error: { code: 'eula-required' } });
    const tries = barn.count('GET', 'api/cameras');
    await settle();
    expect(barn.count('GET', 'api/cameras')).toBe(tries);
  });

  test('that is accepted in another window lets this one go on', async () => {
    const { device, client } = await midSession();
    const other = await openWindow(device);
    await settle();
    const reading = client.client(barnId).get('api/cameras', { parse });
    expect(await state(reading)).toBe('waiting');
    await other.acceptEula(barnId, never());
    expect((await reading).ok).toBe(true);
  });

  test.each<[string, (client: Awaited<ReturnType<typeof midSession>>['client']) => unknown, string]>([
    ['declined', (client) => client.signOut(barnId), 'eula-required'],
    ['left with the barn', (client) => client.selectBarn(null), 'eula-required'],
  ])('that is %s ends the requests that wait', async (_name, act, code) => {
    const { client } = await midSession();
    const reading = client.client(barnId).get('api/cameras', { parse });
    expect(await state(reading)).toBe('waiting');
    void act(client);
    expect(await reading).toMatchObject({ ok: false, error: { code } });
  });

  test('lets a caller leave', async () => {
    const { client } = await midSession();
    const leaving = new AbortController();
    const reading = client.client(barnId).get('api/cameras', { parse, signal: leaving.signal });
    expect(await state(reading)).toBe('waiting');
    leaving.abort();
    expect(await reading).toMatchObject({ ok: false, error: { code: 'aborted' } });
  });

  test('of a barn that nobody looks at is answered at once: no list waits for it', async () => {
    const { client } = await midSession();
    client.selectBarn(null);
    expect(await client.client(barnId).get('api/cameras', { parse })).toMatchObject({
      ok: false,
      error: { code: 'eula-required' },
    });
  });
});

describe('the agreement itself', () => {
  const pdf = (): Response =>
    new Response('%PDF-1.7 …', { headers: { 'content-type': 'application/pdf; charset=binary' } });

  test('is text, or a PDF as a file', async () => {
    const { barn, client } = await midSession();
    barn.override = ({ path }) =>
      path === 'api/eulas/current'
        ? new Response('<b>You</b> may', { headers: { 'content-type': 'text/markdown' } })
        : undefined;
    expect(await client.readEula(barnId, never())).toEqual({
      ok: true,
      value: { form: 'text', text: '<b>You</b> may', mediaType: 'text/markdown' },
    });
    barn.override = ({ path }) => (path === 'api/eulas/current' ? pdf() : undefined);
    const eula = await client.readEula(barnId, never());
    expect(eula).toMatchObject({ ok: true, value: { form: 'file', mediaType: 'application/pdf' } });
    expect(eula.ok && eula.value.form === 'file' && eula.value.file.type).toBe('application/pdf');
  });

  test.each<[string, Response, string]>([
    ['a page', new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'captive-portal'],
    ['a PDF that is none', new Response('MZ', { headers: { 'content-type': 'application/pdf' } }), 'unexpected-shape'],
    ['a picture', new Response('x', { headers: { 'content-type': 'image/png' } }), 'unexpected-shape'],
    [
      'an endless text',
      new Response('x'.repeat(2 * 1024 * 1024 + 1), { headers: { 'content-type': 'text/plain' } }),
      'unexpected-shape',
    ],
  ])('is never %s', async (_name, response, code) => {
    const { barn, client } = await midSession();
    barn.override = ({ path }) => (path === 'api/eulas/current' ? response : undefined);
    expect(await client.readEula(barnId, never())).toMatchObject({ ok: false, error: { code } });
  });
});
