import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

function codeOf(address: string): string {
  const { hostname, port } = new URL(address);
  const endpoint = { protocol: 'http', hostname, port: Number(port) };
  return Buffer.from(JSON.stringify({ local: endpoint, remote: endpoint })).toString('base64');
}

/** What a code says, in whatever order it says it. */
function objectOf(code: string): unknown {
  return JSON.parse(Buffer.from(code, 'base64').toString('utf8'));
}

async function enter(suite: Suite, code: string): Promise<void> {
  await suite.page.locator('input[name="discovery-code"]').fill(code);
  await suite.page.getByRole('button', { name: suite.words('mf-auth', 'addBarn.next'), exact: true }).click();
}

test('an invalid code, a barn that is known, one that is off and a picture without a code are told apart', async ({
  suite,
}) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-auth', key, values);
  // A port of this run on which nothing listens.
  const off = `http://localhost:${runningSuite().testBarn.proxyPort}`;
  suite.watch.expect(new RegExp(`^failed: GET ${off}/`), /^console error: .*ERR_CONNECTION_REFUSED/);
  await suite.start();
  await page.getByRole('button', { name: t('addBarn.action') }).click();
  const field = page.locator('input[name="discovery-code"]');

  await enter(suite, 'this is no code');
  await suite.expectToast('invalidCode');
  await expect(field).toHaveAccessibleDescription(new RegExp(t('toast.invalidCode')));

  await page.locator('input[type="file"]').setInputFiles({
    name: 'sheet.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Dear neighbour, here is the barn.'),
  });
  await suite.expectToast('codeNotFound');

  await enter(suite, codeOf(runningSuite().north));
  await page.getByRole('button', { name: t('addBarn.connect'), exact: true }).click();
  await suite.expectToast('alreadyExists');
  await expect(field).toHaveAccessibleDescription(new RegExp(t('addBarn.already', { barn: 'North barn' })));

  await enter(suite, codeOf(off));
  await page.getByRole('button', { name: t('addBarn.connect'), exact: true }).click();
  await suite.expectToast('barnOffline');
  await expect(page.getByRole('alert')).toContainText(t('addBarn.failed'));
});

test('a barn is added by its code, renamed, shown as a code, removed with what is lost, and added again by a picture of that code', async ({
  suite,
}) => {
  const { page } = suite;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const t = (key: string, values = {}) => suite.words('mf-auth', key, values);
  await suite.start();
  await page.getByRole('button', { name: t('addBarn.action') }).click();
  await enter(suite, codeOf(runningSuite().testBarn.address));
  await page.getByRole('button', { name: t('addBarn.connect'), exact: true }).click();
  await page
    .getByRole('dialog', { name: t('addBarn.added') })
    .getByRole('button', { name: t('addBarn.signIn') })
    .click();
  await suite.fillSignIn(suite.signInDialog(), 'viewer');
  await suite.expectCameras();

  await suite.open('/select-barn');
  const card = suite.barnCard('test-barn');
  await card.getByRole('button', { name: t('card.more', { barn: 'Test barn' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('details.edit'), exact: true })
    .click();
  const edit = page.getByRole('dialog', { name: t('editBarn.title', { barn: 'Test barn' }) });
  await edit.getByLabel(t('editBarn.name')).fill('Test barn at the lake');
  await edit.getByRole('button', { name: t('editBarn.save'), exact: true }).click();
  await expect(edit).toBeHidden();
  const barn = 'Test barn at the lake';
  await expect(card.getByRole('heading', { name: barn })).toBeVisible();
  await page.reload();
  await expect(card.getByRole('heading', { name: barn }), 'the name is kept').toBeVisible();

  await card.getByRole('button', { name: t('card.more', { barn }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('details.copyCode') })
    .click();
  const code = codeOf(runningSuite().testBarn.address);
  await expect
    .poll(async () => objectOf(await page.evaluate(() => navigator.clipboard.readText())))
    .toEqual(objectOf(code));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('details.showCode') })
    .click();
  const shownCode = page.getByRole('img', { name: t('showCode.picture', { barn }) });
  await expect(shownCode).toBeVisible();
  const picture = await shownCode.screenshot();
  await page.keyboard.press('Escape');

  await card.getByRole('button', { name: t('card.more', { barn }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('details.remove'), exact: true })
    .click();
  const question = page.getByRole('dialog', { name: t('removeBarn.title', { barn }) });
  await expect(question).toContainText(t('removeBarn.text'));
  await question.getByRole('button', { name: t('removeBarn.confirm'), exact: true }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await suite.expectSelectBarn();
  await expect(suite.barnCard('north-barn')).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.getByRole('button', { name: t('addBarn.action') }).click();
  const photo = { name: 'sheet.png', mimeType: 'image/png', buffer: picture };
  await page.locator('input[type="file"]').setInputFiles(photo);
  await expect(page.getByRole('dialog', { name: t('addBarn.askTitle') })).toContainText(
    runningSuite().testBarn.address,
  );
  await page.getByRole('button', { name: t('addBarn.connect'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: t('addBarn.added') })).toContainText('Test barn');
});
