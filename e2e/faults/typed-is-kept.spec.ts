import { runningSuite } from '../harness/running-suite';
import { expect, test } from './fault-test';
import { errorPage } from './proxy/barn-fault';

test('a colour that a faulty barn did not take stays chosen, and is saved when it can be', async ({
  suite,
  barnProxy,
}) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-regions', key, values);
  await suite.startAtCameras('test-barn', 'manager');
  await suite.goTo(t('nav.regionTypes'));
  const entry = page.locator('main li section').first();
  const name = (await entry.getByRole('heading').innerText()).trim();
  const field = entry.getByLabel(t('entry.field', { name }), { exact: true });
  barnProxy.answers(/^\/api\/regions\/types\/.+/, errorPage(502));
  await field.fill('#1257c9');
  await field.blur();
  await entry.getByRole('button', { name: t('entry.save') }).click();
  await expect(entry.getByRole('alert')).toContainText(t('entry.notSaved', { name }));
  await expect(entry.getByRole('alert')).toContainText(
    suite.words('shared', 'request.server-error-status', { status: 502 }),
  );
  await expect(field).toHaveValue('#1257c9');
  barnProxy.heal();
  await entry.getByRole('button', { name: suite.words('shared', 'failure.tryAgain') }).click();
  await expect(entry).toContainText(t('entry.saved'));
  await page.reload();
  await expect(field).toHaveValue('#1257c9');
});

test('a user name typed for a barn that is off stays typed', async ({ suite, barnProxy }) => {
  await suite.start();
  await expect(suite.barnCard('test-barn').locator('[data-connection="online"]')).toBeVisible();
  await barnProxy.refuse();
  const dialog = await suite.askToSignIn('test-barn');
  await suite.fillSignIn(dialog, 'viewer');
  await expect(dialog.getByRole('alert')).toContainText(suite.words('shared', 'request.offline'));
  await expect(dialog.locator('input[name="username"]')).toHaveValue('viewer');
  await barnProxy.listen(runningSuite().testBarn.proxyPort);
  await suite.fillSignIn(dialog, 'viewer');
  await suite.expectCameras();
});
