import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createNetServer, type Socket } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { startTestInstance, type TestInstance } from '../testing/test-instance';
import { parseGatewayPath } from './gateway-path';

describe('paths', () => {
  test.each([
    ['/gw/north-barn/api/p', { kind: 'pass', id: 'north-barn', target: '/api/p' }],
    ['/gw/a/api/x%2Fy?b=1&c=?', { kind: 'pass', id: 'a', target: '/api/x%2Fy?b=1&c=?' }],
    ['/api/p', { kind: 'not-for-gateway' }],
    ['/gwx/a/api/p', { kind: 'not-for-gateway' }],
  ])('%s', (url, expected) => {
    expect(parseGatewayPath(url)).toEqual(expected);
  });

  test.each([
    '/gw',
    '/gw/a',
    '/gw/a/docs',
    '/gw/a/gw/b/api/p',
    '/gw/a/api/../docs',
    '/gw/a/api/%2e%2e/docs',
    '/gw/a/api/..%2fdocs',
    '/gw/a b/api/p',
  ])('refuses %s', (url) => {
    expect(parseGatewayPath(url)).toEqual({ kind: 'refused' });
  });
});

test('speaks TLS with an instance at https, to which nothing is said in the clear', async () => {
  const heard: Buffer[] = [];
  const tapped = createNetServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (bytes) => {
      heard.push(bytes);
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => tapped.listen(0, '127.0.0.1', resolve));
  const url = `https://127.0.0.1:${(tapped.address() as AddressInfo).port}`;
  const gateway = await startTestInstance({ role: 'gateway', gateway: [{ id: 'far', url }] });
  const answer = await gateway.call('POST', 'gw/far/api/login', { body: { password: 'Secret-2026!' } });
  expect([answer.status, answer.body.error?.code]).toEqual([502, 'instance-unreachable']);
  const socket = new WebSocket(`${gateway.address.replace('http', 'ws')}/gw/far/api/streaming/a`);
  const status = await new Promise((resolve) => {
    socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
    socket.once('error', () => undefined);
  });
  expect(status).toBe(502);
  // 22: the handshake of TLS.
  expect(heard.map((bytes) => bytes[0])).toEqual([22, 22]);
  await gateway.stop();
  await new Promise((resolve) => tapped.close(resolve));
});

/** An instance that answers the first call on each connection, and closes the connection when a second one comes. */
async function forgetfulInstance() {
  const calls: string[] = [];
  const known = new WeakSet<Socket>();
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${known.has(request.socket) ? 'closed' : 'answered'}`);
    if (known.has(request.socket)) return void request.socket.destroy();
    known.add(request.socket);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const gateway = await startTestInstance({ role: 'gateway', gateway: [{ id: 'forgetful', url }] });
  return { calls, server, gateway };
}

test('a question that a kept connection is closed under is asked once more; what would be done twice is not', async () => {
  const { calls, server, gateway } = await forgetfulInstance();
  const path = 'gw/forgetful/api/p';
  const asked = [await gateway.call('GET', path), await gateway.call('GET', path)];
  expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  expect(calls).toEqual(['GET answered', 'GET closed', 'GET answered']);
  calls.splice(0);
  await gateway.call('GET', path);
  const told = await gateway.call('POST', path, { body: { a: 1 } });
  expect([told.status, told.body.error?.code]).toEqual([502, 'instance-unreachable']);
  expect(calls).toEqual(['GET answered', 'POST closed']);
  await gateway.stop();
  server.close();
});

describe('a gateway', () => {
  const seen: IncomingMessage[] = [];
  let behind: Server;
  let streamed: (response: ServerResponse) => void = () => undefined;
  let gateway: TestInstance;
  beforeAll(async () => {
    behind = createServer((request, response) => {
      seen.push(request);
      if (request.url === '/api/stream') {
        streamed(response);
        response.writeHead(200).write('first');
        return;
      }
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        response.writeHead(206, { 'content-range': 'bytes 0-3/9', 'x-own': 'yes', connection: 'x-hop', 'x-hop': 'no' });
        response.end(Buffer.concat(parts));
      });
    });
    new WebSocketServer({ server: behind }).on('connection', (socket, { url }) =>
      socket.on('message', (data) => {
        if (String(data) === 'end') socket.close(4401, 'access-ended');
        else socket.send(`${url}: ${String(data)}`);
      }),
    );
    await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
    gateway = await startTestInstance({
      role: 'gateway',
      gateway: [
        { id: 'here', url: `http://127.0.0.1:${(behind.address() as AddressInfo).port}` },
        // Port 9 (discard) is closed on every sensible machine.
        { id: 'gone', url: 'http://127.0.0.1:9' },
      ],
    });
  });
  afterAll(async () => {
    await gateway.stop();
    behind.close();
  });

  test('passes method, path, query, body and headers on, and the answer back', async () => {
    const answer = await gateway.call('PUT', 'gw/here/api/x/y?z=1', {
      body: { a: 'ä' },
      headers: { range: 'bytes=0-3' },
    });
    expect([answer.status, answer.headers.get('content-range'), answer.headers.get('x-own')]).toEqual([
      206,
      'bytes 0-3/9',
      'yes',
    ]);
    expect(JSON.parse(String(answer.bytes))).toEqual({ a: 'ä' });
    expect(answer.headers.get('x-hop')).toBeNull();
    const request = seen.at(-1);
    expect(request).toMatchObject({ method: 'PUT', url: '/api/x/y?z=1' });
    expect(request?.headers).toMatchObject({
      range: 'bytes=0-3',
      'x-forwarded-for': expect.stringContaining('127.0.0.1'),
    });
  });

  test('says when an instance cannot be reached, so that the suite may read it', async () => {
    const answer = await gateway.call('POST', 'gw/gone/api/p', {
      body: {},
      headers: { origin: 'http://suite.example' },
    });
    expect([answer.status, answer.body.error?.code]).toEqual([502, 'instance-unreachable']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://suite.example');
  });

  test('lets a browser that asks first read why the call fails', async () => {
    const answer = await gateway.call('OPTIONS', 'gw/gone/api/cameras', {
      headers: { origin: 'http://suite.example', 'access-control-request-method': 'GET' },
    });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, 'http://suite.example']);
    expect(answer.headers.get('access-control-allow-headers')).toContain('authorization');
    const stranger = await gateway.call('OPTIONS', 'gw/gone/api/cameras', {
      headers: { origin: 'http://stranger.example', 'access-control-request-method': 'GET' },
    });
    expect([stranger.status, stranger.headers.get('access-control-allow-origin')]).toEqual([502, null]);
  });

  test('passes a stream on as it comes, and ends it with its reader', async () => {
    const leaving = new AbortController();
    const closed = new Promise((resolve) => {
      streamed = (response) => response.once('close', resolve);
    });
    const { body } = await fetch(`${gateway.address}/gw/here/api/stream`, { signal: leaving.signal });
    const { value } = (await body?.getReader().read()) ?? {};
    expect(String(Buffer.from(value ?? []))).toBe('first');
    leaving.abort();
    await closed;
  });

  test('passes a WebSocket on, both ways, until either side ends', async () => {
    const socket = new WebSocket(`${gateway.address.replace('http', 'ws')}/gw/here/api/echo`, ['a', 'b']);
    const [echoed] = await new Promise<[Buffer]>((resolve, reject) => {
      socket.once('open', () => socket.send('hello'));
      socket.once('message', (data: Buffer) => resolve([data]));
      socket.once('error', reject);
    });
    expect([String(echoed), socket.protocol]).toEqual(['/api/echo: hello', 'a']);
    const [code, reason] = await new Promise<[number, Buffer]>((resolve) => {
      socket.once('close', (...ending: [number, Buffer]) => resolve(ending));
      socket.send('end');
    });
    expect([code, String(reason)]).toEqual([4401, 'access-ended']);
  });

  test.each([
    ['gw/other/api/echo', 404],
    ['gw/here/docs', 404],
    ['gw/gone/api/echo', 502],
  ])('refuses the handshake for %s', async (path, expected) => {
    const socket = new WebSocket(`${gateway.address.replace('http', 'ws')}/${path}`);
    const status = await new Promise((resolve) => {
      socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
      socket.once('error', () => undefined);
    });
    expect(status).toBe(expected);
  });

  test('knows no other instances, and nothing of its own but that it is there', async () => {
    const other = await gateway.call('GET', 'gw/other/api/p');
    expect([other.status, other.body.error?.code]).toEqual([404, 'instance-unknown']);
    expect((await gateway.call('GET', 'api/p')).status).toBe(200);
    expect((await gateway.call('GET', 'api/identity')).status).toBe(404);
  });
});
