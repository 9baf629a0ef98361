import { once } from 'node:events';
import { WebSocket } from 'ws';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../testing/test-instance';

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
    // Nobody waits for bytes of a socket that was closed.
    firstBytes: new Promise((resolve) => {
      socket.once('message', (data: Buffer) => resolve(data.subarray(0, 3).toString()));
      socket.once('close', (code, reason) => resolve(`closed: ${code} ${reason}`));
    }),
    closed: new Promise((resolve) => {
      socket.once('close', (code, reason) => resolve([code, String(reason)]));
    }),
  };
}

test.each([
  ['directly', () => barn.address],
  ['through a gateway', () => `${gateway.address}/gw/test-barn`],
])('streams FLV in binary messages %s, and echoes no token', async (_, address) => {
  const { socket, firstBytes, closed } = openSocket(address(), ['barnwatch.bearer', token]);
  expect(await firstBytes).toBe('FLV');
  expect(socket.protocol).toBe('barnwatch.bearer');
  socket.close();
  await closed;
});

test.each([
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

/** The HTTP status of a refused handshake. */
async function refusedStatus({ socket }: Opened): Promise<number> {
  const [, response] = await once(socket, 'unexpected-response');
  return (response as { statusCode: number }).statusCode;
}

test('answers HEAD without starting anything', async () => {
  const answer = await barn.call('HEAD', 'api/streaming/pen-01', { token });
  expect([answer.status, answer.bytes.length]).toEqual([200, 0]);
  expect((await barn.call('HEAD', 'api/streaming/pen-01')).status).toBe(401);
});

test('closes with a code that a browser can see, when the token is no good', async () => {
  expect(await openSocket(barn.address, ['barnwatch.bearer', 'garbage']).closed).toEqual([4401, 'token-invalid']);
});

test('refuses the handshake without a token, without the right, and of other origins', async () => {
  expect(await refusedStatus(openSocket(barn.address, []))).toBe(401);
  const nobody = await barn.access('nobody');
  expect(await refusedStatus(openSocket(barn.address, ['barnwatch.bearer', nobody]))).toBe(403);
  const headers = { origin: 'http://stranger.example' };
  expect(await refusedStatus(openSocket(barn.address, ['barnwatch.bearer', token], headers))).toBe(403);
});

test('ends running streams when privacy begins', async () => {
  const { firstBytes, closed } = openSocket(barn.address, ['barnwatch.bearer', token]);
  await firstBytes;
  await barn.call('PUT', 'api/privacy/pen-01/true', { token });
  expect(await closed).toEqual([4403, 'camera-in-privacy']);
  const later = openSocket(barn.address, ['barnwatch.bearer', token]);
  expect(await later.closed).toEqual([4403, 'camera-in-privacy']);
  await barn.call('PUT', 'api/privacy/pen-01/false', { token });
});

test('takes no more viewers than it can carry', async () => {
  const opened = Array.from({ length: 3 }, () => openSocket(barn.address, ['barnwatch.bearer', token]));
  await Promise.all(opened.map(({ firstBytes }) => firstBytes));
  expect(await refusedStatus(openSocket(barn.address, ['barnwatch.bearer', token]))).toBe(503);
  const refused = await barn.call('GET', 'api/streaming/pen-01', { token });
  expect([refused.status, refused.body.error?.code]).toEqual([503, 'too-many-streams']);
  for (const { socket } of opened) socket.close();
  await Promise.all(opened.map(({ closed }) => closed));
});

test('ends a stream with the access token, so that the client renews it', async () => {
  const brief = await startTestInstance({
    accounts: [testAccount('manager', ['*'])],
    cameras: [testCamera('pen-01')],
    tokens: { accessLifetimeS: 2 },
  });
  try {
    const { closed } = openSocket(brief.address, ['barnwatch.bearer', await brief.access('manager')]);
    expect(await closed).toEqual([4401, 'access-ended']);
  } finally {
    await brief.stop();
  }
});
