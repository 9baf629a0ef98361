import { createPublicKey, generateKeyPairSync, type KeyObject, randomUUID, verify } from 'node:crypto';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { decodeJwt, SignJWT } from 'jose';
import { openDatabase } from '../storage/open-database';
import { startTestInstance, type TestInstance, testAccount } from '../testing/test-instance';
import { readPublicKey } from './read-public-key';

const ed25519 = generateKeyPairSync('ed25519');
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = (key: KeyObject): string => String(key.export({ type: 'spki', format: 'pem' }));

function fingerprintOf(key: KeyObject): string {
  const reading = readPublicKey(pem(key));
  if (reading.kind !== 'public-key') throw new Error(reading.kind);
  return reading.fingerprint;
}

interface Statement {
  readonly issuer?: string;
  readonly audience?: string;
  readonly lifetimeS?: number;
  readonly kid?: string;
  readonly alg?: string;
  readonly key?: KeyObject;
  readonly jti?: string;
}

function sign({
  issuer = 'climate',
  audience = 'test-barn',
  lifetimeS = 60,
  kid = fingerprintOf(ed25519.publicKey),
  alg = 'EdDSA',
  key = ed25519.privateKey,
  jti = randomUUID(),
}: Statement = {}): Promise<string> {
  const now = Math.floor(instanceTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg, kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + lifetimeS)
    .setJti(jti)
    .sign(key);
}

let barn: TestInstance;
let owner: string;
let other: string;
beforeAll(async () => {
  barn = await startTestInstance({
    accounts: [
      testAccount('owner', ['serviceAccounts.own']),
      testAccount('other', ['serviceAccounts.own']),
      testAccount('manager', ['*']),
    ],
    serviceAccounts: [
      {
        serviceAccountId: 'climate',
        name: 'Climate',
        ownerAccountId: 'account-owner',
        permissions: ['cameras.view'],
        roles: [],
      },
    ],
  });
  owner = await barn.access('owner');
  other = await barn.access('other');
});
afterAll(() => barn.stop());

let ahead = 0;
const instanceTime = (): number => Date.now() + ahead;

/** Lets so much time pass that no attempt of before counts any more. */
function passAMinute(): void {
  ahead += 61_000;
  barn.advance(61_000);
}

const own = 'api/service_accounts/own';

function addKey(publicKey: string, expiry: number | null = null, token = owner) {
  return barn.call('PUT', `${own}/climate/pubkeys`, { token, body: { publicKey, expiry } });
}

function removeKey(fingerprint: string, token = owner) {
  return barn.call('DELETE', `${own}/climate/pubkeys/${encodeURIComponent(fingerprint)}`, { token });
}

async function signIn(statement: Statement | string) {
  const assertion = typeof statement === 'string' ? statement : await sign(statement);
  const { status, body } = await barn.call('POST', 'api/auth/serviceAccount/login', { body: { assertion } });
  return { status, code: body.error?.code, refreshToken: String(body.data?.refreshToken) };
}

test('shows people their own, and all to those who may', async () => {
  const list = async (scope: string, token: string) =>
    (await barn.call('GET', `api/service_accounts/${scope}`, { token })).body;
  expect((await list('own', owner)).data?.serviceAccounts).toHaveLength(1);
  expect((await list('own', other)).data?.serviceAccounts).toEqual([]);
  expect((await list('own/climate', other)).error?.code).toBe('service-account-unknown');
  expect((await list('all', owner)).error?.code).toBe('permission-missing');
  const manager = await barn.access('manager');
  expect((await list('all/climate', manager)).data?.serviceAccount).toMatchObject({ name: 'Climate', publicKeys: [] });
});

test('keeps a public key once, with its fingerprint, and lets go of it', async () => {
  const added = await addKey(pem(rsa.publicKey), Date.now() + millisecondsInHour);
  expect(added.body.data?.serviceAccount).toMatchObject({
    publicKeys: [{ fingerprint: expect.stringMatching(/^SHA256:[\w-]{43}$/), publicKey: pem(rsa.publicKey) }],
  });
  expect((await addKey(pem(rsa.publicKey))).body.error?.code).toBe('public-key-exists');
  expect((await addKey(pem(rsa.publicKey), null, other)).status).toBe(404);
  expect((await removeKey(fingerprintOf(rsa.publicKey), other)).status).toBe(404);
  expect((await removeKey(fingerprintOf(rsa.publicKey))).status).toBe(200);
  expect((await removeKey(fingerprintOf(rsa.publicKey))).body.error?.code).toBe('public-key-unknown');
});

test('refuses a private key and does not keep it', async () => {
  const privateKey = String(ed25519.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const { status, body, bytes } = await addKey(privateKey);
  expect([status, body.error?.code]).toEqual([400, 'private-key-refused']);
  expect(String(bytes)).not.toContain(privateKey.split('\n')[1]);
  const { body: account } = await barn.call('GET', `${own}/climate`, { token: owner });
  expect(account.data?.serviceAccount).toMatchObject({ publicKeys: [] });
});

test.each([
  ['no key', 'hello', null, '/publicKey'],
  ['a key of the past', pem(ed25519.publicKey), 1, '/expiry'],
])('refuses %s', async (_, publicKey, expiry, field) => {
  const { body } = await addKey(publicKey, expiry);
  expect(body.error).toMatchObject({ code: 'invalid-request', details: { issues: [{ in: 'body', field }] } });
});

describe('signing in', () => {
  beforeAll(async () => {
    await addKey(pem(ed25519.publicKey));
    await addKey(pem(rsa.publicKey), Date.now() + 30 * millisecondsInDay);
  });

  const byRsa = { alg: 'RS256', key: rsa.privateKey, kid: fingerprintOf(rsa.publicKey) };
  const refresh = (refreshToken: string) => barn.call('POST', 'api/login/refresh', { body: { refreshToken } });

  test.each([
    ['Ed25519', {}],
    ['RSA', byRsa],
  ])('works with %s, and gives the rights of the program', async (_, statement) => {
    const { status, refreshToken } = await signIn(statement);
    expect(status).toBe(200);
    const token = String((await refresh(refreshToken)).body.data?.accessToken);
    expect((await barn.call('GET', 'api/permissions', { token })).body.data?.permissions).toEqual(['cameras.view']);
  });

  test('works once with the same statement', async () => {
    const assertion = await sign();
    expect((await signIn(assertion)).status).toBe(200);
    expect(await signIn(assertion)).toMatchObject({ status: 401, code: 'assertion-rejected' });
  });

  test.each<[string, Statement | string]>([
    ['garbage', 'garbage'],
    ['another issuer', { issuer: 'account-owner' }],
    ['another audience', { audience: 'other-barn' }],
    ['too long a life', { lifetimeS: 301 }],
    ['an expired one', { lifetimeS: -40 }],
    ['an unknown key', { kid: 'SHA256:unknown' }],
    ['the key of another', { key: generateKeyPairSync('ed25519').privateKey }],
    ['no id', { jti: '' }],
  ])('refuses %s', async (_, statement) => {
    expect(await signIn(statement)).toMatchObject({ status: 401, code: 'assertion-rejected' });
  });

  test('ends what was begun with a key when the key goes', async () => {
    passAMinute();
    const { refreshToken } = await signIn(byRsa);
    const { refreshToken: kept } = await signIn({});
    await removeKey(fingerprintOf(rsa.publicKey));
    expect((await refresh(refreshToken)).status).toBe(403);
    expect((await refresh(kept)).status).toBe(200);
    expect(await signIn(byRsa)).toMatchObject({ status: 401 });
  });

  test('is limited by address', async () => {
    passAMinute();
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await signIn('garbage')).status).toBe(401);
    expect(await signIn({})).toMatchObject({ status: 429, code: 'rate-limited' });
  });
});

test('lets a session live no longer than the key that it was begun with', async () => {
  passAMinute();
  const expiry = instanceTime() + 100_000;
  await addKey(pem(rsa.publicKey), expiry);
  const { refreshToken } = await signIn({ alg: 'RS256', key: rsa.privateKey, kid: fingerprintOf(rsa.publicKey) });
  const { exp = 0 } = decodeJwt(refreshToken);
  expect(exp).toBe(Math.floor(expiry / 1000));
});

test('a weak key that an earlier version took lets nobody in', async () => {
  passAMinute();
  // The neutral point: with it a signature of a neutral R and S = 0 is right for every text.
  const neutral = Buffer.concat([Buffer.from([1]), Buffer.alloc(31)]);
  const publicKey = `-----BEGIN PUBLIC KEY-----\n${Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), neutral]).toString('base64')}\n-----END PUBLIC KEY-----\n`;
  const database = openDatabase(barn.dataFolder);
  database.run('INSERT INTO public_keys VALUES (?, ?, ?, ?, ?)', 'climate', 'SHA256:weak', publicKey, null, 0);
  database.close();
  const [header, claims] = (await sign({ kid: 'SHA256:weak' })).split('.');
  const forged = Buffer.concat([neutral, Buffer.alloc(32)]);
  const key = createPublicKey(publicKey);
  expect(verify(null, Buffer.from(`${header}.${claims}`), key, forged)).toBe(true);
  expect(await signIn(`${header}.${claims}.${forged.toString('base64url')}`)).toMatchObject({
    status: 401,
    code: 'assertion-rejected',
  });
});
