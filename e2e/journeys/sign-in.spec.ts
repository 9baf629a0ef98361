import { expect, test } from '../harness/suite-test';

test('a wrong password is said in words, and the name stays typed', async ({ suite }) => {
  suite.watch.expect(/^401: POST .*\/login$/, /^console error: .*status of 401/);
  await suite.start();
  const dialog = await suite.askToSignIn('north-barn');
  await suite.fillSignIn(dialog, 'viewer', 'not-the-password');
  await expect(dialog.getByRole('alert')).toContainText(suite.words('mf-auth', 'signIn.wrongCredentials'));
  await suite.expectToast('signInFailed');
  await expect(dialog.locator('input[name="username"]')).toHaveValue('viewer');
  await expect(dialog.locator('input[name="password"]')).toHaveValue('');
  await suite.fillSignIn(dialog, 'viewer');
  await suite.expectToast('signedIn');
  await suite.expectCameras();
});

test('a newcomer is told that there are no permissions yet, and by which account id to ask', async ({ suite }) => {
  await suite.start();
  await suite.signIn({ barn: 'north-barn', account: 'newcomer' });
  await expect(suite.page.getByText(/There are no permissions for this barn/)).toBeVisible();
  await expect(suite.page.getByText(/account-newcomer/).first()).toBeVisible();
  // The settings are the device's: whoever is here may change them.
  const ofTheBarn = 'a[href*="/dashboard/north-barn/"]:not([href$="/settings"])';
  await expect(suite.page.locator(ofTheBarn)).toHaveCount(0);
});

test('a link to a camera leads there after signing in', async ({ suite }) => {
  const path = '/dashboard/north-barn/camera/streaming/pen-03/Pen%203%20lying%20area';
  await suite.start({ path });
  await suite.fillSignIn(suite.signInDialog(), 'viewer');
  await expect(suite.heading('Pen 3 lying area')).toBeVisible();
  await expect(suite.page).toHaveURL(new RegExp(`${path}$`));
  await suite.expectTileState(/^(live|lagging)$/);
});

test('logging out asks first, and leads to the barns', async ({ suite }) => {
  await suite.startAtCameras('north-barn', 'viewer');
  const account = await suite.openAccount();
  await account.getByRole('button', { name: suite.words('shell', 'signOut.action') }).click();
  const question = suite.page.getByRole('dialog').filter({ hasText: suite.words('shell', 'signOut.text') });
  await question.getByRole('button', { name: suite.words('shared', 'dialog.cancel') }).click();
  await expect(question).toBeHidden();
  await suite.expectCameras();
  await suite.signOut();
  await expect(suite.barnCard('north-barn')).toContainText(suite.words('mf-auth', 'card.notSignedIn'));
  await suite.open('/dashboard/north-barn/camera');
  await expect(suite.page).toHaveURL(/\/select-barn/);
});

test('an unknown address leads to the start', async ({ suite }) => {
  await suite.start({ path: '/no/such/page' });
  await expect(suite.page).toHaveURL(/^http:\/\/[^/]+\/$/);
  await expect(suite.heading(suite.words('shell', 'entry.title'))).toBeVisible();
});

test('a session outlives a reload', async ({ suite }) => {
  await suite.startAtCameras('north-barn', 'viewer');
  await suite.page.reload();
  await suite.expectCameras();
});
