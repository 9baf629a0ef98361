/** @jest-environment node */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../testing/test-instance';

// A real encoder starts: this takes a moment on a busy machine.
jest.setTimeout(30_000);

let barn: TestInstance;
let gateway: TestInstance;
let token: string;
beforeAll(async () => {
  const accounts = [testAccount('manager', ['*']), testAccount('nobody', [])];
  barn = await startTestInstance({ accounts, cameras: [testCamera('pen-01')], maximumLiveStreams: 3 });
  gateway = await startTestInstance({ role: 'gateway', gateway: [{ id: 'test-barn', url: barn.address }] });
  token = await barn.access('manager');
});
afterAll(async () => {
  await gateway.stop();
  await barn.stop();
});

interface Opened {
  readonly socket: WebSocket;
  readonly firstBytes: Promise<string>;
  readonly closed: Promise<readonly [code: number, reason: string]>;
}

function openSocket(address: string, protocols: readonly string[], headers: Record<string, string> = {}): Opened {
  const url = `${address.replace('http', 'ws')}/api/streaming/pen-01`;
  const socket = new WebSocket(url, [...protocols], { headers });
  socket.on('error', () => undefined);
  return {
    socket,
    firstBytes: once(socket, 'message').then(([data]) => (data as Buffer).subarray(0, 3).toString()),
    closed: once(socket, 'close').then(([code, reason]) => [code as number, String(reason)] as const),
  };
}

it.each([
  ['directly', () => barn.address],
  ['through a gateway', () => `${gateway.address}/gw/test-barn`],
])('streams FLV in binary messages %s, and echoes no token', async (_, address) => {
  const { socket, firstBytes, closed } = openSocket(address(), ['barnwatch.bearer', token]);
  expect(await firstBytes).toBe('FLV');
  expect(socket.protocol).toBe('barnwatch.bearer');
  socket.close();
  await closed;
});

it.each([
  ['directly', () => barn.address],
  ['through a gateway', () => `${gateway.address}/gw/test-barn`],
])('streams FLV chunked %s', async (_, address) => {
  const gone = new AbortController();
  const response = await fetch(`${address()}/api/streaming/pen-01`, {
    headers: { authorization: `Bearer ${token}`, origin: 'http://suite.example' },
    signal: gone.signal,
  });
  expect(response.headers.get('content-type')).toBe('video/x-flv');
  expect(response.headers.get('access-control-allow-origin')).toBe('http://suite.example');
  const { value } = (await response.body?.getReader().read()) ?? {};
  expect(
    Buffer.from(value ?? [])
      .subarray(0, 3)
      .toString(),
  ).toBe('FLV');
  gone.abort();
});

it('closes with a code that a browser can see, when there is no right to watch', async () => {
  expect(await openSocket(barn.address, ['barnwatch.bearer', 'garbage']).closed).toEqual([4401, 'token-invalid']);
  const nobody = await barn.access('nobody');
  expect(await openSocket(barn.address, ['barnwatch.bearer', nobody]).closed).toEqual([4403, 'permission-missing']);
});

it('refuses the handshake of other origins and without a sub-protocol', async () => {
  const status = async ({ socket }: Opened) => {
    const [, response] = await once(socket, 'unexpected-response');
    return (response as { statusCode: number }).statusCode;
  };
  expect(await status(openSocket(barn.address, []))).toBe(401);
  const stranger = openSocket(barn.address, ['barnwatch.bearer', token], { origin: 'http://stranger.example' });
  expect(await stranger.closed).toEqual([4403, 'permission-missing']);
});

it('ends running streams when privacy begins', async () => {
  const { firstBytes, closed } = openSocket(barn.address, ['barnwatch.bearer', token]);
  await firstBytes;
  await barn.call('PUT', 'api/privacy/pen-01/true', { token });
  const [, reason] = await closed;
  expect(reason).toBe('camera-in-privacy');
  await barn.call('PUT', 'api/privacy/pen-01/false', { token });
});

it('takes no more viewers than it can carry', async () => {
  const opened = Array.from({ length: 3 }, () => openSocket(barn.address, ['barnwatch.bearer', token]));
  await Promise.all(opened.map(({ firstBytes }) => firstBytes));
  expect(await openSocket(barn.address, ['barnwatch.bearer', token]).closed).toEqual([4503, 'too-many-streams']);
  const refused = await barn.call('GET', 'api/streaming/pen-01', { token });
  expect([refused.status, refused.body.error?.code]).toEqual([503, 'too-many-streams']);
  for (const { socket } of opened) socket.close();
  await Promise.all(opened.map(({ closed }) => closed));
});

it('ends a stream with the access token, so that the client renews it', async () => {
  const brief = await startTestInstance({
    accounts: [testAccount('manager', ['*'])],
    cameras: [testCamera('pen-01')],
    tokens: { accessLifetimeS: 2 },
  });
  try {
    const { closed } = openSocket(brief.address, ['barnwatch.bearer', await brief.access('manager')]);
    expect(await closed).toEqual([4401, 'token-expired']);
  } finally {
    await brief.stop();
  }
});
