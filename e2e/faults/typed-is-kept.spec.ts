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

test('what a barn does not take of a camera stands at its field, is asked about on the way out, and is saved later', async ({
  suite,
  barnProxy,
}) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-cameras', key, values);
  await suite.startAt('/dashboard/test-barn/camera/edit/file/Video%20file', { barn: 'test-barn' });
  const tags = page.getByRole('textbox', { name: t('cameraEdit.tags') });
  const save = page.getByRole('button', { name: t('cameraEdit.save'), exact: true });
  barnProxy.answers(/^\/api\/cameras\/tags\/file$/, errorPage(502));
  await tags.fill('dusty');
  await save.click();
  await expect(page.getByText(t('cameraEdit.failed')).first()).toBeVisible();
  await expect(tags).toHaveAccessibleDescription(/502/);
  await expect(tags).toHaveValue('dusty');

  await page.getByRole('link', { name: t('cameraDetail.toCamera', { name: 'Video file' }) }).click();
  const question = page.getByRole('dialog', { name: t('cameraEdit.leaveTitle') });
  await question.getByRole('button', { name: suite.words('shared', 'dialog.cancel') }).click();
  await expect(tags).toHaveValue('dusty');

  barnProxy.heal();
  await save.click();
  await expect(page.getByText(t('cameraEdit.saved')).first()).toBeVisible();
  await page.getByRole('button', { name: suite.words('shared', 'cameraFields.tags.remove', { tag: 'dusty' }) }).click();
  await save.click();
  await expect(save).toBeDisabled();
});
