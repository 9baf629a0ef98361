import { barnAddress, barnBase, barnId, barnWorld, never, openWindow, viewOf } from '../doubles/barn-double';
import { settle } from '../doubles/device-double';
import { InstanceDouble, json, page, type Reply } from '../doubles/instance-double';
import type { SignUp } from './sign-up';

const supported = (): Reply => json({ supported: true });
const missing = (): Reply => json({}, 404);

async function withBarn(override: InstanceDouble['override']) {
  const { device, barn } = barnWorld();
  const client = await openWindow(device);
  barn.override = override;
  return { device, barn, client };
}

describe('the ways to sign in', () => {
  test.each<[string, [Reply | null, Reply | null, Reply | null], object]>([
    ['all three', [supported(), supported(), supported()], { username: true, email: true, remote: true }],
    ['by e-mail alone', [missing(), supported(), missing()], { username: false, email: true, remote: false }],
    ['by senator alone', [missing(), missing(), supported()], { username: false, email: false, remote: true }],
    [
      'none that answers: user name is assumed',
      [missing(), missing(), missing()],
      { username: true, email: false, remote: false },
    ],
    [
      'a server in trouble: user name is assumed',
      [page(503), json({}, 500), missing()],
      { username: true, email: false, remote: false },
    ],
    [
      'an answer of another shape is no success',
      [json({ supported: false }), supported(), json({})],
      { username: false, email: true, remote: false },
    ],
    [
      'one probe without an answer does not hide the others',
      [supported(), 'no-connection', missing()],
      { username: true, email: false, remote: false },
    ],
  ])('%s', async (_name, [username, email, remote], methods) => {
    const { barn, client } = await withBarn(({ path }) => {
      if (path === 'api/auth/usernamePassword') return clone(username);
      if (path === 'api/auth/emailPassword') return clone(email);
      return path === 'api/auth/remote' ? clone(remote) : undefined;
    });
    expect(await client.signInMethods(barnId, never())).toEqual({ ok: true, value: methods });
    expect(barn.calls.every(({ authorization }) => authorization === null)).toBe(true);
  });

  test('are told in one answer, and none of them by an error', async () => {
    const methods = { usernamePassword: true, emailPassword: false, remote: true };
    const { barn, client } = await withBarn(({ path }) =>
      path === 'api/auth/methods' ? json({ methods }) : undefined,
    );
    const value = { username: true, email: false, remote: true };
    expect(await client.signInMethods(barnId, never())).toEqual({ ok: true, value });
    expect(barn.calls.filter(({ path }) => path.startsWith('api/auth/')).map(({ path }) => path)).toEqual([
      'api/auth/methods',
    ]);
  });

  test('are unknown when nobody answers', async () => {
    const { client } = await withBarn(() => 'no-connection');
    expect(await client.signInMethods(barnId, never())).toMatchObject({ ok: false, error: { code: 'offline' } });
  });
});

function clone(reply: Reply | null): Reply | undefined {
  return reply instanceof Response ? reply.clone() : (reply ?? undefined);
}

const byName: SignUp = {
  kind: 'username',
  username: 'anna.schmidt',
  password: 'Barnwatch-2026!',
  passwordRepetition: 'Barnwatch-2026!',
  displayName: '',
  acceptEula: true,
};
const byMail: SignUp = {
  kind: 'email',
  email: 'anna@example.org',
  password: 'Barnwatch-2026!',
  passwordRepetition: 'Barnwatch-2026!',
  acceptEula: false,
};

describe('signing up', () => {
  test.each<[string, SignUp, string, object, 'sign-in' | 'verify-email']>([
    [
      'by user name, without an empty name',
      byName,
      'api/auth/usernamePassword',
      {
        username: 'anna.schmidt',
        password: 'Barnwatch-2026!',
        passwordRepetition: 'Barnwatch-2026!',
        acceptEula: true,
      },
      'sign-in',
    ],
    [
      'by user name, with a name',
      { ...byName, displayName: 'Anna' },
      'api/auth/usernamePassword',
      {
        username: 'anna.schmidt',
        password: 'Barnwatch-2026!',
        passwordRepetition: 'Barnwatch-2026!',
        acceptEula: true,
        displayName: 'Anna',
      },
      'sign-in',
    ],
    [
      'by e-mail',
      byMail,
      'api/auth/emailPassword',
      {
        email: 'anna@example.org',
        password: 'Barnwatch-2026!',
        passwordRepetition: 'Barnwatch-2026!',
        acceptEula: false,
      },
      'verify-email',
    ],
  ])('%s', async (_name, data, path, body, next) => {
    const { barn, client } = await withBarn((call) =>
      call.method === 'POST' ? json({ account: {} }, 201) : undefined,
    );
    expect(await client.signUp(barnId, data, never())).toEqual({ ok: true, next });
    const [sent, ...others] = barn.calls.filter(({ method }) => method === 'POST');
    expect(sent).toEqual({ method: 'POST', path, authorization: null, query: {}, body });
    expect(others).toEqual([]);
    expect(viewOf(client).loggedIn).toBe(false);
  });

  test.each<[string, SignUp, () => Reply, string]>([
    ['a user name in use', byName, () => json({}, 409), 'username-in-use'],
    ['an e-mail in use', byMail, () => json({}, 409), 'email-in-use'],
    ['an unaccepted EULA', byMail, () => json({}, 451), 'eula-required'],
    ['data that the instance turns down', byName, () => json({}, 400), 'refused'],
    ['an instance without this way', byMail, () => json({}, 404), 'refused'],
    ['too many tries', byName, () => json({}, 429, { 'retry-after': '20' }), 'failed'],
    ['server trouble', byName, () => page(502), 'failed'],
    ['a dead line', byMail, () => 'no-connection', 'failed'],
  ])('tells %s apart and sends once', async (_name, data, reply, reason) => {
    const { barn, client } = await withBarn((call) => (call.method === 'POST' ? reply() : undefined));
    expect(await client.signUp(barnId, data, never())).toMatchObject({ ok: false, reason });
    expect(barn.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(viewOf(client).eulaNeeded).toBe(false);
    expect(client.copyableReport()).not.toContain('Barnwatch-2026!');
  });
});

describe('e-mail verification', () => {
  const local = { protocol: 'http', hostname: '192.168.1.9', port: 80 } as const;
  const verification = { authenticationId: 'auth-1', verificationToken: 'canary-secret' };

  test('is sent to the remote address, to nobody else, without a token', async () => {
    const { device, barn } = barnWorld();
    const atHome = new InstanceDouble('at-home', device.now);
    device.instances.set('http://192.168.1.9:80/', atHome);
    device.instances.set('http://192.168.1.9/', atHome);
    const client = await openWindow(device);
    await settle();
    barn.calls.length = 0;
    barn.override = () => json({});
    const discoveryObject = { local, remote: barnAddress };
    expect(await client.verifyEmail({ discoveryObject, ...verification }, never())).toEqual({
      ok: true,
      value: undefined,
    });
    expect(await client.resendEmailVerification({ discoveryObject, email: 'a@b.example' }, never())).toEqual({
      ok: true,
      value: undefined,
    });
    expect(barn.calls).toEqual([
      { method: 'POST', path: 'api/auth/emailPassword/verify', authorization: null, query: {}, body: verification },
      {
        method: 'POST',
        path: 'api/auth/emailPassword/verification/new',
        authorization: null,
        query: {},
        body: { email: 'a@b.example' },
      },
    ]);
    expect(atHome.calls).toEqual([]);
  });

  test('without a remote address is sent nowhere', async () => {
    const { device } = barnWorld();
    const atHome = new InstanceDouble('at-home', device.now);
    device.instances.set('http://192.168.1.9/', atHome);
    const client = await openWindow(device);
    const outcome = await client.verifyEmail({ discoveryObject: { local }, ...verification }, never());
    expect(outcome).toMatchObject({ ok: false, error: { code: 'rejected' } });
    expect(atHome.calls).toEqual([]);
  });

  test.each<[string, () => Reply, string]>([
    ['a used link', () => json({}, 404), 'not-found'],
    ['too many mails', () => json({}, 429), 'rate-limited'],
    ['a dead line', () => 'no-connection', 'offline'],
    ['a redirect', () => new Response(null, { status: 307, headers: { location: 'https://x.example' } }), 'redirected'],
  ])('tells %s, once, and keeps the secret out of the log', async (_name, reply, code) => {
    const { device, barn } = barnWorld();
    const client = await openWindow(device);
    barn.calls.length = 0;
    barn.override = reply;
    const outcome = await client.verifyEmail({ discoveryObject: { remote: barnAddress }, ...verification }, never());
    expect(outcome).toMatchObject({ ok: false, error: { code } });
    expect(barn.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(client.copyableReport()).not.toContain('canary-secret');
    expect(device.instances.has(barnBase)).toBe(true);
  });
});
