import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { WebSocket, WebSocketServer } from 'ws';
import { serveChunked } from './chunked-viewer';
import { LiveCamera } from './live-camera';
import { CollectingViewer } from './testing/collecting-viewer';
import { HandFedSource, unitAt } from './testing/hand-fed-source';
import { until } from './testing/until';
import { serveWebSocket } from './web-socket-viewer';

setFlagsFromString('--expose_gc');
/** What is held is told only after what is not held has gone. */
const collectGarbage = runInNewContext('gc') as () => void;

const source = new HandFedSource();
const camera = new LiveCamera({ source, lingerMs: 0 });
const server = createServer((_, response) =>
  serveChunked(camera, response, {
    headers: { 'access-control-allow-origin': 'http://localhost:8080' },
    refuse: (reason, refused) => refused.writeHead(503).end(reason.kind),
  }),
);
const sockets = new WebSocketServer({ server });
sockets.on('connection', (socket) => serveWebSocket(camera, socket));
let port = 0;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => camera.withdraw('shutting-down'));
afterAll(async () => {
  sockets.close();
  server.closeAllConnections();
  await once(server.close(), 'close');
});

/** One key frame now and a picture 100 ms later. */
function playTwo(): void {
  const now = Date.now();
  source.deliver(unitAt(now, { keyframe: true }));
  source.deliver(unitAt(now + 100));
}

describe('a WebSocket viewer', () => {
  async function open() {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/`);
    const viewer = new CollectingViewer();
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) viewer.write(data);
    });
    await once(socket, 'open');
    await until(() => camera.status().viewers === 1);
    return { socket, viewer };
  }

  test('gets the stream in binary messages and is told why it ends', async () => {
    const { socket, viewer } = await open();
    const closed = once(socket, 'close');
    playTwo();
    await until(() => viewer.pictures.length === 2);
    expect(viewer.chunks).toBe(2);
    source.finish({ kind: 'silent', silenceMs: 8_000 });
    const [code, reason] = await closed;
    expect([code, String(reason)]).toEqual([1011, 'source-unreachable']);
    expect(viewer.script('onLiveEnd')[0]?.value).toBe('source-unreachable');
  });

  test.each(['close', 'terminate'] as const)('counts no longer after %s', async (leave) => {
    const { socket } = await open();
    socket[leave]();
    await until(() => camera.status().viewers === 0);
    await until(() => source.running === 0);
    expect(source.running).toBe(0);
  });
});

describe('a viewer of a chunked answer', () => {
  async function open(): Promise<{ answer: Promise<IncomingMessage>; leave: () => void }> {
    const asked = request({ port, host: '127.0.0.1', path: '/' });
    asked.on('error', () => {});
    const answer = once(asked, 'response').then(([response]) => response as IncomingMessage);
    answer.catch(() => {});
    asked.end();
    await until(() => camera.status().viewers === 1);
    return { answer, leave: () => asked.destroy() };
  }

  test('gets FLV that nobody stores, and a proper end', async () => {
    const { answer } = await open();
    playTwo();
    const response = await answer;
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'video/x-flv',
      'cache-control': 'no-store',
      'transfer-encoding': 'chunked',
      'access-control-allow-origin': 'http://localhost:8080',
    });
    const viewer = new CollectingViewer();
    response.on('data', (chunk: Buffer) => viewer.write(chunk));
    await until(() => viewer.pictures.length === 2);
    camera.withdraw('privacy');
    await once(response, 'end');
    expect(response.complete).toBe(true);
    expect(viewer.script('onLiveEnd')[0]?.value).toBe('camera-in-privacy');
  });

  test('gets an error with its status when it ends before the first picture', async () => {
    const { answer } = await open();
    source.finish({ kind: 'unauthorized', message: '401' });
    const response = await answer;
    response.resume();
    expect(response.statusCode).toBe(503);
  });

  test('counts no longer once it has gone', async () => {
    const { leave } = await open();
    leave();
    await until(() => camera.status().viewers === 0 && source.running === 0);
    expect(camera.status().viewers).toBe(0);
  });

  test('who reads nothing has a bounded queue', async () => {
    const { answer, leave } = await open();
    const now = Date.now();
    source.deliver(unitAt(now, { keyframe: true }));
    (await answer).pause();
    collectGarbage();
    const before = process.memoryUsage().arrayBuffers;
    // 100 MB in pictures of 100 kB; what the two sockets hold comes on top of the server's own queue.
    for (let index = 1; index <= 1_000; index++) {
      source.deliver(unitAt(now + index * 100, { size: 100_000, keyframe: index % 10 === 0 }));
      if (index % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    collectGarbage();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60_000_000);
    expect(camera.status().viewers).toBe(1);
    leave();
  });
});
