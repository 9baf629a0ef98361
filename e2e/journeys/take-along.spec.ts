import { expect, test } from '../harness/suite-test';

test('a barn is taken along, says how old and how large that is, and is cleared again (product 10.6b)', async ({
  suite,
}) => {
  const { page } = suite;
  await suite.startAtCameras('north-barn', 'manager');
  await suite.open('/dashboard/north-barn/overview');
  await page.getByRole('link', { name: suite.words('mf-cameras', 'overview.takeAlong') }).click();
  await expect(suite.heading(suite.words('shell', 'along.title'))).toBeVisible();
  await page.getByRole('checkbox', { name: suite.words('mf-cameras', 'along.graphs_one') }).click();
  await page.getByRole('button', { name: suite.words('shell', 'along.start'), exact: true }).click();
  await expect(page.getByText(suite.words('shell', 'along.end.whole'), { exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('link', { name: suite.words('shell', 'along.toStorage') }).click();
  const storage = page.locator('main [data-setting="storage"]');
  await expect(storage.getByText(suite.words('mf-settings', 'storage.taken_one'))).toBeVisible();
  await page
    .getByRole('button', { name: suite.words('mf-settings', 'storage.clearOf', { barn: 'North barn' }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: suite.words('mf-settings', 'storage.clear') })
    .click();
  await expect(storage.getByText(suite.words('mf-settings', 'storage.taken_one'))).toHaveCount(0);
});
