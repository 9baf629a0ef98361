import { type OutgoingRequest, send } from './transport';

const url = 'https://barn.example/gw/north/api/cameras';

/** What `fetch` is called with for a request. */
async function sent(request: Partial<OutgoingRequest> = {}) {
  const fetch = jest.fn(async (_url: string, _init: RequestInit) => new Response('{}'));
  const { signal } = new AbortController();
  await send({ method: 'GET', url, signal, ...request }, { fetch });
  expect(fetch).toHaveBeenCalledTimes(1);
  const [[address = '', init = {}] = []] = fetch.mock.calls;
  return { address, init, headers: init.headers, signal };
}

describe('a request goes out', () => {
  test('without cookies, cache and referrer, following no redirect, ended by its signal', async () => {
    const { init, signal } = await sent();
    expect(init).toMatchObject({
      method: 'GET',
      mode: 'cors',
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
    });
    expect(init.signal).toBe(signal);
    expect(init.body).toBeUndefined();
  });

  test('with its query, what is undefined left out', async () => {
    expect(
      (await sent({ query: { resizeY: 75, draw: 'dot & line', forceFallback: undefined, live: false } })).address,
    ).toBe(`${url}?resizeY=75&draw=dot+%26+line&live=false`);
    expect((await sent({ query: { resizeY: undefined } })).address).toBe(url);
    expect((await sent({ url: `${url}?from=1`, query: { to: 2 } })).address).toBe(`${url}?from=1&to=2`);
  });

  test('with its bearer and its own headers, and with no other', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: what a page of the same host may have left behind
    document.cookie = 'undefined=stolen';
    const { headers } = await sent({ token: 'abc', headers: { accept: '*/*', range: 'bytes=0-9' } });
    expect(headers).toEqual({ accept: '*/*', range: 'bytes=0-9', authorization: 'Bearer abc' });
    expect((await sent()).headers).toEqual({});
  });

  test.each<[string, object]>([
    ['an object', { cameraId: 'a', times: [1, null] }],
    ['an empty one', {}],
    ['a list', [1, 2]],
    ['a record whose fields have names of a form', { text: 'a', append: 'b' }],
  ])('with %s as JSON', async (_name, body) => {
    const { init, headers } = await sent({ method: 'PATCH', body });
    expect([init.method, init.body]).toEqual(['PATCH', JSON.stringify(body)]);
    expect(headers).toEqual({ 'content-type': 'application/json' });
  });
});

describe('an answer comes back', () => {
  const { signal } = new AbortController();
  const request = { method: 'GET', url, signal } as const;

  test.each([200, 204, 206, 302, 401, 451, 503])('as it is, status %d too, its body unread', async (status) => {
    const body = new ReadableStream({ pull: () => new Promise(() => undefined) });
    const answer = new Response(status === 204 ? null : body, { status });
    expect(await send(request, { fetch: async () => answer })).toBe(answer);
    expect(answer.bodyUsed).toBe(false);
    expect(answer.body?.locked ?? false).toBe(false);
  });

  test('or does not, for the reason that the browser gives', async () => {
    const cause = new TypeError('Failed to fetch');
    await expect(send(request, { fetch: () => Promise.reject(cause) })).rejects.toBe(cause);
    const thrown = () => {
      throw cause;
    };
    await expect(send(request, { fetch: thrown })).rejects.toBe(cause);
  });
});
