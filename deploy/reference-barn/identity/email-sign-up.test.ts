import { get } from 'node:http';
import { millisecondsInHour } from 'date-fns/constants';
import { startTestInstance, type TestInstance, testPassword } from '../testing/test-instance';

let senator: TestInstance;
beforeAll(async () => {
  senator = await startTestInstance({
    role: 'senator',
    authentication: { usernamePassword: false, emailPassword: true, signUp: true },
    discovery: { remote: { hostname: 'sign-in.example', port: 443, protocol: 'https' } },
    mail: { suiteUrl: 'http://suite.example/barns/', from: 'no-reply@suite.example', outboxPage: true },
  });
});
afterAll(() => senator.stop());

const account = { password: testPassword, passwordRepetition: testPassword, acceptEula: true };

const post = (path: string, body: object) => senator.call('POST', `api/auth/emailPassword${path}`, { body });
const signUp = (email: string, more: object = {}) => post('', { ...account, email, ...more });
const signIn = (email: string) => post('/login', { email, password: testPassword });

/** What the links in the outbox carry, the newest first. */
async function links(): Promise<URL[]> {
  const page = String((await senator.call('GET', 'outbox')).bytes);
  const addresses = [...page.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  return [...new Set(addresses)].map((address) => new URL(address));
}

async function newestSecret() {
  const [link] = await links();
  return { authenticationId: link?.searchParams.get('id'), verificationToken: link?.searchParams.get('token') };
}

test('makes an account that cannot be used before its address is proven', async () => {
  const created = await signUp('Anna.Schmidt@barn.example');
  expect(created.body.data?.account).toMatchObject({
    kind: 'emailPassword',
    displayName: 'Anna.Schmidt',
    lastSignIn: null,
  });
  const refused = await signIn('anna.schmidt@barn.example');
  expect([refused.status, refused.body.error?.code]).toEqual([412, 'email-not-verified']);
  const [link] = await links();
  expect(`${link?.origin}${link?.pathname}`).toBe('http://suite.example/barns/ql/email-verification');
  expect(link?.searchParams.get('displayName')).toBe('Anna.Schmidt');
  expect(JSON.parse(atob(link?.searchParams.get('discoveryString') ?? ''))).toEqual({
    remote: { hostname: 'sign-in.example', port: 443, protocol: 'https' },
  });

  const secret = await newestSecret();
  const wrong = await post('/verify', { ...secret, verificationToken: 'wrong' });
  expect([wrong.status, wrong.body.error?.code]).toEqual([404, 'verification-rejected']);
  expect((await post('/verify', secret)).status).toBe(200);
  // Pressed again: it is verified all the same.
  expect((await post('/verify', secret)).status).toBe(200);
  expect((await signIn('anna.schmidt@barn.example')).status).toBe(200);
  expect((await signUp('anna.schmidt@BARN.example')).body.error?.code).toBe('email-in-use');
});

test('sends the link again, and lets only the newest one work, for a day', async () => {
  await signUp('bert@barn.example');
  const first = await newestSecret();
  expect((await post('/verification/new', { email: 'bert@barn.example' })).status).toBe(200);
  const second = await newestSecret();
  expect(second).not.toEqual(first);
  expect((await post('/verify', first)).status).toBe(404);
  senator.advance(24 * millisecondsInHour + 1);
  expect((await post('/verify', second)).status).toBe(404);
  // Nobody proved it in time: the address is free again.
  expect((await signUp('bert@barn.example')).status).toBe(201);
});

test('does not tell whether there is an account, and sends at most three mails an hour', async () => {
  const before = (await links()).length;
  const answers = [];
  for (let mail = 0; mail < 4; mail += 1)
    answers.push(await post('/verification/new', { email: 'nobody@barn.example' }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect(await links()).toHaveLength(before);
});

test.each([
  ['/email', { email: 'no address' }],
  ['/password', { password: 'short1!', passwordRepetition: 'short1!' }],
  ['/password', { password: `Aa1!${'x'.repeat(67)}` }],
  ['/displayName', { displayName: 'x'.repeat(31) }],
  ['/passwordRepetition', { passwordRepetition: 'Other-2026!' }],
])('refuses a sign-up with a wrong %s', async (field, wrong) => {
  const { status, body } = await signUp('carla@barn.example', wrong);
  expect([status, body.error?.code]).toEqual([400, 'invalid-request']);
  expect(body.error?.details?.issues).toContainEqual(expect.objectContaining({ in: 'body', field }));
});

test('lets nobody write into a mail to somebody else', async () => {
  await signUp('dora@barn.example', { displayName: 'Win: http://evil.example' });
  const page = String((await senator.call('GET', 'outbox')).bytes);
  expect(page).toContain('To dora@barn.example');
  expect(page).not.toContain('Win: ');
});

describe('the outbox', () => {
  test('is a page that nothing can be loaded into', async () => {
    const { headers } = await senator.call('GET', 'outbox');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('is for this machine only: not by a foreign name, not through a proxy', async () => {
    const { port } = new URL(senator.address);
    const byName = await statusOf({ host: `rebound.example:${port}` });
    const passedOn = await statusOf({ 'x-forwarded-for': '192.0.2.7' });
    expect([await statusOf({}), byName, passedOn]).toEqual([200, 404, 404]);
  });

  test('is nowhere else', async () => {
    const barn = await startTestInstance();
    expect((await barn.call('GET', 'outbox')).status).toBe(404);
    await barn.stop();
  });
});

function statusOf(headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(`${senator.address}/outbox`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}
