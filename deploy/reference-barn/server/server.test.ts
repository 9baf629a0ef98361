import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestInstance, type TestInstance, testAccount } from '../testing/test-instance';
import { loggablePath } from './log';
import { takeTicket } from './take-ticket';

let barn: TestInstance;
let token: string;
beforeAll(async () => {
  barn = await startTestInstance({ accounts: [testAccount('manager', ['*'])] });
  token = await barn.access('manager');
});
afterAll(() => barn.stop());

test('says who it is without a bearer', async () => {
  expect(String((await barn.call('GET', 'api/p')).bytes)).toBe('OK');
  expect((await barn.call('GET', 'api/v')).body.data?.version).toMatchObject({
    product: 'barnwatch',
    contractVersion: '1.0.0',
  });
  expect((await barn.call('GET', 'api/identity/')).body.data?.identity).toEqual({
    globalUniqueIdentifier: 'test-barn',
    name: 'test-barn',
    realWorldName: 'Test barn',
    type: 'barn',
  });
  expect((await barn.call('GET', 'api/identity/imageUrl')).body.data).toEqual({ imageUrl: null });
});

test('shows its picture, whatever becomes of the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'barnwatch-picture-'));
  const imageFile = join(folder, 'barn.png');
  writeFileSync(imageFile, 'picture');
  const identity = { globalUniqueIdentifier: 'test-barn', name: 'test-barn', realWorldName: 'Test barn', imageFile };
  const pictured = await startTestInstance({ identity });
  rmSync(folder, { recursive: true });
  expect((await pictured.call('GET', 'api/identity/imageUrl')).body.data).toEqual({ imageUrl: 'api/identity/image' });
  const image = await pictured.call('GET', 'api/identity/image');
  expect([image.status, image.headers.get('content-type'), String(image.bytes)]).toEqual([200, 'image/png', 'picture']);
  await pictured.stop();
});

describe('CORS', () => {
  const preflight = (origin: string) =>
    barn.call('OPTIONS', 'api/cameras', {
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    });

  test('admits the suite, without cookies', async () => {
    const { status, headers } = await preflight('http://suite.example');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('http://suite.example');
    expect(headers.get('access-control-allow-headers')).toContain('authorization');
    expect(headers.get('access-control-max-age')).toBe('7200');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('admits nobody else', async () => {
    expect((await preflight('http://suite.example.evil')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('lets the suite read refusals too', async () => {
    const { status, headers } = await barn.call('GET', 'api/cameras', { headers: { origin: 'http://suite.example' } });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([401, 'http://suite.example']);
    expect(headers.get('access-control-expose-headers')).toContain('retry-after');
  });
});

describe('what does not fit', () => {
  test('is refused with the field', async () => {
    const answer = await barn.call('PUT', 'api/regions/types/feeder', { token, body: { value: { color: 'red' } } });
    expect(answer.body.error).toMatchObject({
      code: 'invalid-request',
      details: { issues: [{ in: 'body', field: '/value/color', rule: 'pattern' }] },
    });
  });

  test.each([
    ['a body that is no JSON', '{', 'application/json', 400, 'invalid-json'],
    ['another media type', 'a=1', 'application/x-www-form-urlencoded', 415, 'media-type-unsupported'],
    ['a prototype in disguise', '{"__proto__":{"a":1}}', 'application/json', 400, 'invalid-json'],
    ['more than 1 MB', `"${'x'.repeat(1_048_577)}"`, 'application/json', 413, 'body-too-large'],
  ])('is refused: %s', async (_, body, contentType, status, code) => {
    const response = await fetch(`${barn.address}/api/login/refresh`, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    });
    expect([response.status, (await response.json()).error.code]).toEqual([status, code]);
  });

  test('is refused before the body is read, when nobody knows the caller', async () => {
    const answer = await barn.call('PUT', 'api/regions/types/feeder', { body: 'x'.repeat(2_000_000) });
    expect(answer.status).toBe(401);
  });

  test('is told apart from what does not exist', async () => {
    const answer = await barn.call('GET', 'api/nothing');
    expect([answer.status, answer.body.error?.code]).toEqual([404, 'route-unknown']);
  });
});

test('changes region types, for those who may', async () => {
  const put = await barn.call('PUT', 'api/regions/types/feeder', { token, body: { value: { color: '#12ab9F' } } });
  expect(put.body.data?.regionType).toEqual({ regionTypeId: 'feeder', color: '#12ab9F' });
  const list = await barn.call('GET', 'api/regions/types', { token });
  expect(list.body.data?.regionTypes).toEqual([{ regionTypeId: 'feeder', color: '#12ab9F' }]);
  expect((await barn.call('DELETE', 'api/regions/types/feeder', { token })).status).toBe(200);
  expect((await barn.call('DELETE', 'api/regions/types/feeder', { token })).body.error?.code).toBe(
    'region-type-unknown',
  );
});

test('shows the contract, with no script from elsewhere', async () => {
  const page = await barn.call('GET', 'docs');
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
  expect(String(page.bytes)).not.toMatch(/<script>|\son\w+=/);
  for (const [, file] of String(page.bytes).matchAll(/(?:src|href)="\/([^"]+)"/g)) {
    expect((await barn.call('GET', String(file))).status).toBe(200);
  }
  expect(String((await barn.call('GET', 'docs/barn.openapi.yaml')).bytes)).toContain('openapi: 3.1.0');
  expect((await barn.call('GET', 'api/p')).headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('survives a path that is no path', async () => {
  const status = await new Promise<string>((resolve, reject) => {
    const { port } = new URL(barn.address);
    const socket = createConnection(Number(port), '127.0.0.1', () => {
      socket.write('GET /api/cameras/%zz/still HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    });
    socket.once('data', (data) => resolve(String(data).split('\r\n')[0] ?? ''));
    socket.once('error', reject);
  });
  expect(status).toMatch(/ 40[04] /);
});

describe('the log', () => {
  test.each([
    ['/api/login/eyJh.eyJ1.c2ln', '/api/login/[token]'],
    ['/gw/a/api/login/eyJh.eyJ1.c2ln', '/gw/a/api/login/[token]'],
    ['/api/login/refresh', '/api/login/refresh'],
    ['/api/cameras/a/still?ticket=secret', '/api/cameras/a/still'],
  ])('shows %s as %s', (url, logged) => {
    expect(loggablePath(url)).toBe(logged);
  });
});

test.each([
  ['/api/a?ticket=t', { ticket: 't', path: 'api/a' }],
  ['/api/a?b=1&ticket=t&c=2', { ticket: 't', path: 'api/a?b=1&c=2' }],
  ['/api/a?b=1', { ticket: null, path: 'api/a?b=1' }],
])('parts %s into ticket and path', (url, parts) => {
  expect(takeTicket(url)).toEqual(parts);
});
