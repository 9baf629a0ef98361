import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { mergeRegistry } from '../compose/merge-registry';
import { builtRemote, discoveryCode } from '../compose/testing/suite-on-disk';
import { securityHeaders } from './security-headers';
import { noOrigins } from './suite-origins';
import { type SuiteServer, startSuiteServer } from './suite-server';

const page = `<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><title>BarnWatch</title>${' '.repeat(1_024)}`;
const entry = 'remotes/mf-cameras/1.0.0/remote-entry.0123456789ab.js';
/** The suite lies in it, beside a file that is nobody's business. */
let surroundings: string;
let folder: string;
let server: SuiteServer;

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

beforeAll(async () => {
  surroundings = mkdtempSync(path.join(tmpdir(), 'served-'));
  folder = path.join(surroundings, 'suite');
  mkdirSync(folder);
  writeFileSync(path.join(surroundings, 'outside.txt'), 'secret');
  write('index.html', page);
  write('service-worker.js', 'self.skipWaiting;');
  write('shell.0123456789ab.js', 'const shell = 1;');
  write(entry, 'const entry = 1;');
  write(`${entry}.gz`, gzipSync('const entry = 1;'));
  write('.secret', 'secret');
  write('.git/config', 'secret');
  write('a b.js', 'const space = 1;');
  server = await startSuiteServer({ folder, host: '127.0.0.1', port: 0, secure: false });
});

afterAll(async () => {
  await server.close();
  rmSync(surroundings, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A bare request: `fetch` would decode bodies and tidy up paths. */
function ask(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path: target, method, headers }, (answer) => {
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

const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

describe('the page', () => {
  test.each([
    '/',
    '/index.html',
    '/%69ndex.html',
    '/dashboard/north-barn/camera?tab=2',
    `/dashboard/${'x'.repeat(500)}`,
  ])('%s carries a fresh nonce that the policy names', async (target) => {
    const [first, second] = await Promise.all([ask(target, navigation), ask(target, navigation)]);
    const nonce = /nonce="([^"]+)"/.exec(first.body.toString())?.[1];
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(second.body.equals(first.body)).toBe(false);
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers.etag).toBeUndefined();
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as %s', async (encoding, decode) => {
    const answer = await ask('/', { 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decode(answer.body).toString()).toContain('<title>BarnWatch</title>');
  });
});

describe('files', () => {
  test('with a digest in their name are kept for ever, in the best encoding that lies there', async () => {
    const plain = await ask(`/${entry}`);
    const packed = await ask(`/${entry}`, { 'accept-encoding': 'gzip, deflate, br' });
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.body.toString()).toBe('const entry = 1;');
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).toString()).toBe('const entry = 1;');
    expect([plain.headers.vary, packed.headers.vary]).toEqual(['accept-encoding', 'accept-encoding']);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
  });

  test('of remotes may be loaded by a shell of another origin, those of the shell may not', async () => {
    const remote = await ask(`/${entry}`);
    const shell = await ask('/shell.0123456789ab.js');
    expect([remote.headers['access-control-allow-origin'], remote.headers['cross-origin-resource-policy']]).toEqual([
      '*',
      'cross-origin',
    ]);
    expect([shell.headers['access-control-allow-origin'], shell.headers['cross-origin-resource-policy']]).toEqual([
      undefined,
      'same-origin',
    ]);
  });

  test.each([
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'gzip'],
    ['identity, GZIP', 'gzip'],
    ['br', undefined],
    ['*;q=0', undefined],
    ['', undefined],
  ])('are sent to who accepts %j as %s', async (accepted, encoding) => {
    const { headers } = await ask(`/${entry}`, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
  });

  test('are sent in parts to who asks for one', async () => {
    const part = await ask(`/${entry}`, { range: 'bytes=0-4' });
    expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([206, 'const', 'bytes 0-4/16']);
    expect((await ask(`/${entry}`, { range: 'bytes=99-' })).status).toBe(416);
  });

  test('without one are asked for each time, by their ETag', async () => {
    const first = await ask('/service-worker.js');
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers.etag);
    const second = await ask('/service-worker.js', { 'if-none-match': `"other", ${etag}` });
    expect([second.status, second.body.byteLength, second.headers['cache-control']]).toEqual([304, 0, 'no-cache']);
    write('service-worker.js', 'self.skipWaiting();');
    const third = await ask('/service-worker.js', { 'if-none-match': etag });
    expect([third.status, third.body.toString()]).toEqual([200, 'self.skipWaiting();']);
    write('service-worker.js', 'self.skipWaiting;');
  });

  test('that may be edited where they lie are encoded as they are now', async () => {
    for (const name of ['first', 'second']) {
      write('remotes/mf-cameras/1.0.0/remote.json', JSON.stringify({ name, filler: 'x'.repeat(2_000) }));
      const answer = await ask('/remotes/mf-cameras/1.0.0/remote.json', { 'accept-encoding': 'br' });
      expect(answer.headers['content-encoding']).toBe('br');
      expect(answer.headers['content-length']).toBe(String(answer.body.byteLength));
      expect(JSON.parse(brotliDecompressSync(answer.body).toString())).toMatchObject({ name });
      const again = await ask('/remotes/mf-cameras/1.0.0/remote.json', {
        'accept-encoding': 'br',
        'if-none-match': String(answer.headers.etag),
      });
      expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    }
  });

  test.each(['/suite.json', '/a%20b.js?x=1'])('are found by the path that %s names', async (target) => {
    write('suite.json', '{}');
    expect((await ask(target)).status).toBe(200);
  });

  test('are described to HEAD without a body', async () => {
    const answer = await ask('/service-worker.js', {}, 'HEAD');
    expect([answer.status, answer.headers['content-length'], answer.body.byteLength]).toEqual([200, '17', 0]);
    const whole = await ask('/', {}, 'HEAD');
    expect([whole.status, whole.headers['content-type'], whole.body.byteLength]).toEqual([
      200,
      'text/html; charset=utf-8',
      0,
    ]);
  });
});

describe('refusals', () => {
  test.each([
    ['/remotes/mf-cameras/9.9.9/remote-entry.0123456789ab.js', navigation, 404],
    ['/missing.0123456789ab.js', { accept: '*/*' }, 404],
    ['/missing', { accept: '*/*', 'sec-fetch-mode': 'cors' }, 404],
    ['/remotes/', navigation, 404],
    ['/.secret', navigation, 404],
    ['/.git/config', navigation, 404],
    ['/a/.env', navigation, 404],
    ['/%2egit/config', navigation, 404],
    ['/../outside.txt', navigation, 404],
    ['/remotes/../../outside.txt', navigation, 404],
    ['/%2e%2e/outside.txt', navigation, 404],
    ['/%2E%2E%2Foutside.txt', navigation, 404],
    ['/..%5coutside.txt', navigation, 404],
    ['/../../etc/passwd', {}, 404],
    ['//etc/passwd', navigation, 404],
    ['/remotes', { accept: '*/*' }, 404],
    ['/%zz', {}, 400],
    ['/%', {}, 400],
    ['/%00', {}, 400],
  ])('%s %j: %i, as text that no cache keeps', async (target, headers, status) => {
    const answer = await ask(target, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('never leave the folder', async () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '%2e',
      '%2F',
      '/',
      '\\',
      '%5c',
      '%00',
      '%252e',
      '%c0%ae',
      'a',
      'remotes',
      '~',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const answer = await ask(`/${pieces.join('')}/outside.txt`, navigation);
        expect([200, 400, 404]).toContain(answer.status);
        expect(answer.body.toString()).not.toContain('secret');
      }),
    );
  });

  test('a share without a worker leads to the page that says so', async () => {
    const answer = await ask('/share', { 'content-type': 'multipart/form-data; boundary=x' }, 'POST');
    expect([answer.status, answer.headers.location]).toEqual([303, '/share?problem=no-worker']);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('of %s say which methods are answered', async (method) => {
    const answer = await ask('/', { 'content-type': 'text/unknown' }, method);
    expect([answer.status, answer.headers.allow, answer.headers['x-content-type-options']]).toEqual([
      405,
      'GET, HEAD',
      'nosniff',
    ]);
  });
});

describe('security headers', () => {
  const expected = Object.keys(securityHeaders({ ...noOrigins, nonce: '', secure: false, remoteFile: false }));

  test.each(['/', '/index.html', `/${entry}`, '/missing.js', '/%zz', '/../outside.txt'])(
    'are all on %s',
    async (target) => {
      const { headers } = await ask(target);
      for (const name of expected) expect([name, headers[name.toLowerCase()]]).toEqual([name, expect.any(String)]);
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  test('follow the registry without a restart', async () => {
    const registry = mergeRegistry(
      [builtRemote('mf-cameras', '1.0.0')],
      {
        branding: { name: 'BarnWatch' },
        instances: [
          {
            globalUniqueIdentifier: 'a',
            name: 'A',
            realWorldName: 'A',
            type: 'barn',
            discoveryCode: discoveryCode('barn.example', 8071),
          },
        ],
        disabledRemotes: [],
        allowOverrides: false,
        baseUrls: { 'mf-cameras': 'https://cdn.example/cameras/' },
      },
      { pins: {}, switches: {} },
      { contract: '1.0.0', composedAt: 1 },
    );
    write('suite.json', JSON.stringify(registry));
    const policy = String((await ask('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://cdn.example;");
    expect(policy).toContain("img-src 'self' blob: data: http://barn.example:8071;");
    write('suite.json', '{');
    expect(String((await ask('/')).headers['content-security-policy'])).toContain("script-src 'self';");
  });
});

test('says that a port is taken', async () => {
  await expect(startSuiteServer({ folder, host: '127.0.0.1', port: server.port, secure: false })).rejects.toMatchObject(
    { code: 'EADDRINUSE' },
  );
});
