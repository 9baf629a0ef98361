import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { WebSocket, WebSocketServer } from 'ws';
import { freePort } from '../reference-barn/testing/free-port';
import { securityHeaders } from '../suite-server/security-headers';
import { noOrigins } from '../suite-server/suite-origins';
import { fillTemplate } from './fill-template';
import { type Nginx, startNginx } from './testing/start-nginx';

const page = '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style>';
const entry = '/remotes/mf-cameras/1.0.0/remote-entry.0123456789ab.js';
const program = 'const entry = 1;';
const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

let folder: string;
let nginx: Nginx;
let instance: Server;
let ports: { readonly suite: number; readonly http2: number; readonly barn: number };

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'barnwatch-nginx-suite-'));
  write('suite/index.html', page);
  // The builds make none; one that lay there would be a page without a nonce.
  write('suite/index.html.gz', gzipSync('stale'));
  write('suite/service-worker.js', 'self.skipWaiting;');
  write(`suite${entry}`, program);
  write(`suite${entry}.gz`, gzipSync(program));
  write(`suite${entry}.br`, brotliCompressSync(program));
  write('suite/.secret', 'secret');
  write('registry/suite.json', '{"version":1}');
  write('registry/suite.json.gz', gzipSync('{"version":0}'));
  instance = createServer((asked, answer) => {
    if (asked.headers.range === 'bytes=2-4')
      answer.writeHead(206, { 'content-range': 'bytes 2-4/6', 'content-type': 'video/mp4' }).end('cde');
    else answer.end(JSON.stringify({ url: asked.url, forwarded: asked.headers['x-forwarded-for'] }));
  });
  new WebSocketServer({ server: instance }).on('connection', (socket, { url }) => {
    socket.send(url ?? '');
    socket.on('message', (data) => socket.send(data));
  });
  const barnPort = await freePort();
  instance.listen(barnPort, '127.0.0.1');
  await once(instance, 'listening');
  ports = { suite: await freePort(), http2: await freePort(), barn: await freePort() };
  const values = { BARNWATCH_SUITE: `${folder}/suite`, BARNWATCH_REGISTRY: `${folder}/registry` };
  nginx = await startNginx([
    { kind: 'suite', port: ports.suite, values },
    { kind: 'suite', port: ports.http2, options: 'http2', values },
    { kind: 'instance', port: ports.barn, values: { BARNWATCH_INSTANCE: `http://127.0.0.1:${barnPort}` } },
  ]);
});

afterAll(async () => {
  await nginx.stop();
  instance.closeAllConnections();
  instance.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A bare request: `fetch` would decode bodies and tidy up paths. */
function ask(
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
  port = ports.suite,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: target, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('the page', () => {
  test.each(['/', '/index.html', '/dashboard/north-barn/camera?tab=2'])(
    '%s carries a fresh nonce that the policy names, and is not kept',
    async (target) => {
      const first = await ask(target, { ...navigation, 'accept-encoding': 'gzip', range: 'bytes=0-4' });
      const second = await ask(target, { ...navigation, 'if-modified-since': 'Thu, 31 Dec 2037 00:00:00 GMT' });
      const text = (first.headers['content-encoding'] === 'gzip' ? gunzipSync(first.body) : first.body).toString();
      const nonces = [...text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
      expect(nonces).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), nonces[0]]);
      expect(first.headers['content-security-policy']).toContain(`'nonce-${nonces[0]}'`);
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.body.toString()).not.toContain(nonces[0]);
      expect(first.headers['cache-control']).toBe('no-cache');
      expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
      expect([first.headers.etag, first.headers['last-modified']]).toEqual([undefined, undefined]);
    },
  );

  test.each([
    ['a program', '/missing.js', { accept: '*/*' }],
    ['a file that a page asks for', '/missing', { accept: 'text/html', 'sec-fetch-mode': 'cors' }],
    ['a name with a dot, of a client that says nothing more', '/missing.png', { accept: 'text/html' }],
    ['a remote that is not there', '/remotes/mf-cameras/9.0.0/remote-entry.js', navigation],
    ['what is hidden', '/.secret', navigation],
  ])('does not stand for %s', async (_what, target, headers) => {
    const answer = await ask(target, headers);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBeUndefined();
  });
});

test('every answer, errors too, has the headers of the one table', async () => {
  const answers = [await ask('/', navigation), await ask('/missing.js'), await ask(entry), await ask('/', {}, 'POST')];
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 405]);
  for (const [index, { headers }] of answers.entries()) {
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    const expected = securityHeaders({ ...noOrigins, nonce, secure: false, remoteFile: index === 2 });
    const lower = Object.entries(expected).map(([name, value]) => [name.toLowerCase(), value]);
    expect(headers).toMatchObject(Object.fromEntries(lower));
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers.server).toBe('nginx');
  }
});

describe('files', () => {
  test('with a digest in their name are kept for ever, in the form that was encoded when they were built', async () => {
    const plain = await ask(entry);
    const gzip = await ask(entry, { 'accept-encoding': 'gzip' });
    const best = await ask(entry, { 'accept-encoding': 'gzip, br' });
    expect(plain.body.toString()).toBe(program);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(gunzipSync(gzip.body).toString()).toBe(program);
    expect(best.headers['content-encoding']).toBe(nginx.brotli ? 'br' : 'gzip');
    expect((nginx.brotli ? brotliDecompressSync : gunzipSync)(best.body).toString()).toBe(program);
    for (const { headers } of [plain, gzip, best]) expect(headers.vary).toMatch(/accept-encoding/i);
  });

  test('of other names, and the registry, are asked for each time, by their ETag', async () => {
    const worker = await ask('/service-worker.js');
    const registry = await ask('/suite.json', { 'accept-encoding': 'gzip, br' });
    expect([worker.headers['cache-control'], registry.headers['cache-control']]).toEqual(['no-cache', 'no-cache']);
    expect(registry.body.toString()).toBe('{"version":1}');
    const again = await ask('/suite.json', { 'if-none-match': String(registry.headers.etag) });
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'no-cache']);
  });

  test('are sent in parts to who asks for one', async () => {
    const part = await ask(entry, { range: 'bytes=0-4' });
    expect([part.status, part.headers['content-range'], part.body.toString()]).toEqual([206, 'bytes 0-4/16', 'const']);
    expect((await ask(entry, { range: 'bytes=99-' })).status).toBe(416);
  });

  test('come over HTTP/2', async () => {
    const session = connect(`http://127.0.0.1:${ports.http2}`);
    const stream = session.request({ ':path': entry });
    const [headers] = await once(stream, 'response');
    expect(headers[':status']).toBe(200);
    session.destroy();
  });
});

describe('an instance behind it', () => {
  test('hears the address of its caller, not what a caller writes, and answers parts', async () => {
    const answer = await ask('/gw/1/api/login/x', { 'x-forwarded-for': '10.9.9.9' }, 'GET', ports.barn);
    expect(JSON.parse(answer.body.toString())).toEqual({ url: '/gw/1/api/login/x', forwarded: '127.0.0.1' });
    const part = await ask('/api/recordings/1', { range: 'bytes=2-4' }, 'GET', ports.barn);
    expect([part.status, part.body.toString()]).toEqual([206, 'cde']);
  });

  test('speaks WebSocket through it', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${ports.barn}/gw/north/api/streaming/pen-01`);
    const [asked] = await once(socket, 'message');
    socket.send('a picture');
    const [echo] = await once(socket, 'message');
    expect([String(asked), String(echo)]).toEqual(['/gw/north/api/streaming/pen-01', 'a picture']);
    socket.close();
    await once(socket, 'close');
  });
});

test('a template names what it has no value for, and leaves the variables of nginx alone', () => {
  const place = (name: string): string => `\${${name}}`;
  const [needed, spare] = [place('BARNWATCH_A'), place('BARNWATCH_BROTLI')];
  expect(fillTemplate(`${needed} ${spare}`, {})).toEqual({ kind: 'missing', names: ['BARNWATCH_A'] });
  expect(fillTemplate(`$uri ${needed}`, { BARNWATCH_A: '$1' })).toEqual({ kind: 'filled', text: '$uri $1' });
});
