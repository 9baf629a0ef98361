import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

function discoveryString(object: object): string {
  return Buffer.from(JSON.stringify(object)).toString('base64');
}

function senatorObject() {
  const { hostname, port } = new URL(runningSuite().senator);
  return { remote: { protocol: 'http', hostname, port: Number(port) } };
}

function link(action: string, query: Readonly<Record<string, string>>): string {
  return `/ql/${action}?${new URLSearchParams(query)}`;
}

const secret = 'canary-of-a-quick-link';

test('a link that does not verify says so, leaves no secret behind, and has another mail sent or says why not', async ({
  suite,
}) => {
  const { page } = suite;
  const t = (key: string) => suite.words('mf-auth', key);
  const { senator } = runningSuite();
  suite.watch.expect(
    /^4\d\d: POST .*\/verify$/,
    /^502: POST .*\/verification\/new$/,
    /^console error: .*status of (4|5)/,
  );
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(senator) && request.method() === 'POST') sent.push(request.url());
  });
  await suite.start({
    path: link('email-verification', {
      discoveryString: discoveryString(senatorObject()),
      displayName: 'Anna',
      id: 'nobody',
      token: secret,
    }),
  });
  await expect(page).toHaveURL(/\/ql\/email-verification$/);
  await expect(page.getByText(new URL(senator).host), 'the host is shown').toBeVisible();
  expect(sent, 'nothing was sent before one agreed').toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(secret);
  await page.getByRole('button', { name: t('quickLink.verify.confirm'), exact: true }).click();
  await suite.expectToast('emailNotVerified');
  await expect(page.getByRole('alert')).toContainText(t('quickLink.verify.failed'));

  await page.route(`${senator}/api/auth/emailPassword/verification/new`, (route) =>
    route.fulfill({ status: 502, headers: { 'access-control-allow-origin': '*' }, body: 'Bad gateway' }),
  );
  await page.getByRole('button', { name: t('emailVerification.resend') }).click();
  const dialog = page.getByRole('dialog', { name: t('emailVerification.resend') });
  await dialog.locator('input[name="email"]').fill('nobody@farm.example');
  await dialog.getByRole('button', { name: t('quickLink.resend.send'), exact: true }).click();
  await suite.expectToast('mailNotSent');
  // For how long the toast stays is said in `mf-auth/barns/quick-links/quick-links.test.tsx`.
  await expect(dialog.getByRole('alert')).toContainText(t('emailVerification.notSent'));
});

for (const [name, action, query, key] of [
  [
    'an invalid discovery string',
    'email-verification',
    { discoveryString: 'bm8=', id: 'a', token: secret },
    'invalid-discovery',
  ],
  ['a link that runs a script', 'add-barn', { discoveryString: 'javascript:alert(1)' }, 'invalid-discovery'],
  ['an action of another time', 'open-the-gate', { token: secret }, 'unknown-action'],
] as const) {
  test(`${name} does nothing but say so`, async ({ suite }) => {
    const { page } = suite;
    const before = [runningSuite().north, runningSuite().south, runningSuite().senator];
    const writes: string[] = [];
    page.on('request', (request) => {
      if (
        request.method() === 'POST' ||
        !before.concat(runningSuite().address).includes(new URL(request.url()).origin)
      ) {
        writes.push(`${request.method()} ${request.url()}`);
      }
    });
    await suite.start({ path: link(action, query) });
    await expect(page.getByRole('alert')).toContainText(suite.words('mf-auth', `quickLink.${key}.what`));
    await expect(page).toHaveURL(new RegExp(`/ql/${action}$`));
    await page.getByRole('link', { name: suite.words('mf-auth', 'quickLink.toBarns') }).click();
    await suite.expectSelectBarn();
    expect(writes).toEqual([]);
  });
}

test('the link of a printed code shows the address, asks, adds the barn, and knows it the next time', async ({
  suite,
}) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-auth', key, values);
  const { address } = runningSuite().testBarn;
  const { hostname, port, host } = new URL(address);
  const code = discoveryString({ remote: { protocol: 'http', hostname, port: Number(port) } });
  const path = link('add-barn', { discoveryString: code, displayName: 'Neighbour' });
  await suite.start({ path });
  await expect(page.getByText(t('addBarn.claimedName', { name: 'Neighbour' }))).toBeVisible();
  await expect(page.getByText(host)).toBeVisible();
  expect(suite.network.addresses().filter((asked) => asked.startsWith(address))).toEqual([]);
  await page.getByRole('button', { name: t('addBarn.connect'), exact: true }).click();
  await page.getByRole('button', { name: t('addBarn.signIn'), exact: true }).click();
  await expect(suite.signInDialog()).toBeVisible();

  await suite.open(path);
  await expect(page.getByText(t('addBarn.already', { barn: 'Test barn' }))).toBeVisible();
});
