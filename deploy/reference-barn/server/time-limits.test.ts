import { connect } from 'node:net';
import { startTestInstance, type TestInstance, testAccount } from '../testing/test-instance';

let barn: TestInstance;
beforeAll(async () => {
  barn = await startTestInstance({ accounts: [testAccount('manager', [])], limits: { requestSeconds: 1 } });
});
afterAll(() => barn.stop());

/** Sends bytes as they are and nothing after them. @returns everything that came until the connection was closed */
function send(bytes: string): Promise<{ readonly said: string; readonly tookMs: number }> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(Number(new URL(barn.address).port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      said += String(chunk);
    });
    socket.once('error', reject);
    socket.once('close', () => resolve({ said, tookMs: performance.now() - startedAt }));
  });
}

const body = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"username":';

test.each([
  ['a body that never ends', `POST /api/auth/usernamePassword/login HTTP/1.1\r\nHost: a\r\n${body}`],
  ['a head that never ends', 'GET /api/p HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['nothing at all', ''],
])('waits so long for %s, and no longer', async (_, bytes) => {
  const { said, tookMs } = await send(bytes);
  expect(said).toMatch(/^HTTP\/1\.1 408 [\s\S]*\r\n\r\n$/);
  expect(tookMs).toBeGreaterThan(500);
  // Without the limit the connection would stay for minutes.
  expect(tookMs).toBeLessThan(45_000);
});

test.each([
  ['what is no HTTP', 'hello\r\n\r\n', 400],
  ['a head without end', `GET /api/p HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
])('ends %s at once', async (_, bytes, status) => {
  expect((await send(bytes)).said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test('serves everybody else meanwhile', async () => {
  const slow = send(`POST /api/auth/usernamePassword/login HTTP/1.1\r\nHost: a\r\n${body}`);
  expect((await barn.call('GET', 'api/permissions', { token: await barn.access('manager') })).status).toBe(200);
  await slow;
});
