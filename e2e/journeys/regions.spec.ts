import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

const administration = '/dashboard/north-barn/administration';
const words =
  (suite: Suite) =>
  (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    suite.words('mf-regions', key, values);

/** Makes a record in the dialog that is open. */
async function make(suite: Suite, name: string): Promise<void> {
  const t = words(suite);
  const dialog = suite.page.getByRole('dialog');
  await dialog.getByLabel(t('newEntry.name')).fill(name);
  await dialog.getByRole('button', { name: t('newEntry.create') }).click();
  await expect(dialog).toHaveCount(0);
}

/** Deletes it, and what needs it. */
async function remove(suite: Suite, name: string): Promise<void> {
  const t = words(suite);
  const { page } = suite;
  await page.getByRole('button', { name: t('entry.delete', { name }), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('removal.delete'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0);
}

test('a type and a place are made, moved, found after a reload, and deleted', async ({ suite }) => {
  const { page } = suite;
  const t = words(suite);
  await suite.startAtCameras('north-barn', 'manager');
  await suite.open(`${administration}/roi-types`);
  await page.getByRole('button', { name: t('regionTypes.new') }).click();
  await make(suite, 'scale');
  await suite.open(`${administration}/roi-specifications`);
  await page.getByRole('button', { name: t('regionSpecifications.new') }).click();
  await make(suite, 'scale at the door');
  const place = page.getByRole('region', { name: 'scale at the door', exact: true });
  await place.getByLabel(t('entry.typeOf', { name: 'scale at the door' })).selectOption('scale');
  await place.getByRole('button', { name: t('entry.save') }).click();
  await expect(place).toContainText(t('entry.saved'));
  await page.reload();
  await expect(place.getByLabel(t('entry.typeOf', { name: 'scale at the door' }))).toHaveValue('scale');
  await suite.open(`${administration}/roi-types`);
  await expect(page.getByRole('region', { name: 'scale', exact: true })).toContainText('scale at the door');
  await remove(suite, 'scale');
});

test('F47: of two people at one colour, the second is shown what the first has saved', async ({ suite }) => {
  const { page } = suite;
  const t = words(suite);
  suite.watch.expect(/^409: PUT .*\/api\/regions\/types\//, /^console error: .*status of 409/);
  await suite.startAtCameras('north-barn', 'manager');
  await suite.open(`${administration}/roi-types`);
  const entry = page.locator('main li section').first();
  const name = (await entry.getByRole('heading').innerText()).trim();
  const field = entry.getByLabel(t('entry.field', { name }), { exact: true });
  const before = await field.inputValue();
  await field.fill('#123456');
  const other = await page.context().newPage();
  await other.goto(page.url());
  const theirs = other.locator('main li section').first();
  await theirs.getByLabel(t('entry.field', { name }), { exact: true }).fill('#654321');
  await theirs.getByRole('button', { name: t('entry.save') }).click();
  await expect(theirs).toContainText(t('entry.saved'));
  await other.close();
  await entry.getByRole('button', { name: t('entry.save') }).click();
  await expect(entry).toContainText(t('entry.changedMeanwhile'));
  await expect(entry).toContainText(t('entry.color', { color: '#654321' }));
  await field.fill(before);
  await entry.getByRole('button', { name: t('entry.save') }).click();
  await expect(entry).toContainText(t('entry.saved'));
});

test('the five steps by keyboard alone: cameras are left out, it goes on there after a reload, and ends with counts', async ({
  suite,
}) => {
  const { page } = suite;
  const t = words(suite);
  await suite.startAtCameras('north-barn', 'manager');
  await suite.open(`${administration}/roi-wizard?step=cameras`);
  const cameras = page.getByRole('main').getByRole('checkbox');
  await expect(cameras.first()).toBeChecked();
  const count = await cameras.count();
  await cameras.first().focus();
  await page.keyboard.press('Space');
  await expect(cameras.first()).not.toBeChecked();
  const next = page.getByRole('button', { name: t('regionWizard.next', { step: t('regionWizard.step.polygons') }) });
  await next.focus();
  await page.keyboard.press('Enter');
  const progress = new RegExp(`\\b${count - 1}\\b`);
  await expect(page.getByRole('progressbar')).toHaveAccessibleName(progress);
  await page.reload();
  await expect(page.getByRole('progressbar')).toHaveAccessibleName(progress);
  await page.getByRole('button', { name: t('regionWizard.next', { step: t('regionWizard.step.check') }) }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main table tbody tr').first()).toContainText('%');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a place is made by the thumb from within the steps', async ({ suite }) => {
    const { page } = suite;
    const t = words(suite);
    await suite.startAtCameras('north-barn', 'manager');
    await suite.open(`${administration}/roi-wizard?step=specifications`);
    await page.getByRole('button', { name: t('regionWizard.specifications.add', { type: 'lying' }) }).tap();
    await make(suite, 'lying by the door');
    await expect(page.getByRole('main')).toContainText('lying by the door');
    await suite.open(`${administration}/roi-specifications`);
    await remove(suite, 'lying by the door');
  });
});
