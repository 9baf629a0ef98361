import { secondsInDay } from 'date-fns/constants';
import { readDatabases, writeRecord } from '../harness/device-storage';
import { expect, test } from './fault-test';
import { json } from './proxy/barn-fault';

function token(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(claims)}.${Buffer.from('signature').toString('base64url')}`;
}

const seconds = () => Math.floor(Date.now() / 1_000);
const day = secondsInDay;

const badTokens: readonly (readonly [string, () => string])[] = [
  ['garbage', () => 'garbage'],
  ['without the marker', () => token({ uid: 'a', exp: seconds() + day })],
  ['long expired', () => token({ uid: 'a', refresh: true, exp: seconds() - 3 * day })],
  ['with an expiry in ms', () => token({ uid: 'a', refresh: true, exp: (seconds() + day) * 1_000 })],
  ['of 1 MB', () => `a.${'b'.repeat(1_000_000)}.c`],
];

test('F17: whatever lies on the device as a refresh token, one is signed out and the suite opens', async ({
  suite,
  barnProxy,
}) => {
  await suite.beSignedIn({ barn: 'test-barn' });
  const card = suite.barnCard('test-barn');
  for (const [name, make] of badTokens) {
    const refreshToken = make();
    // No page of the suite is open meanwhile: it might write down the session that it is renewing.
    await suite.open('/suite.json');
    await writeRecord(suite.page, 'barnwatch-session', 'grant/test-barn', {
      version: 1,
      value: { refreshToken, revision: 1, clockOffsetMs: 0 },
    });
    barnProxy.forget();
    await suite.open('/dashboard/test-barn/camera');
    await suite.leaveSignIn();
    await expect(card, name).toContainText(suite.words('mf-auth', 'card.notSignedIn'));
    expect(barnProxy.asked(/\/login\/refresh$/), `${name}: nothing was sent`).toEqual([]);
    const left = (await readDatabases(suite.page))['barnwatch-session'];
    expect(left, name).not.toContain('grant/test-barn');
  }
  await suite.pictureOf('F17');
  await suite.signIn({ barn: 'test-barn' });
  await suite.expectCameras();
});

test('F17: a barn that answers a sign-in with such a token signs nobody in, and the form says so', async ({
  suite,
  barnProxy,
}) => {
  await suite.start();
  const dialog = await suite.askToSignIn('test-barn');
  for (const [name, make] of badTokens) {
    barnProxy.answers(/\/usernamePassword\/login$/, json(JSON.stringify({ data: { refreshToken: make() } })));
    await suite.fillSignIn(dialog, 'viewer');
    await expect(dialog.getByRole('alert'), name).toContainText(suite.words('mf-auth', 'signIn.notSent'));
    barnProxy.heal();
  }
  await suite.fillSignIn(dialog, 'viewer');
  await suite.expectCameras();
});
