import { expect, test } from '../harness/suite-test';

const chosen = '#1257c9';

test('the colour of a region type is changed, kept after a reload, and changed back', async ({ suite }) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-regions', key, values);
  await suite.startAtCameras('north-barn', 'manager');
  await suite.goTo(t('nav.regionTypes'));
  const entry = page.locator('main li section').first();
  const name = (await entry.getByRole('heading').innerText()).trim();
  const field = entry.getByLabel(t('entry.field', { name }), { exact: true });
  const before = await field.inputValue();
  expect(before).not.toBe(chosen);

  async function change(color: string): Promise<void> {
    await field.fill(color);
    await field.blur();
    await entry.getByRole('button', { name: t('entry.save') }).click();
    await expect(entry).toContainText(t('entry.saved'));
    await page.reload();
    await expect(entry).toContainText(t('entry.color', { color }));
    await expect(field).toHaveValue(color);
  }
  await change(chosen);
  await change(before);
});

test('who may only look cannot change a colour', async ({ suite }) => {
  await suite.startAtCameras('north-barn', 'viewer');
  await suite.goTo(suite.words('mf-regions', 'nav.regionTypes'));
  await expect(suite.page.getByText(/regions\.manage/)).toBeVisible();
  await expect(suite.page.locator('main form')).toHaveCount(0);
});
