import { expect, test } from '../harness/suite-test';
import { startInLookOfSize } from './look-of-size';

const settings = '/dashboard/north-barn/settings';

const own = (row: string) => `main [data-setting="${row}"]`;

test('a setting is found by its name, holds at once, and after a reload (product 3.17, 10.11)', async ({ suite }) => {
  const { page } = suite;
  await startInLookOfSize(suite, '/system-information', { account: 'viewer' });
  const find = page.getByRole('button', { name: suite.words('shell', 'finder.open'), exact: true });
  await expect(find.filter({ visible: true }).first()).toBeVisible();
  if (await suite.isPhone()) await find.filter({ visible: true }).first().tap();
  else await page.keyboard.press('/');
  const label = suite.words('mf-settings', 'setting.textSize.label');
  await page.getByRole('dialog').getByRole('combobox').fill(label);
  await page.getByRole('option', { name: new RegExp(`^${label}`) }).click();
  await expect(page).toHaveURL(/\/settings\?setting=textSize$/);
  await expect(page.locator(`${own('textSize')} input:checked`)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveCSS('font-size', '17.6px');
  await page.reload();
  await expect(suite.heading(suite.words('mf-settings', 'settings.title'))).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('font-size', '17.6px');
});

test('settings are saved to a file and taken from it again, after they were shown; what is kept of a barn is cleared, and it is there again when it is opened (product 3.17)', async ({
  suite,
}) => {
  const { page } = suite;
  const dialog = page.getByRole('dialog');
  await startInLookOfSize(suite, settings, { account: 'viewer' });
  await page.locator(`${own('dataSaver')} input`).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: suite.words('mf-settings', 'portable.save') }).click();
  const file = await (await saving).path();
  await page.locator(`${own('dataSaver')} input`).click();
  await page.locator('input[type="file"]').setInputFiles(file);
  const take = suite.words('mf-settings', 'portable.take_one', { count: 1 });
  await dialog.getByRole('button', { name: take }).click();
  await expect(page.locator(`${own('dataSaver')} input`)).toBeChecked();

  const clear = suite.words('mf-settings', 'storage.clearOf', { barn: 'North barn' });
  await page.getByRole('button', { name: clear }).click();
  await dialog.getByRole('button', { name: suite.words('mf-settings', 'storage.clear') }).click();
  await expect(dialog).toHaveCount(0);
  await suite.open('/dashboard/north-barn/camera');
  await suite.expectCameras();
});

test('the page about access is there before any barn (product 2.1)', async ({ suite }) => {
  const { page } = suite;
  const language = (await suite.isPhone()) ? 'de' : 'en';
  await suite.start({ path: '/accessibility', language });
  await page
    .locator(`${own('motion')} input`)
    .nth(1)
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
});

test('what is being tried is switched on in the labs, from the settings on, and stays so after a reload (product 3.17)', async ({
  suite,
}) => {
  const { page } = suite;
  await startInLookOfSize(suite, settings, { account: 'viewer' });
  await page
    .getByRole('main')
    .getByRole('link', { name: suite.words('mf-settings', 'labs.title'), exact: true })
    .click();
  const tried = page.locator(`${own('stayAwake')} input`);
  await expect(tried).not.toBeChecked();
  await tried.click();
  await expect(tried).toBeChecked();
  await page.reload();
  await expect(suite.heading(suite.words('mf-settings', 'labs.title'))).toBeVisible();
  await expect(tried).toBeChecked();
});
