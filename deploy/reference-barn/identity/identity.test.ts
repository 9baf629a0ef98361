import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, SignJWT } from 'jose';
import { startTestInstance, type TestInstance, testAccount, testPassword } from '../testing/test-instance';

const accounts = [testAccount('manager', ['*']), testAccount('newcomer', [])];

describe('a barn with single-use refresh tokens', () => {
  let barn: TestInstance;
  beforeAll(async () => {
    barn = await startTestInstance({ accounts, authentication: { signUp: true } });
  });
  afterAll(() => barn.stop());

  const refresh = (refreshToken: string) => barn.call('POST', 'api/login/refresh', { body: { refreshToken } });

  test('signs in with the claims of the contract', async () => {
    const claims = decodeJwt(await barn.signIn('MANAGER'));
    expect(claims).toMatchObject({ uid: 'account-manager', refresh: true, iss: 'test-barn' });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(2_592_000);
    const access = decodeJwt(await barn.access('manager'));
    expect(access).toMatchObject({ uid: 'account-manager' });
    expect(access).not.toHaveProperty('refresh');
  });

  test('never hands out the same access token twice, not even within one second', async () => {
    const refreshToken = await barn.signIn('manager');
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken), refresh(refreshToken)]);
    expect(new Set(answers.map(({ body }) => body.data?.accessToken)).size).toBe(3);
  });

  test('does not tell an unknown name from a wrong password', async () => {
    for (const username of ['manager', 'nobody']) {
      const answer = await barn.call('POST', 'api/auth/usernamePassword/login', {
        body: { username, password: 'Wrong-2026!' },
      });
      expect([answer.status, answer.body.error?.code]).toEqual([401, 'credentials-rejected']);
    }
  });

  test('replaces a refresh token, and answers the same successor while the overlap lasts', async () => {
    const first = await barn.signIn('manager');
    const answers = await Promise.all([refresh(first), refresh(first), refresh(first)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const successors = new Set(answers.map(({ body }) => body.data?.refreshToken));
    expect(successors.size).toBe(1);
    expect(successors.has(first)).toBe(false);
  });

  test('ends the whole family when a token comes back after the overlap whose successor is in use', async () => {
    const first = await barn.signIn('manager');
    const second = String((await refresh(first)).body.data?.refreshToken);
    const third = String((await refresh(second)).body.data?.refreshToken);
    barn.advance(11_000);
    expect((await refresh(first)).body.error?.code).toBe('refresh-rejected');
    for (const token of [second, third]) expect((await refresh(token)).status).toBe(403);
  });

  test('refuses what is no refresh token of this barn', async () => {
    const forged = await new SignJWT({ uid: 'account-manager', refresh: true })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('test-barn')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('guessed'));
    for (const token of ['garbage', forged, await barn.access('manager')]) {
      const { status, body } = await refresh(token);
      expect([status, body.error?.code]).toEqual([403, 'refresh-rejected']);
    }
  });

  test('signs out for good, as often as asked', async () => {
    const token = await barn.signIn('manager');
    expect((await barn.call('DELETE', `api/login/${token}`)).status).toBe(200);
    expect((await barn.call('DELETE', `api/login/${token}`)).status).toBe(200);
    expect((await refresh(token)).status).toBe(403);
  });

  test('names what is wrong with a bearer', async () => {
    const code = async (token?: string) =>
      (await barn.call('GET', 'api/permissions', token === undefined ? {} : { token })).body.error?.code;
    expect(await code()).toBe('token-missing');
    expect(await code('garbage')).toBe('token-invalid');
    expect(await code(await barn.signIn('manager'))).toBe('token-invalid');
    const access = await barn.access('manager');
    barn.advance(901_000);
    expect(await code(access)).toBe('token-expired');
  });

  test('tells the permissions, none as an answer too', async () => {
    const list = async (name: string) =>
      (await barn.call('GET', 'api/permissions', { token: await barn.access(name) })).body.data?.permissions;
    expect(await list('manager')).toContain('authorization.manage');
    expect(await list('newcomer')).toEqual([]);
  });

  test.each([
    ['/username', { username: 'abcd' }],
    ['/username', { username: 'a'.repeat(21) }],
    ['/username', { username: 'not allowed' }],
    ['/password', { password: 'Short1!', passwordRepetition: 'Short1!' }],
    ['/password', { password: 'no-upper-2026!', passwordRepetition: 'no-upper-2026!' }],
    ['/password', { password: 'NO-LOWER-2026!', passwordRepetition: 'NO-LOWER-2026!' }],
    ['/password', { password: 'No-Number!', passwordRepetition: 'No-Number!' }],
    ['/password', { password: 'NoSpecial2026', passwordRepetition: 'NoSpecial2026' }],
    ['/displayName', { displayName: 'x'.repeat(31) }],
    ['/passwordRepetition', { passwordRepetition: 'Other-2026!' }],
    ['/surplus', { surplus: 1 }],
  ])('refuses a sign-up with a wrong %s: %j', async (field, wrong) => {
    const body = { username: 'anna.s', password: testPassword, passwordRepetition: testPassword, acceptEula: true };
    const answer = await barn.call('POST', 'api/auth/usernamePassword', { body: { ...body, ...wrong } });
    expect(answer.status).toBe(400);
    expect(answer.body.error?.code).toBe('invalid-request');
    expect(answer.body.error?.details?.issues).toContainEqual(expect.objectContaining({ in: 'body', field }));
  });

  test('makes an account without permissions, once', async () => {
    const body = { username: 'anna.s', password: testPassword, passwordRepetition: testPassword, acceptEula: true };
    expect((await barn.call('POST', 'api/auth/usernamePassword', { body })).status).toBe(201);
    const again = await barn.call('POST', 'api/auth/usernamePassword', { body: { ...body, username: 'Anna.S' } });
    expect([again.status, again.body.error?.code]).toEqual([409, 'username-in-use']);
    const token = await barn.access('anna.s');
    expect((await barn.call('GET', 'api/permissions', { token })).body.data?.permissions).toEqual([]);
  });

  test('has no route for ways of signing in that it does not offer', async () => {
    expect((await barn.call('GET', 'api/auth/usernamePassword')).body.data).toEqual({ supported: true });
    const email = await barn.call('GET', 'api/auth/emailPassword');
    expect([email.status, email.body.error?.code]).toEqual([404, 'route-unknown']);
  });

  test('says in one answer, and without an error, how one can sign in', async () => {
    const { status, body } = await barn.call('GET', 'api/auth/methods');
    expect([status, body.data]).toEqual([
      200,
      { methods: { usernamePassword: true, emailPassword: false, remote: false } },
    ]);
  });

  test('lets nobody be locked out by a stranger', async () => {
    const login = (password: string, userAgent: string) =>
      barn.call('POST', 'api/auth/usernamePassword/login', {
        body: { username: 'manager', password },
        headers: { 'user-agent': userAgent },
      });
    expect((await login(testPassword, 'tablet')).status).toBe(200);
    for (let attempt = 0; attempt < 12; attempt += 1) await login('Wrong-2026!', 'stranger');
    expect((await login(testPassword, 'stranger')).status).toBe(429);
    expect((await login(testPassword, 'tablet')).status).toBe(200);
    barn.advance(61_000);
  });

  test('lets nobody guess', async () => {
    const attempt = () =>
      barn.call('POST', 'api/auth/usernamePassword/login', { body: { username: 'guessed', password: 'Wrong-2026!' } });
    const statuses = (await Promise.all(Array.from({ length: 12 }, attempt))).map(({ status }) => status);
    expect(statuses).toContain(429);
    const refused = await attempt();
    expect(refused.body.error?.code).toBe('rate-limited');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a barn with reusable refresh tokens and a licence agreement', () => {
  const folder = mkdtempSync(join(tmpdir(), 'barnwatch-eula-'));
  const file = join(folder, 'terms.txt');
  let barn: TestInstance;
  beforeAll(async () => {
    writeFileSync(file, 'Be kind to the animals.');
    barn = await startTestInstance({
      accounts,
      tokens: { refreshTokens: 'reusable' },
      eula: { version: '2026-1', file },
    });
  });
  afterAll(async () => {
    await barn.stop();
    rmSync(folder, { recursive: true });
  });

  test('answers 451 until the agreement is accepted, with the same token', async () => {
    const refreshToken = await barn.signIn('manager');
    const refused = await barn.call('POST', 'api/login/refresh', { body: { refreshToken } });
    expect([refused.status, refused.body.error?.code]).toEqual([451, 'eula-required']);
    expect(refused.body.error?.details?.eulaId).toBe('eula-2026-1');
    const accepted = await barn.call('POST', 'api/login/refresh', { body: { refreshToken, acceptEula: true } });
    expect(accepted.status).toBe(200);
    expect(accepted.body.data).not.toHaveProperty('refreshToken');
    const later = await barn.call('POST', 'api/login/refresh', { body: { refreshToken } });
    expect(later.status).toBe(200);
  });

  test('shows the agreement without a bearer', async () => {
    const current = await barn.call('GET', 'api/eulas/current');
    expect(current.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(String(current.bytes)).toBe('Be kind to the animals.');
    const list = await barn.call('GET', 'api/eulas');
    expect(list.body.data?.eulas).toMatchObject([{ eulaId: 'eula-2026-1', version: '2026-1', current: true }]);
  });
});

describe('a senator', () => {
  let senator: TestInstance;
  beforeAll(async () => {
    senator = await startTestInstance({
      role: 'senator',
      authentication: { usernamePassword: false, emailPassword: true },
      accounts: [{ displayName: 'M', email: 'manager@barnwatch.example', password: testPassword, permissions: [] }],
    });
  });
  afterAll(() => senator.stop());

  test('signs in by e-mail, and has no cameras', async () => {
    const body = { email: 'Manager@barnwatch.example', password: testPassword };
    const login = await senator.call('POST', 'api/auth/emailPassword/login', { body });
    expect(login.status).toBe(200);
    expect((await senator.call('GET', 'api/auth/usernamePassword')).status).toBe(404);
    expect((await senator.call('GET', 'api/cameras')).body.error?.code).toBe('route-unknown');
  });
});

test('asks again for a new version of the licence agreement, and lists both', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'barnwatch-versions-'));
  const file = join(folder, 'terms.md');
  writeFileSync(file, '# Terms');
  const withVersion = (version: string) =>
    startTestInstance({ accounts, dataFolder: join(folder, 'data'), eula: { version, file } });
  try {
    const before = await withVersion('2026-1');
    const first = await before.signIn('manager');
    const accepted = await before.call('POST', 'api/login/refresh', {
      body: { refreshToken: first, acceptEula: true },
    });
    expect(accepted.status).toBe(200);
    await before.stop();
    const after = await withVersion('2026-2');
    try {
      const refreshToken = accepted.body.data?.refreshToken;
      const refused = await after.call('POST', 'api/login/refresh', { body: { refreshToken } });
      expect([refused.status, refused.body.error?.details?.eulaId]).toEqual([451, 'eula-2026-2']);
      expect((await after.call('GET', 'api/eulas')).body.data?.eulas).toMatchObject([
        { version: '2026-2', current: true },
        { version: '2026-1', current: false },
      ]);
    } finally {
      await after.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('keeps sessions and accounts over a restart', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'barnwatch-restart-'));
  const before = await startTestInstance({ accounts, dataFolder });
  const refreshToken = await before.signIn('manager');
  await before.stop();
  const after = await startTestInstance({ accounts, dataFolder });
  try {
    expect((await after.call('POST', 'api/login/refresh', { body: { refreshToken } })).status).toBe(200);
  } finally {
    await after.stop();
    rmSync(dataFolder, { recursive: true });
  }
});
