import { millisecondsInDay } from 'date-fns/constants';
import { startTestInstance, type TestInstance, testAccount } from '../testing/test-instance';

describe.each(['single-use', 'reusable'] as const)('sessions with %s refresh tokens', (refreshTokens) => {
  let barn: TestInstance;
  beforeAll(async () => {
    const accounts = [testAccount('manager', []), testAccount('viewer', [])];
    barn = await startTestInstance({ accounts, tokens: { refreshTokens } });
  });
  afterAll(() => barn.stop());

  const refresh = (refreshToken: string, userAgent: string) =>
    barn.call('POST', 'api/login/refresh', { body: { refreshToken }, headers: { 'user-agent': userAgent } });
  const list = async (token: string) =>
    (await barn.call('GET', 'api/login/sessions', { token })).body.data?.sessions as readonly Record<string, unknown>[];

  test('lists where one is signed in, and when each device was last in use', async () => {
    const phone = await barn.signIn('manager');
    await barn.signIn('viewer');
    barn.advance(60_000);
    const office = await barn.signIn('manager');
    const first = await refresh(phone, 'Phone');
    barn.advance(60_000);
    const answer = await refresh(office, `Office ${'x'.repeat(1_000)}`);
    const sessions = await list(String(answer.body.data?.accessToken));
    expect(sessions).toHaveLength(2);
    expect(sessions).toMatchObject([
      { current: true, userAgent: `Office ${'x'.repeat(293)}` },
      { current: false, userAgent: 'Phone' },
    ]);
    const [atOffice, onPhone] = sessions;
    expect(Number(atOffice?.createdAt) - Number(onPhone?.createdAt)).toBeGreaterThanOrEqual(60_000);
    expect(Number(atOffice?.lastRefreshedAt) - Number(onPhone?.lastRefreshedAt)).toBeGreaterThanOrEqual(60_000);
    await barn.call('DELETE', `api/login/${office}`);
    expect(await list(String(first.body.data?.accessToken))).toMatchObject([{ userAgent: 'Phone', current: true }]);
  });

  test('one of them can be ended from another, once, and by nobody else', async () => {
    const phone = await barn.signIn('manager');
    const lost = String((await refresh(phone, 'Lost phone')).body.data?.accessToken);
    const office = await barn.access('manager');
    const found = (await list(office)).find(({ userAgent }) => userAgent === 'Lost phone');
    const end = (token: string) => barn.call('DELETE', `api/login/sessions/${found?.sessionId}`, { token });
    expect(await end(await barn.access('viewer'))).toMatchObject({ status: 404 });
    expect(await list(lost)).toBeDefined();
    expect(await end(office)).toMatchObject({ status: 200, body: { data: {} } });
    expect((await barn.call('GET', 'api/permissions', { token: lost })).body.error?.code).toBe('token-invalid');
    expect((await refresh(phone, 'Lost phone')).status).toBe(403);
    expect(await list(office)).not.toContainEqual(found);
    expect(await end(office)).toMatchObject({ status: 404, body: { error: { code: 'session-unknown' } } });
  });

  test('all others can be ended at once; the one that asks and other accounts stay', async () => {
    const office = await barn.access('manager');
    const viewer = await barn.access('viewer');
    const phones = [await barn.access('manager'), await barn.access('manager')];
    const before = await list(office);
    const answer = await barn.call('POST', 'api/login/sessions/endOthers', { token: office });
    expect(answer).toMatchObject({ status: 200, body: { data: { ended: before.length - 1 } } });
    expect(before.length).toBeGreaterThan(2);
    expect(await list(office)).toMatchObject([{ current: true }]);
    for (const token of phones) expect((await barn.call('GET', 'api/permissions', { token })).status).toBe(401);
    expect((await barn.call('GET', 'api/permissions', { token: viewer })).status).toBe(200);
    const again = await barn.call('POST', 'api/login/sessions/endOthers', { token: office });
    expect(again.body.data).toEqual({ ended: 0 });
  });

  test('forgets a session that has expired', async () => {
    await barn.signIn('viewer');
    barn.advance(100 * millisecondsInDay);
    const access = await barn.access('viewer');
    expect(await list(access)).toMatchObject([{ current: true }]);
  });
});
