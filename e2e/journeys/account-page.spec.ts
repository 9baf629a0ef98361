import { signInAt } from '../harness/barn-api';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

test('the account page says who one is where, what one may do, with which devices, and leads out of one or of all', async ({
  suite,
}) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-auth', key, values);
  suite.watch.expect(/^451: POST .*\/api\/login\/refresh/, /^console error: .*status of 451/);
  await suite.startAtCameras('north-barn', 'viewer');
  const dialog = await suite.openAccount();
  await dialog.getByRole('link', { name: suite.words('shell', 'account.open') }).click();
  await expect(suite.heading(t('account.title'))).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(t('card.signedInAs', { account: 'viewer' }));
  await expect(main).toContainText(t('right.camerasView'));
  await expect(main).not.toContainText(t('right.camerasManage'));
  await expect(main.getByText(t('account.thisDevice'), { exact: true })).toBeVisible();

  await suite.open('/select-barn');
  await suite.signIn({ barn: 'south-barn', account: 'newcomer' });
  await suite.open('/account');
  await expect(main).toContainText(t('card.eula'));
  await page.getByRole('button', { name: t('account.signOutEverywhere') }).click();
  const question = page.getByRole('dialog', { name: t('account.signOutEverywhereTitle') });
  await question.getByRole('button', { name: suite.words('shared', 'dialog.cancel') }).click();
  await expect(question).toBeHidden();

  await main
    .getByRole('button', { name: t('details.signOut'), exact: true })
    .first()
    .click();
  const one = page.getByRole('dialog').filter({ hasText: t('signOut.text') });
  await one.getByRole('button', { name: t('signOut.confirm'), exact: true }).click();
  await expect(main.getByRole('button', { name: t('details.signOut'), exact: true })).toHaveCount(1);

  await main.getByRole('button', { name: t('details.signOut'), exact: true }).click();
  await one.getByRole('button', { name: t('signOut.confirm'), exact: true }).click();
  await expect(main).toContainText(t('account.nowhere'));
});

test('out of all barns at once', async ({ suite }) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-auth', key, values);
  suite.watch.expect(/^451: POST .*\/api\/login\/refresh/, /^console error: .*status of 451/);
  // A refresh that is under way while one signs out is refused: its token has ended.
  suite.watch.expect(
    /^403: POST .*\/api\/login\/refresh$/,
    /^console error: .*status of 403.*\/api\/login\/refresh\)$/,
  );
  await suite.startAt('/select-barn', { account: 'viewer' });
  await suite.signIn({ barn: 'south-barn', account: 'newcomer' });
  await suite.open('/account');
  await page.getByRole('button', { name: t('account.signOutEverywhere') }).click();
  const question = page.getByRole('dialog', { name: t('account.signOutEverywhereTitle') });
  await expect(question).toContainText('North barn and South barn');
  await question.getByRole('button', { name: t('account.signOutEverywhere') }).click();
  await expect(page.getByRole('main')).toContainText(t('account.nowhere'));
  await suite.open('/dashboard/north-barn/camera');
  await expect(page).toHaveURL(/\/select-barn/);
});

test('rights that are simulated are marked in the frame, and never widen what one may do', async ({ suite }) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-auth', key, values);
  await suite.startAtCameras('north-barn', 'manager');
  await suite.goTo(suite.words('mf-admin', 'nav.cameraOverview'));
  const dialog = await suite.openAccount();
  await dialog.getByRole('link', { name: suite.words('shell', 'account.open') }).click();
  await page.getByText(t('developer.options'), { exact: true }).click();
  await page.getByText(t('developer.simulation'), { exact: true }).click();
  await page.getByRole('button', { name: t('developer.none') }).click();
  await expect(page.getByText(suite.words('shell', 'sessionNotice.simulation_other', { count: 0 }))).toBeVisible();
  await expect(suite.navEntry(suite.words('mf-admin', 'nav.cameraOverview'))).toHaveCount(0);
  const marked = page.getByRole('status').filter({ hasText: /Permissions are simulated/ });
  await marked.getByRole('button', { name: suite.words('shell', 'sessionNotice.endSimulation') }).click();
  await expect(page.getByText(suite.words('shell', 'sessionNotice.simulation_other', { count: 0 }))).toBeHidden();
  await suite.goTo(suite.words('mf-admin', 'nav.cameraOverview'));
});

/** Signs in from a device of that name; `isIn` asks the barn whether it still is. */
async function otherDevice(userAgent: string): Promise<{ readonly isIn: () => Promise<boolean> }> {
  const { north } = runningSuite();
  const refreshToken = await signInAt(north, 'stockperson');
  const headers = { 'user-agent': userAgent, 'content-type': 'application/json' };
  const body = JSON.stringify({ refreshToken });
  const answer = await fetch(`${north}/api/login/refresh`, { method: 'POST', headers, body });
  const { accessToken } = ((await answer.json()) as { data: { accessToken: string } }).data;
  const authorization = `Bearer ${accessToken}`;
  return { isIn: async () => (await fetch(`${north}/api/permissions`, { headers: { authorization } })).ok };
}

test('a lost phone is logged out from another device, and then every other one; this one stays', async ({ suite }) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-auth', key, values);
  const [phone, tablet] = [await otherDevice('A lost phone'), await otherDevice('A tablet')];
  expect([await phone.isIn(), await tablet.isIn()]).toEqual([true, true]);
  await suite.startAt('/account', { account: 'stockperson' });
  const main = page.getByRole('main');
  // How many there are depends on the tests before.
  const further = main.getByRole('button', { name: t('account.furtherDevices_other', { count: '' }).trim() });
  await further.click();
  await main.getByRole('button', { name: t('account.endDeviceOf', { device: 'A lost phone' }) }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: t('account.endDevice') }).click();
  await expect(question).toBeHidden();
  await expect(main).not.toContainText('A lost phone');
  await expect(main).toContainText('A tablet');
  expect([await phone.isIn(), await tablet.isIn()]).toEqual([false, true]);

  const another = await otherDevice('Another phone');
  await page.reload();
  await further.click();
  await main.getByRole('button', { name: t('account.endOthers') }).click();
  await question.getByRole('button', { name: t('account.endOthers') }).click();
  await expect(main).toContainText(t('account.noFurtherDevice'));
  expect([await tablet.isIn(), await another.isIn()]).toEqual([false, false]);
});
