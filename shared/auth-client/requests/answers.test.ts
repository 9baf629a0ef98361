import { barnId, barnWorld, credentials, never, openWindow, viewOf } from '../doubles/barn-double';
import { settle } from '../doubles/device-double';
import { json, page, type Reply } from '../doubles/instance-double';

const parse = (data: unknown): unknown => data;

describe('an answer', () => {
  const malformed = (): Response => new Response('{"data":{', { headers: { 'content-type': 'application/json' } });
  const redirect = (): Response =>
    new Response(null, { status: 302, headers: { location: 'https://elsewhere.example' } });
  test.each<[string, () => Reply, Record<string, unknown>, number]>([
    ['502 with a page (F3)', () => page(502), { code: 'server-error', context: { status: 502 } }, 1],
    ['500 in JSON', () => json({}, 500), { code: 'server-error', context: { status: 500, reason: 'some-error' } }, 1],
    ['a captive portal (F4)', () => page(200), { code: 'captive-portal' }, 1],
    ['511', () => json({}, 511), { code: 'captive-portal' }, 1],
    ['cut JSON (F5)', malformed, { code: 'unreadable' }, 1],
    ['null (F6)', () => new Response('null'), { code: 'unexpected-shape', context: { call: 'GET api/cameras' } }, 1],
    ['an empty object (F6)', () => new Response('{}'), { code: 'unexpected-shape' }, 1],
    ['a redirect', redirect, { code: 'redirected' }, 1],
    ['403', () => json({ permission: 'x' }, 403), { code: 'forbidden', context: { details: { permission: 'x' } } }, 1],
    ['404', () => json({}, 404), { code: 'not-found' }, 1],
    ['409', () => json({}, 409), { code: 'conflict' }, 1],
    ['412', () => json({}, 412), { code: 'rejected', context: { status: 412 } }, 1],
    [
      '429 (F14)',
      () => json({}, 429, { 'retry-after': '9' }),
      { code: 'rate-limited', context: { retryAfterMs: 9_000 } },
      1,
    ],
    ['451', () => json({}, 451), { code: 'eula-required' }, 1],
    ['no answer to a GET', () => 'no-connection', { code: 'offline' }, 3],
  ])('of %s becomes a value', async (_name, reply, error, calls) => {
    const { device, barn } = barnWorld();
    const client = await openWindow(device);
    await client.signIn(barnId, credentials, never());
    barn.override = ({ path }) => (path === 'api/cameras' ? reply() : undefined);
    expect(await client.client(barnId).get('api/cameras', { parse })).toMatchObject({ ok: false, error });
    expect(barn.count('GET', 'api/cameras')).toBe(calls);
    expect(viewOf(client).loggedIn).toBe(true);
  });

  test('that eight calls wait for in vain costs a barn ten more, not sixteen, and then hardly any (F2)', async () => {
    const { device, barn } = barnWorld();
    const client = await openWindow(device);
    await client.signIn(barnId, credentials, never());
    barn.override = ({ path }) => (path === 'api/cameras' ? 'no-connection' : undefined);
    const eight = () =>
      Promise.all(Array.from({ length: 8 }, () => client.client(barnId).get('api/cameras', { parse })));
    const lost = () => barn.count('GET', 'api/cameras');
    const outcomes = await eight();
    expect(outcomes.map((each) => each.ok || each.error.code)).toEqual(Array.from({ length: 8 }, () => 'offline'));
    // What the barn does answer meanwhile (probes, permissions) gives a little back.
    const givenBack = () => (barn.calls.length - lost()) / 5;
    expect(lost()).toBeGreaterThanOrEqual(8 + 10);
    expect(lost()).toBeLessThanOrEqual(8 + 10 + givenBack());
    await eight();
    expect(lost()).toBeLessThanOrEqual(8 + 10 + 8 + givenBack());
  });

  test('that was lost is never asked for twice by a POST (F25)', async () => {
    const { device, barn } = barnWorld();
    const client = await openWindow(device);
    await client.signIn(barnId, credentials, never());
    barn.override = ({ path }) => (path === 'api/incidents' ? 'no-connection' : undefined);
    const outcome = await client.client(barnId).post('api/incidents', { parse, body: {} });
    expect(outcome).toMatchObject({ ok: false, error: { code: 'offline' } });
    expect(barn.count('POST', 'api/incidents')).toBe(1);
  });

  test('that `parse` turns down names the call', async () => {
    const { device } = barnWorld();
    const client = await openWindow(device);
    await client.signIn(barnId, credentials, never());
    const turnDown = (): never => {
      throw new TypeError('cameras missing');
    };
    expect(await client.client(barnId).get('api/cameras', { parse: turnDown })).toMatchObject({
      ok: false,
      error: { code: 'unexpected-shape', context: { call: 'GET api/cameras', instanceId: barnId } },
    });
  });

  test('that never comes ends after 10 s, or as soon as the caller leaves (F2)', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      const { device, barn } = barnWorld();
      const client = await openWindow(device);
      await client.signIn(barnId, credentials, never());
      barn.override = ({ path }) => (path === 'api/cameras' ? 'silence' : undefined);
      const leaving = new AbortController();
      const waiting = client.client(barnId).get('api/cameras', { parse });
      const left = client.client(barnId).get('api/cameras', { parse, signal: leaving.signal });
      await settle();
      leaving.abort();
      expect(await left).toMatchObject({ ok: false, error: { code: 'aborted' } });
      await jest.advanceTimersByTimeAsync(10_000);
      expect(await waiting).toMatchObject({ ok: false, error: { code: 'timeout' } });
    } finally {
      jest.useRealTimers();
    }
  });

  test('larger than allowed is given up', async () => {
    const { device, barn } = barnWorld();
    const client = await openWindow(device);
    await client.signIn(barnId, credentials, never());
    const picture = (): Response => new Response(new Uint8Array(1_000), { headers: { 'content-type': 'image/jpeg' } });
    barn.override = ({ path }) => (path.endsWith('/still') ? picture() : undefined);
    const on = client.client(barnId);
    expect(await on.file('api/cameras/a/still', { maxBytes: 999 })).toMatchObject({
      ok: false,
      error: { code: 'unexpected-shape' },
    });
    const file = await on.file('api/cameras/a/still', { maxBytes: 1_000 });
    expect(file.ok && [file.value.blob.size, file.value.blob.type]).toEqual([1_000, 'image/jpeg']);
  });

  test('tells how much of a file has come, and of how much where that is announced', async () => {
    const { device, barn } = barnWorld();
    const client = await openWindow(device);
    await client.signIn(barnId, credentials, never());
    let announced: Readonly<Record<string, string>> = { 'content-length': '1000' };
    barn.override = ({ path }) =>
      path.endsWith('/still')
        ? new Response(new Uint8Array(1_000), { headers: { 'content-type': 'image/jpeg', ...announced } })
        : undefined;
    const told: (readonly [number, number | null])[] = [];
    const read = () =>
      client.client(barnId).file('api/cameras/a/still', { onProgress: (...progress) => void told.push(progress) });
    const file = await read();
    expect(file.ok && file.value.blob.size).toBe(1_000);
    expect(told.at(-1)).toEqual([1_000, 1_000]);
    announced = {};
    expect((await read()).ok).toBe(true);
    expect(told.at(-1)).toEqual([1_000, null]);
  });
});
