import { expect, test } from '../harness/suite-test';

test('the incidents of a barn, filtered by what the address says', async ({ suite }) => {
  const { page } = suite;
  const t = (key: string) => suite.words('mf-incidents', key);
  await suite.startAtCameras('north-barn', 'stockperson');
  await suite.goTo(t('nav.incidents'));
  const cards = page.locator('main li article');
  await expect(cards.first()).toBeVisible();
  await page.getByLabel(t('filter.type'), { exact: true }).selectOption('barnIntervention');
  await expect(page).toHaveURL(/[?&]type=barnIntervention/);
  await page.getByLabel(t('filter.state'), { exact: true }).selectOption('actionRequired');
  await expect(page).toHaveURL(/[?&]state=actionRequired/);
  await expect(cards.first()).toContainText(t('state.actionRequired'));
  const count = await cards.count();

  await page.reload();
  await expect(page.getByLabel(t('filter.type'), { exact: true })).toHaveValue('barnIntervention');
  await expect(page.getByLabel(t('filter.state'), { exact: true })).toHaveValue('actionRequired');
  await expect(cards).toHaveCount(count);
  for (const card of await cards.all()) await expect(card).toContainText(t('type.barnIntervention'));
});
