import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigurationInput } from '../configuration/read-configuration';
import { startedAddress } from '../testing/started-address';

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-log-'));
const program = fileURLToPath(new URL('../main.ts', import.meta.url));
const password = 'Canary-Password-1!';
const email = 'canary@barn.example';

let instance: ChildProcess;
let address = '';
let output = '';

beforeAll(async () => {
  const configuration: ConfigurationInput = {
    role: 'barn',
    identity: { globalUniqueIdentifier: 'canary', name: 'canary', realWorldName: 'Canary barn' },
    listen: { port: 0 },
    dataFolder: join(folder, 'data'),
    logLevel: 'trace',
    authentication: { emailPassword: true, signUp: true },
    discovery: { remote: { hostname: 'localhost', port: 8090, protocol: 'http' } },
    mail: { suiteUrl: 'http://localhost', from: 'a@b.example', outboxPage: true },
    trustedSenators: [{ globalUniqueIdentifier: '66', keysUrl: 'http://127.0.0.1:9/keys?canary-in-address' }],
    accounts: [{ accountId: 'manager', displayName: 'Manager', username: 'manager', password, permissions: ['*'] }],
    gateway: [{ id: 'gone', url: 'http://127.0.0.1:9' }],
  };
  const file = join(folder, 'barn.json');
  writeFileSync(file, JSON.stringify(configuration));
  instance = fork(program, ['--configuration', file], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [instance.stdout, instance.stderr])
    stream?.on('data', (part: Buffer) => (output += String(part)));
  address = await startedAddress(instance);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function call(method: string, path: string, body?: object, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${address}/${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return text.startsWith('{') ? (JSON.parse(text).data ?? {}) : { text };
}

test('writes no password, token, ticket, address or link to its log, whatever is called', async () => {
  const login = { username: 'manager', password };
  const { refreshToken } = await call('POST', 'api/auth/usernamePassword/login', login);
  const { accessToken, refreshToken: successor } = await call('POST', 'api/login/refresh', { refreshToken });
  const token = String(accessToken);
  const { ticket } = await call('POST', 'api/tickets', { path: 'api/cameras/a/still' }, token);
  const ticketText = String((ticket as { ticket: string }).ticket);
  await call('GET', `api/cameras/a/still?ticket=${ticketText}`);
  await call('GET', 'api/cameras', undefined, `${token}x`);
  await call('GET', `gw/gone/api/cameras?ticket=${ticketText}`, undefined, token);
  await call('DELETE', `gw/gone/api/login/${String(successor)}`);
  await call('POST', 'api/auth/usernamePassword/login', { ...login, password: 'Canary-Wrong-1!' });
  await call('POST', 'api/auth/emailPassword', { email, password, passwordRepetition: password, acceptEula: true });
  const verificationToken = /token=([\w-]+)/.exec(String((await call('GET', 'outbox')).text))?.[1] ?? '';
  await call('POST', 'api/auth/emailPassword/verify', { authenticationId: 'unknown', verificationToken });
  const assertion = `${Buffer.from('{"alg":"EdDSA"}').toString('base64url')}.${Buffer.from('{"iss":"66"}').toString('base64url')}.Y2FuYXJ5`;
  await call('POST', 'api/auth/remote/login', { assertion });
  await call('POST', 'api/auth/serviceAccount/login', { assertion });
  await call('DELETE', `api/login/${String(successor)}`);
  const ended = new Promise((resolve) => instance.once('close', resolve));
  instance.kill('SIGTERM');
  expect(await ended).toBe(0);

  expect(output.trim().split('\n').length).toBeGreaterThan(12);
  for (const line of output.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('time');
  expect(verificationToken).toMatch(/.{40}/);
  const secrets = {
    password,
    refreshToken,
    token,
    successor,
    ticketText,
    verificationToken,
    assertion,
    email,
    wrong: 'Canary-Wrong',
  };
  expect(Object.entries(secrets).filter(([, secret]) => output.includes(String(secret)))).toEqual([]);
  expect(output).not.toContain('canary-in-address');
});
