import type { Page } from '@playwright/test';
import { demoPassword, senatorAccount } from '../../deploy/demo/accounts';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import type { Language } from '../harness/words';
import { expectAccessible } from './axe';
import { tabTo } from './tab-to';

/** What a screen of identity looks like is looked at in both themes, which follow the device here. */
async function expectAccessibleInBothThemes(suite: Suite, place: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await suite.page.emulateMedia({ colorScheme });
    await expect
      .poll(() => suite.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
      .toContain(colorScheme);
    await expectAccessible(suite.page, `${place}, ${colorScheme}, ${suite.language}`);
  }
}

function codeOf(address: string, name: 'local' | 'remote'): string {
  const { hostname, port } = new URL(address);
  return Buffer.from(JSON.stringify({ [name]: { protocol: 'http', hostname, port: Number(port) } })).toString('base64');
}

/** The senator says that the account has none at North barn yet. */
async function forgetAccountAtNorth(page: Page): Promise<void> {
  const provider = {
    serviceProviderId: 'north',
    globalUniqueIdentifier: 'north-barn',
    name: 'North barn',
    remoteAccountId: null,
    remoteAuthenticationId: null,
  };
  await page.route(`${runningSuite().senator}/api/serviceProviders/`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { data: { serviceProviders: [provider] } },
    }),
  );
}

async function signInAtSenator(suite: Suite): Promise<void> {
  await suite.page.locator('input[name="email"]').fill(senatorAccount.email);
  await suite.page.locator('input[name="password"]').fill(demoPassword);
  await suite.page.getByRole('button', { name: suite.words('mf-auth', 'signIn.submit'), exact: true }).click();
}

for (const language of ['en', 'de'] satisfies readonly Language[]) {
  test(`axe finds nothing in the dialogs of select barn, ${language}`, async ({ suite }) => {
    const { page } = suite;
    const t = (key: string, values = {}) => suite.words('mf-auth', key, values);
    suite.watch.expect(/^(401|451): POST /, /^console error: .*status of (401|451)/);
    await suite.start({ language });
    const signIn = await suite.askToSignIn('south-barn');
    await suite.fillSignIn(signIn, 'viewer', 'not-the-password');
    await expect(signIn.getByRole('alert')).toBeVisible();
    await expectAccessibleInBothThemes(suite, 'sign-in that was refused');

    await signIn.getByRole('button', { name: t('signUp.action'), exact: true }).click();
    const signUp = page.getByRole('dialog').filter({ has: page.locator('input[name="passwordRepetition"]') });
    await expect(signUp.getByText(t('eula.tick'))).toBeVisible();
    await expectAccessibleInBothThemes(suite, 'sign-up');
    await signUp.getByRole('button', { name: t('signUp.action'), exact: true }).click();
    await expect(signUp.locator('input[aria-invalid="true"]').first()).toBeVisible();
    await expectAccessibleInBothThemes(suite, 'sign-up with errors');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: t('addBarn.action') }).click();
    await page.locator('input[name="discovery-code"]').fill('no code');
    await page.getByRole('button', { name: t('addBarn.next'), exact: true }).click();
    await expectAccessibleInBothThemes(suite, 'add barn with an invalid code');
    await page.locator('input[name="discovery-code"]').fill(codeOf(runningSuite().testBarn.address, 'local'));
    await page.getByRole('button', { name: t('addBarn.next'), exact: true }).click();
    await expectAccessibleInBothThemes(suite, 'where a code leads');
    await page.getByRole('button', { name: t('addBarn.connect'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: t('addBarn.added') })).toBeVisible();
    await expectAccessibleInBothThemes(suite, 'barn added');
    await page.keyboard.press('Escape');

    const more = suite.barnCard('test-barn').getByRole('button', { name: t('card.more', { barn: 'Test barn' }) });
    const dialog = page.getByRole('dialog');
    await more.click();
    await expectAccessibleInBothThemes(suite, 'about a barn');
    for (const action of ['showCode', 'edit', 'remove'] as const) {
      await dialog.getByRole('button', { name: t(`details.${action}`), exact: true }).click();
      await expectAccessibleInBothThemes(suite, action);
      await page.keyboard.press('Escape');
      await more.click();
    }
    await page.keyboard.press('Escape');

    await suite.signIn({ barn: 'south-barn', account: 'newcomer' });
    await expect(dialog.getByText(t('eula.tick'))).toBeVisible();
    await expectAccessibleInBothThemes(suite, 'licence agreement');
  });

  test(`axe finds nothing on the way through single sign-on and links, ${language}`, async ({ suite }) => {
    const { page } = suite;
    const t = (key: string, values = {}) => suite.words('mf-auth', key, values);
    suite.watch.expect(/^4\d\d: POST .*\/verify$/, /^console error: .*status of 4/);
    await forgetAccountAtNorth(page);
    await suite.start({ path: '/account', language });
    await expect(suite.heading(t('account.title'))).toBeVisible();
    await expectAccessibleInBothThemes(suite, 'account of nobody');

    await suite.open('/single-sign-on/nowhere');
    await expect(suite.heading(t('singleSignOn.unknownTitle'))).toBeVisible();
    await expectAccessibleInBothThemes(suite, 'single sign-on to an unknown barn');
    await suite.open('/single-sign-on/north-barn');
    await expect(page.locator('input[name="email"]')).toBeVisible();
    await expectAccessibleInBothThemes(suite, 'single sign-on');
    await page.getByText(t('singleSignOn.new'), { exact: true }).click();
    await expect(page.locator('input[name="passwordRepetition"]')).toBeVisible();
    await expectAccessibleInBothThemes(suite, 'sign-up at the senator');
    await page.getByText(t('singleSignOn.have'), { exact: true }).click();
    await signInAtSenator(suite);
    await expect(page.locator('input[name="displayName"]')).toBeVisible();
    await expectAccessibleInBothThemes(suite, 'new account at the barn');
    await page.reload();
    await expect(page.getByRole('button', { name: t('singleSignOn.otherAccount') })).toBeVisible();
    await expectAccessibleInBothThemes(suite, 'go on with this account');

    const query = new URLSearchParams({
      discoveryString: codeOf(runningSuite().senator, 'remote'),
      displayName: 'Anna',
      id: 'nobody',
      token: 'nothing',
    });
    await suite.open(`/ql/email-verification?${query}`);
    const verify = page.getByRole('button', { name: t('quickLink.verify.confirm'), exact: true });
    await expect(verify).toBeVisible();
    await expectAccessibleInBothThemes(suite, 'verification');
    await verify.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessibleInBothThemes(suite, 'verification that failed');
    await page.getByRole('button', { name: t('emailVerification.resend') }).click();
    await expect(page.getByRole('dialog', { name: t('emailVerification.resend') })).toBeVisible();
    await expectAccessibleInBothThemes(suite, 'another mail');
  });

  test(`axe finds nothing where there are no rights, nor at developer options and logging out, ${language}`, async ({
    suite,
  }) => {
    const { page } = suite;
    const t = (key: string, values = {}) => suite.words('mf-auth', key, values);
    await suite.start({ language });
    await suite.signIn({ barn: 'north-barn', account: 'newcomer' });
    await expect(page.getByText(suite.words('shell', 'noPermissions.copyAccount'))).toBeVisible();
    await expectAccessibleInBothThemes(suite, 'no permissions');
    await suite.open('/account');
    await page.getByText(t('developer.options'), { exact: true }).click();
    await page.getByText(t('developer.simulation'), { exact: true }).click();
    await expectAccessibleInBothThemes(suite, 'developer options');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('details.signOut'), exact: true })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBothThemes(suite, 'logging out');
  });
}

test('a new person gets an account at a barn by the keyboard alone', async ({ suite }) => {
  const { page } = suite;
  const t = (key: string) => suite.words('mf-auth', key);
  await suite.start();
  await tabTo(suite, /^Sign in at North/i);
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name="username"]')).toBeFocused();
  await tabTo(suite, t('signUp.action'));
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name="passwordRepetition"]')).toBeVisible();
  await expect(page.locator('input[name="username"]'), 'the first field has the focus').toBeFocused();
  await page.keyboard.type(`keys-${Date.now().toString(36)}`);
  await tabTo(suite, 'password');
  await page.keyboard.type(demoPassword);
  await tabTo(suite, 'passwordRepetition');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/There are no permissions for this barn/)).toBeVisible();
});

test('through the senator into a barn by the keyboard alone', async ({ suite }) => {
  const { page } = suite;
  await suite.start({ path: '/single-sign-on/north-barn' });
  await expect(page.locator('input[name="email"]')).toBeVisible();
  await tabTo(suite, 'email');
  await page.keyboard.type(senatorAccount.email);
  await tabTo(suite, 'password');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await suite.expectCameras();
});
