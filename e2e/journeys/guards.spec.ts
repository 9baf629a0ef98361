import { expect, test } from '../faults/fault-test';

test('the start and the dashboard lead to the cameras of the barn one is at; entering select barn leaves it', async ({
  suite,
}) => {
  const { page } = suite;
  await suite.startAtCameras('north-barn', 'viewer');
  for (const path of ['/', '/dashboard/north-barn/', '/dashboard/north-barn']) {
    await suite.open(path);
    await suite.expectCameras();
    await expect(page).toHaveURL(/\/dashboard\/north-barn\/camera$/);
  }
  await suite.open('/select-barn');
  await suite.expectSelectBarn();
  await suite.open('/');
  await expect(suite.heading(suite.words('shell', 'entry.title')), 'no barn is selected').toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^North barn/ })
    .click();
  await suite.expectCameras();
});

test('from the start one comes to a barn that one is not signed in at by signing in there', async ({ suite }) => {
  await suite.start({ path: '/' });
  await suite.page
    .getByRole('main')
    .getByRole('link', { name: /^North barn/ })
    .click();
  await suite.fillSignIn(suite.signInDialog(), 'viewer');
  await suite.expectCameras();
  await expect(suite.page).toHaveURL(/\/dashboard\/north-barn\/camera$/);
});

test('another barn shows nothing of the cameras of the one before, however long it takes to answer', async ({
  suite,
  barnProxy,
}) => {
  const { page } = suite;
  await suite.startAtCameras('north-barn', 'viewer');
  await expect(page.getByRole('link', { name: 'Pen 1 feeder', exact: true })).toBeVisible();
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  barnProxy.answers(/^\/api\/cameras$/, { kind: 'held', until });
  await page.locator('a[href="/select-barn"]').filter({ visible: true }).first().click();
  await suite.signIn({ barn: 'test-barn', account: 'viewer' });
  await expect(suite.heading(suite.words('mf-cameras', 'cameraList.title'))).toBeVisible();
  await expect.poll(() => barnProxy.asked(/^\/api\/cameras$/).length).toBeGreaterThan(0);
  await expect(suite.cameraLinks()).toHaveCount(0);
  letGo();
  await expect(suite.cameraLinks()).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Pen 1 feeder', exact: true })).toHaveCount(0);

  // Back over the barns, as a browser goes: each has its own.
  await page.goBack();
  await suite.expectSelectBarn();
  await page.goBack();
  await expect(suite.cameraLinks()).toHaveCount(12);
  await expect(page.getByRole('link', { name: 'Test pen', exact: true })).toHaveCount(0);
});
