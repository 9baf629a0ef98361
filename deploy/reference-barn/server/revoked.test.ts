import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { WebSocket } from 'ws';
import { startTestInstance, type TestInstance, testAccount, testCamera, testPassword } from '../testing/test-instance';

let barn: TestInstance;
let manager: string;
beforeAll(async () => {
  barn = await startTestInstance({
    accounts: [testAccount('manager', ['*']), testAccount('guest', ['cameras.view'])],
    serviceAccounts: [
      {
        serviceAccountId: 'climate',
        name: 'Climate',
        ownerAccountId: 'account-manager',
        permissions: ['cameras.view'],
        roles: [],
      },
    ],
    cameras: [testCamera('pen-01')],
  });
  manager = await barn.access('manager');
});
afterAll(() => barn.stop());

async function signedIn(): Promise<{ readonly refreshToken: string; readonly accessToken: string }> {
  const body = { refreshToken: await barn.signIn('guest') };
  const { data } = (await barn.call('POST', 'api/login/refresh', { body })).body;
  return { refreshToken: String(data?.refreshToken), accessToken: String(data?.accessToken) };
}

const cameras = async (token: string) => {
  const { status, body } = await barn.call('GET', 'api/cameras', { token });
  return [status, body.error?.code];
};
const ended = [401, 'token-invalid'];

function watch(token: string): { readonly begun: Promise<void>; readonly closed: Promise<readonly [number, string]> } {
  const url = `${barn.address.replace('http', 'ws')}/api/streaming/pen-01`;
  const socket = new WebSocket(url, ['barnwatch.bearer', token]);
  return {
    begun: new Promise((resolve) => socket.once('message', () => resolve())),
    closed: new Promise((resolve) => socket.once('close', (code, reason) => resolve([code, String(reason)]))),
  };
}

test('an access token ends with the sign-out', async () => {
  const { refreshToken, accessToken } = await signedIn();
  const other = await signedIn();
  expect(await cameras(accessToken)).toEqual([200, undefined]);
  await barn.call('DELETE', `api/login/${refreshToken}`);
  expect(await cameras(accessToken)).toEqual(ended);
  expect(await cameras(other.accessToken)).toEqual([200, undefined]);
});

test('an access token ends with its family, when a replaced refresh token comes back', async () => {
  const first = await barn.signIn('guest');
  const { data } = (await barn.call('POST', 'api/login/refresh', { body: { refreshToken: first } })).body;
  const next = { refreshToken: data?.refreshToken };
  const later = (await barn.call('POST', 'api/login/refresh', { body: next })).body.data;
  barn.advance(11_000);
  expect((await barn.call('POST', 'api/login/refresh', { body: { refreshToken: first } })).status).toBe(403);
  expect(await cameras(String(later?.accessToken))).toEqual(ended);
});

test('a ticket ends with the sign-in that made it', async () => {
  const { refreshToken, accessToken } = await signedIn();
  const body = { path: 'api/cameras/pen-01/still' };
  const made = (await barn.call('POST', 'api/tickets', { token: accessToken, body })).body.data?.ticket;
  await barn.call('DELETE', `api/login/${refreshToken}`);
  const { ticket } = made as { ticket: string };
  expect((await barn.call('GET', `${body.path}?ticket=${ticket}`)).status).toBe(401);
});

test('what a program got by a key ends with the key', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const added = await barn.call('PUT', 'api/service_accounts/own/climate/pubkeys', {
    token: manager,
    body: { publicKey: publicKey.export({ type: 'spki', format: 'pem' }), expiry: null },
  });
  const { publicKeys } = Object(added.body.data?.serviceAccount);
  const { fingerprint } = publicKeys[0];
  const assertion = await new SignJWT()
    .setProtectedHeader({ alg: 'EdDSA', kid: fingerprint })
    .setIssuer('climate')
    .setAudience('test-barn')
    .setIssuedAt(Math.floor((Date.now() + 11_000) / 1000))
    .setExpirationTime(Math.floor((Date.now() + 11_000) / 1000) + 60)
    .setJti('once')
    .sign(privateKey);
  const login = await barn.call('POST', 'api/auth/serviceAccount/login', { body: { assertion } });
  const { data } = (
    await barn.call('POST', 'api/login/refresh', { body: { refreshToken: login.body.data?.refreshToken } })
  ).body;
  const token = String(data?.accessToken);
  expect(await cameras(token)).toEqual([200, undefined]);
  const path = `api/service_accounts/own/climate/pubkeys/${encodeURIComponent(fingerprint)}`;
  expect((await barn.call('DELETE', path, { token: manager })).status).toBe(200);
  expect(await cameras(token)).toEqual(ended);
});

test('live pictures end with the right to see them, over a socket and over plain HTTP', async () => {
  const { accessToken } = await signedIn();
  const { begun, closed } = watch(accessToken);
  const plain = await fetch(`${barn.address}/api/streaming/pen-01`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  await begun;
  const permission = 'api/authorization/delete_permission/cameras.view/from_user/account-guest';
  expect((await barn.call('DELETE', permission, { token: manager })).status).toBe(200);
  expect(await closed).toEqual([4401, 'access-ended']);
  // The answer ends too: all of it can be read.
  expect((await plain.arrayBuffer()).byteLength).toBeGreaterThan(0);
  await barn.call('PUT', 'api/authorization/add_permission/cameras.view/to_user/account-guest', { token: manager });
});

test('live pictures end with the sign-in', async () => {
  const { refreshToken, accessToken } = await signedIn();
  const { begun, closed } = watch(accessToken);
  await begun;
  await barn.call('DELETE', `api/login/${refreshToken}`);
  expect(await closed).toEqual([4401, 'access-ended']);
});

test('live pictures of a lost phone end when it is ended from another device', async () => {
  const lost = await signedIn();
  const { begun, closed } = watch(lost.accessToken);
  await begun;
  const office = await signedIn();
  const others = await barn.call('POST', 'api/login/sessions/endOthers', { token: office.accessToken });
  expect(others.status).toBe(200);
  expect(await cameras(lost.accessToken)).toEqual(ended);
  expect(await closed).toEqual([4401, 'access-ended']);
  expect(await cameras(office.accessToken)).toEqual([200, undefined]);
});

test('the password is still good', async () => {
  const body = { username: 'guest', password: testPassword };
  expect((await barn.call('POST', 'api/auth/usernamePassword/login', { body })).status).toBe(200);
});
