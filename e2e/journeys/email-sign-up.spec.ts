import { demoPassword, senatorAccount } from '../../deploy/demo/accounts';
import { newestLinkTo } from '../harness/outbox';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

/** Nobody's yet: the suite of a run lives on between its tests. */
function newAddress(): string {
  return `anna-${Date.now().toString(36)}@farm.example`;
}

async function signUp(suite: Suite, email: string): Promise<void> {
  const { page } = suite;
  const t = (key: string) => suite.words('mf-auth', key);
  await page.getByText(t('singleSignOn.new'), { exact: true }).click();
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(demoPassword);
  await page.locator('input[name="passwordRepetition"]').fill(demoPassword);
  await page.getByRole('button', { name: t('signUp.action'), exact: true }).click();
}

async function signInAtSenator(suite: Suite, email: string): Promise<void> {
  const { page } = suite;
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(demoPassword);
  await page.getByRole('button', { name: suite.words('mf-auth', 'signIn.submit'), exact: true }).click();
}

test('a new person signs up by e-mail, follows the link of the outbox, signs in and gets an account at the barn', async ({
  suite,
}) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-auth', key, values);
  // Signing in before the address is proven is part of it.
  suite.watch.expect(/^412: POST .*\/login$/, /^console error: .*status of 412/);
  const email = newAddress();
  await suite.start({ path: '/single-sign-on/north-barn' });
  await signUp(suite, email);
  await suite.expectToast('signedUp');
  await expect(page.getByText(t('emailVerification.sentTo', { email }))).toBeVisible();

  await page.getByRole('button', { name: t('signUp.toSignIn') }).click();
  await signInAtSenator(suite, email);
  await suite.expectToast('verifyFirst');
  await expect(page.getByRole('alert')).toContainText(t('signIn.notVerified'));
  await page.getByRole('button', { name: t('emailVerification.resend') }).click();
  await suite.expectToast('mailSent');

  const link = await newestLinkTo(page, email);
  await page.goto(link);
  await expect(page, 'the secret is not in the address bar').toHaveURL(/\/ql\/email-verification$/);
  await page.getByRole('button', { name: t('quickLink.verify.confirm'), exact: true }).click();
  await suite.expectToast('emailVerified');
  await suite.expectSelectBarn();

  await suite.open('/single-sign-on/north-barn');
  await signInAtSenator(suite, email);
  await suite.expectToast('signedIn');
  await page.locator('input[name="displayName"]').fill('Anna of the farm');
  await page.getByRole('button', { name: t('singleSignOn.create'), exact: true }).click();
  await suite.expectToast('accountCreated');
  await expect(page).toHaveURL(/\/dashboard\/north-barn/);
  // The barn's administrator has not given any right yet.
  await expect(page.getByText(/There are no permissions for this barn/)).toBeVisible();
});

test('an address that has an account is told at the field', async ({ suite }) => {
  const { page } = suite;
  suite.watch.expect(/^409: POST .*\/api\/auth\/emailPassword$/, /^console error: .*status of 409/);
  await suite.start({ path: '/single-sign-on/north-barn' });
  await signUp(suite, senatorAccount.email);
  await suite.expectToast('signUpFailed');
  await expect(page.locator('input[name="email"]')).toHaveAccessibleDescription(
    new RegExp(suite.words('mf-auth', 'signUp.emailInUse')),
  );
  await expect(page.locator('input[name="email"]')).toHaveValue(senatorAccount.email);
});
