import { untilKept } from '../harness/device-storage';
import { Hand } from '../harness/hand';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

/** On a phone the choices are folded away; their button says how many are set. */
async function unfoldFilter(suite: Suite, set: number): Promise<void> {
  if (!(await suite.isPhone())) return;
  const name =
    set === 0
      ? suite.words('mf-incidents', 'filter.toggle')
      : suite.words('mf-incidents', 'filter.toggleCount', { count: set });
  await suite.page.getByRole('button', { name, exact: true }).click();
}

test('the incidents of a barn, filtered by what the address says', async ({ suite }) => {
  const { page } = suite;
  const t = (key: string) => suite.words('mf-incidents', key);
  const choice = (name: string) => page.getByLabel(t(name), { exact: true });
  await suite.startAtCameras('north-barn', 'stockperson');
  await suite.goTo(t('nav.incidents'));
  const cards = page.locator('main li article');
  await expect(cards.first()).toBeVisible();
  await unfoldFilter(suite, 0);
  await choice('filter.type').selectOption('barnIntervention');
  await expect(page).toHaveURL(/[?&]type=barnIntervention/);
  await choice('filter.state').selectOption('actionRequired');
  await expect(page).toHaveURL(/[?&]state=actionRequired/);
  await expect(cards.filter({ hasNotText: t('state.actionRequired') })).toHaveCount(0);
  await expect(cards.first()).toBeVisible();
  const count = await cards.count();

  await page.reload();
  await expect(cards).toHaveCount(count);
  await expect(cards.filter({ hasNotText: t('type.barnIntervention') })).toHaveCount(0);
  await unfoldFilter(suite, 2);
  await expect(choice('filter.type')).toHaveValue('barnIntervention');
  await expect(choice('filter.state')).toHaveValue('actionRequired');
});

test('incidents are marked as reviewed by keys, or by a swipe, and stay marked for the account', async ({
  suite,
  context,
}) => {
  const { page } = suite;
  const t = (key: string) => suite.words('mf-incidents', key);
  await suite.startAtCameras('north-barn', 'viewer');
  await suite.goTo(t('nav.incidents'));
  // Only here: the rows of the screen before are articles as well, and may stand a moment longer.
  const cards = page.locator('main li article[data-incident]');
  await expect(cards.first()).toBeVisible();
  const marked = await cards.first().getAttribute('data-incident');
  // By its number: what the barn notes meanwhile comes before it.
  const first = page.locator(`[data-incident="${marked}"]`);
  const mark = first.getByRole('button', { name: t('review.reviewed'), exact: true });
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  if (await suite.isPhone()) {
    await (await Hand.on(page, context)).swipe(first, 'right');
  } else {
    await first.getByRole('link').first().focus();
    await page.keyboard.press('r');
  }
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await untilKept(page, `${marked}`, 'drafts');
  await page.reload();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');

  const unmarked = cards.getByRole('button', { name: t('review.reviewed'), exact: true, pressed: false });
  const review = page.getByRole('region', { name: t('review.name') });
  await review.getByRole('button', { name: t('review.selectAll') }).click();
  await review.getByRole('button', { name: t('review.unmark') }).click();
  await expect(unmarked).toHaveCount(await cards.count());
  await first.getByRole('checkbox').check();
  await review.getByRole('button', { name: t('review.reviewed'), exact: true }).click();
  await expect(unmarked).toHaveCount((await cards.count()) - 1);

  await unfoldFilter(suite, 0);
  await page.getByRole('switch', { name: t('filter.unreviewed') }).click();
  await expect(page).toHaveURL(/[?&]reviewed=no/);
  await expect(first).toHaveCount(0);
  await expect(cards.first()).toBeVisible();
});
