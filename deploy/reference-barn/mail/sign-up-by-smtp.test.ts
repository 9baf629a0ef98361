import { until } from '../streaming/testing/until';
import { startTestInstance, type TestInstance, testPassword } from '../testing/test-instance';
import { type StandInMailServer, startMailServer } from './testing/stand-in-mail-server';

let server: StandInMailServer;
let senator: TestInstance;
beforeAll(async () => {
  server = await startMailServer();
  senator = await startTestInstance({
    role: 'senator',
    authentication: { usernamePassword: false, emailPassword: true, signUp: true },
    discovery: { remote: { hostname: 'sign-in.example', port: 443, protocol: 'https' } },
    mail: {
      suiteUrl: 'http://suite.example',
      from: 'Barns <no-reply@suite.example>',
      smtp: { host: '127.0.0.1', port: server.port, tls: 'none' },
    },
  });
});
afterAll(async () => {
  await senator.stop();
  await server.close();
});

const email = 'anna@barn.example';
const post = (path: string, body: object) => senator.call('POST', `api/auth/emailPassword${path}`, { body });

/** What the link of a mail carries, out of the encoding that mails travel in (RFC 2045, quoted-printable). */
function secretOf(text: string): { authenticationId: string | null; verificationToken: string | null } {
  const plain = text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const link = new URL(/http:\/\/suite\.example\/ql\/\S+/.exec(plain)?.[0] ?? 'http://none.example');
  return { authenticationId: link.searchParams.get('id'), verificationToken: link.searchParams.get('token') };
}

test('proves an address by a mail that a mail server has carried, and by none that came before', async () => {
  const account = { email, password: testPassword, passwordRepetition: testPassword, acceptEula: true };
  expect((await post('', account)).status).toBe(201);
  await until(() => server.received.length === 1);
  expect(server.received[0]).toMatchObject({ from: 'no-reply@suite.example', to: [email] });
  expect((await post('/login', { email, password: testPassword })).status).toBe(412);
  // The page is for demonstrations: nobody has asked for it.
  expect((await senator.call('GET', 'outbox')).status).toBe(404);

  expect((await post('/verification/new', { email })).status).toBe(200);
  await until(() => server.received.length === 2);
  const [first, second] = server.received.map(({ text }) => secretOf(text));
  expect((await post('/verify', first ?? {})).body.error?.code).toBe('verification-rejected');
  expect((await post('/verify', second ?? {})).status).toBe(200);
  expect((await post('/login', { email, password: testPassword })).status).toBe(200);
});
