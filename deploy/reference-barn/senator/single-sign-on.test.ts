import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, SignJWT } from 'jose';
import { freePort } from '../testing/free-port';
import {
  startTestInstance,
  type TestAnswer,
  type TestInstance,
  testAccount,
  testPassword,
} from '../testing/test-instance';

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-sso-'));
const strangeKeys = generateKeyPairSync('ed25519');
const email = 'maria@barn.example';

let senator: TestInstance;
let north: TestInstance;
let south: TestInstance;
let token: string;

const barnIdentity = (id: string) => ({ globalUniqueIdentifier: id, name: id, realWorldName: id });

beforeAll(async () => {
  const port = await freePort();
  const trustedSenators = [
    { globalUniqueIdentifier: '66', keysUrl: `http://127.0.0.1:${port}/.well-known/jwks.json` },
    {
      globalUniqueIdentifier: 'by-key',
      publicKey: String(strangeKeys.publicKey.export({ type: 'spki', format: 'pem' })),
    },
  ];
  const file = join(folder, 'terms.txt');
  writeFileSync(file, 'Be kind.');
  north = await startTestInstance({ identity: barnIdentity('north'), trustedSenators });
  south = await startTestInstance({ identity: barnIdentity('south'), trustedSenators, eula: { version: '1', file } });
  senator = await startTestInstance({
    role: 'senator',
    listen: { port },
    authentication: { usernamePassword: false, emailPassword: true },
    accounts: [{ accountId: 'maria', displayName: 'Maria', email, password: testPassword, permissions: [] }],
    gateway: [
      { id: 'north', url: north.address },
      { id: 'south', url: south.address },
      { id: 'gone', url: 'http://127.0.0.1:9' },
    ],
  });
  const login = await senator.call('POST', 'api/auth/emailPassword/login', { body: { email, password: testPassword } });
  const { refreshToken } = login.body.data ?? {};
  const access = await senator.call('POST', 'api/login/refresh', { body: { refreshToken } });
  token = String(access.body.data?.accessToken);
});
afterAll(async () => {
  await Promise.all([senator.stop(), north.stop(), south.stop()]);
  rmSync(folder, { recursive: true });
});

interface Provider {
  readonly serviceProviderId: string;
  readonly remoteAccountId: string | null;
}

async function provider(globalUniqueIdentifier: string): Promise<Provider> {
  const { body } = await senator.call('POST', 'api/serviceProviders', {
    token,
    body: { name: globalUniqueIdentifier, globalUniqueIdentifier },
  });
  return body.data?.serviceProvider as Provider;
}

const createAccount = ({ serviceProviderId }: Provider, acceptEula: boolean) =>
  senator.call('POST', `api/idp/${serviceProviderId}/account`, { token, body: { displayName: 'Maria M', acceptEula } });
const signIn = ({ serviceProviderId }: Provider) =>
  senator.call('GET', `api/idp/${serviceProviderId}/login/`, { token });

function remoteAccountOf({ body }: TestAnswer): unknown {
  return (body.data?.serviceProvider as Provider | undefined)?.remoteAccountId;
}

test('opens a barn with the account of the senator', async () => {
  const barn = await provider('north');
  expect((await signIn(barn)).body.error?.code).toBe('remote-account-missing');
  const created = await createAccount(barn, false);
  expect(created.status).toBe(201);
  const remoteAccountId = remoteAccountOf(created);
  expect(remoteAccountId).toEqual(expect.any(String));
  expect((await createAccount(barn, false)).body.error?.code).toBe('remote-account-exists');

  const refreshToken = String((await signIn(barn)).body.data?.refreshToken);
  expect(decodeJwt(refreshToken)).toMatchObject({ iss: 'north', uid: remoteAccountId, refresh: true });
  const access = await north.call('POST', 'api/login/refresh', { body: { refreshToken } });
  const own = await north.call('GET', 'api/permissions', { token: String(access.body.data?.accessToken) });
  // Somebody at the barn grants the first right.
  expect(own.body.data?.permissions).toEqual([]);
});

test('asks for the licence agreement of the barn', async () => {
  const barn = await provider('south');
  const refused = await createAccount(barn, false);
  expect([refused.status, refused.body.error?.details?.eulaId]).toEqual([451, 'eula-1']);
  expect((await createAccount(barn, true)).status).toBe(201);
  const refreshToken = String((await signIn(barn)).body.data?.refreshToken);
  expect((await south.call('POST', 'api/login/refresh', { body: { refreshToken } })).status).toBe(200);
});

test('knows each barn once, and only those behind its gateway', async () => {
  const again = await senator.call('POST', 'api/serviceProviders', {
    token,
    body: { name: 'North', globalUniqueIdentifier: 'north' },
  });
  expect([again.status, again.body.error?.code]).toEqual([409, 'service-provider-exists']);
  const unknown = await senator.call('POST', 'api/serviceProviders', {
    token,
    body: { name: 'East', globalUniqueIdentifier: 'east' },
  });
  expect([unknown.status, unknown.body.error?.code]).toEqual([404, 'instance-unknown']);
  const { body } = await senator.call('GET', 'api/serviceProviders/', { token });
  const providers = body.data?.serviceProviders as { globalUniqueIdentifier: string }[];
  expect(providers.map(({ globalUniqueIdentifier }) => globalUniqueIdentifier)).toEqual(['north', 'south']);
});

test('says when the barn is not there', async () => {
  const barn = await provider('gone');
  for (const answer of [await createAccount(barn, true), await signIn(barn)]) {
    expect([answer.status, answer.body.error?.code]).toEqual([502, 'instance-unreachable']);
  }
});

test('lets nobody use the service provider of another', async () => {
  const answer = await senator.call('GET', 'api/idp/unknown/login/', { token });
  expect([answer.status, answer.body.error?.code]).toEqual([404, 'service-provider-unknown']);
});

describe('the half of the barn', () => {
  interface Statement {
    readonly issuer?: string;
    readonly audience?: string;
    readonly subject?: string;
    readonly key?: KeyObject;
    readonly jti?: string;
  }

  function sign({
    issuer = 'by-key',
    audience = 'north',
    subject = 'anna',
    key = strangeKeys.privateKey,
    jti,
  }: Statement) {
    return new SignJWT()
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subject)
      .setJti(jti ?? randomUUID())
      .setIssuedAt()
      .setExpirationTime('60s')
      .sign(key);
  }

  const login = (assertion: string) => north.call('POST', 'api/auth/remote/login', { body: { assertion } });

  test('says that it is there, where a senator is trusted', async () => {
    expect((await north.call('GET', 'api/auth/remote')).body.data).toEqual({ supported: true });
    expect((await senator.call('GET', 'api/auth/remote')).status).toBe(404);
  });

  test('trusts a senator by its key too, each statement once', async () => {
    const body = { assertion: await sign({}), displayName: 'Anna', acceptEula: false };
    expect((await north.call('POST', 'api/auth/remote/account', { body })).status).toBe(201);
    expect((await north.call('POST', 'api/auth/remote/account', { body })).body.error?.code).toBe('assertion-rejected');
    const assertion = await sign({});
    expect((await login(assertion)).status).toBe(200);
    expect((await login(assertion)).status).toBe(401);
  });

  test.each<[string, Statement]>([
    ['for another barn', { audience: 'south' }],
    ['of a senator that is not trusted', { issuer: 'stranger' }],
    ['of another key', { key: generateKeyPairSync('ed25519').privateKey }],
    ['in the name of another senator', { issuer: '66' }],
    ['about nobody', { subject: '' }],
  ])('refuses a statement %s', async (_, statement) => {
    const { status, body } = await login(await sign(statement));
    expect([status, body.error?.code]).toEqual([401, 'assertion-rejected']);
  });

  test('does not mix up the accounts of two senators', async () => {
    const { status, body } = await login(await sign({ subject: 'maria' }));
    expect([status, body.error?.code]).toEqual([404, 'remote-account-missing']);
  });
});

test('cannot be fooled by an account of the barn itself', async () => {
  const barn = await startTestInstance({ accounts: [testAccount('manager', ['*'])] });
  try {
    const assertion = await barn.access('manager');
    expect((await barn.call('POST', 'api/auth/remote/login', { body: { assertion } })).body.error?.code).toBe(
      'route-unknown',
    );
  } finally {
    await barn.stop();
  }
});
