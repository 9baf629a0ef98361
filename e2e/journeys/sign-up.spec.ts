import type { Locator } from '@playwright/test';
import { demoPassword } from '../../deploy/demo/accounts';
import { runningSuite } from '../harness/running-suite';
import type { Barn, Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

/** Opens the form for a new account at a barn by the way of its sign-in. */
async function askToSignUp(suite: Suite, barn: Barn): Promise<Locator> {
  const signIn = await suite.askToSignIn(barn);
  await signIn.getByRole('button', { name: suite.words('mf-auth', 'signUp.action'), exact: true }).click();
  return suite.page.getByRole('dialog').filter({ has: suite.page.locator('input[name="passwordRepetition"]') });
}

async function fill(dialog: Locator, username: string): Promise<void> {
  await dialog.locator('input[name="username"]').fill(username);
  await dialog.locator('input[name="password"]').fill(demoPassword);
  await dialog.locator('input[name="passwordRepetition"]').fill(demoPassword);
}

function submit(suite: Suite, dialog: Locator): Promise<void> {
  return dialog.getByRole('button', { name: suite.words('mf-auth', 'signUp.action'), exact: true }).click();
}

test('a new person registers at a barn with a licence agreement, and is signed in at once', async ({ suite }) => {
  const t = (key: string) => suite.words('mf-auth', key);
  await suite.start();
  const dialog = await askToSignUp(suite, 'south-barn');
  await submit(suite, dialog);
  await suite.expectToast('fixErrors');
  await expect(dialog.locator('input[name="username"]'), 'the first faulty field has the focus').toBeFocused();
  await expect(dialog.locator('input[name="username"]')).toHaveAttribute('aria-invalid', 'true');

  await fill(dialog, `bert-${Date.now().toString(36)}`);
  await submit(suite, dialog);
  await suite.expectToast('acceptEula');
  await dialog.getByText(t('eula.tick')).click();
  await submit(suite, dialog);
  await suite.expectToast('signedUp');
  await expect(suite.page).toHaveURL(/\/dashboard\/south-barn/);
  await expect(suite.page.getByText(/There are no permissions for this barn/)).toBeVisible();
});

test('a user name that is taken, a barn in trouble and an agreement of today are told apart; what was typed stays', async ({
  suite,
}) => {
  const { page } = suite;
  const { south } = runningSuite();
  suite.watch.expect(
    /^(409|451|502): POST .*\/api\/auth\/usernamePassword$/,
    /^404: GET .*\/api\/eulas/,
    /^console error: .*status of (404|409|451|502)/,
  );
  // There was no agreement when the form was opened; there is one when it is sent.
  const noAgreementYet = (url: URL) => url.origin === south && url.pathname.startsWith('/api/eulas');
  await page.route(noAgreementYet, (route) =>
    route.fulfill({
      status: 404,
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'application/json',
      body: JSON.stringify({ error: { code: 'not-found', message: 'none' } }),
    }),
  );
  await suite.start();
  const dialog = await askToSignUp(suite, 'south-barn');
  await fill(dialog, 'viewer');
  await submit(suite, dialog);
  await suite.expectToast('haveToAcceptEula');
  await page.unroute(noAgreementYet);
  await dialog.getByRole('button', { name: suite.words('mf-auth', 'signUp.signInInstead') }).click();
  const again = await askToSignUpFrom(suite);
  await expect(again.locator('input[name="username"]'), 'the name is kept').toHaveValue('viewer');

  await again.getByText(suite.words('mf-auth', 'eula.tick')).click();
  await fill(again, 'viewer');
  await submit(suite, again);
  await suite.expectToast('usernameInUse');
  await expect(again.locator('input[name="username"]')).toHaveAccessibleDescription(/in use/);

  const inTrouble = (url: URL) => url.origin === south && url.pathname === '/api/auth/usernamePassword';
  await page.route(inTrouble, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, headers: { 'access-control-allow-origin': '*' }, body: 'Bad gateway' })
      : route.fallback(),
  );
  await fill(again, 'viewer');
  await submit(suite, again);
  await suite.expectToast('signUpLater');
  await expect(again.locator('input[name="username"]')).toHaveValue('viewer');
});

/** The sign-in form is open: on to the other one. */
async function askToSignUpFrom(suite: Suite): Promise<Locator> {
  const signIn = suite.signInDialog();
  await signIn.getByRole('button', { name: suite.words('mf-auth', 'signUp.action'), exact: true }).click();
  return suite.page.getByRole('dialog').filter({ has: suite.page.locator('input[name="passwordRepetition"]') });
}
