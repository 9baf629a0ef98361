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

  test('forgets a session that has expired', async () => {
    await barn.signIn('viewer');
    barn.advance(100 * millisecondsInDay);
    const access = await barn.access('viewer');
    expect(await list(access)).toMatchObject([{ current: true }]);
  });
});
