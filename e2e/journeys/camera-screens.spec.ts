import { BarnApi } from '../harness/barn-api';
import { Hand } from '../harness/hand';
import { stillOfHiddenCamera } from '../harness/page-watch';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';
import { wordsPattern } from '../harness/words';
import { inAddress, text } from './camera-words';
import { startInLookOfSize } from './look-of-size';

const barn = '/dashboard/north-barn';

test('a tag that is given to a camera stands with it, and is taken back', async ({ suite }) => {
  const { page } = suite;
  const tag = `checked-${Date.now()}`;
  const edit = `${barn}/camera/edit/pen-12/Pen%2012`;
  const save = async () => {
    await page.getByRole('button', { name: text(suite, 'cameraEdit.save'), exact: true }).click();
    await expect(page.getByText(text(suite, 'cameraEdit.saved')).first()).toBeVisible();
  };
  await startInLookOfSize(suite, edit);
  const field = page.getByRole('textbox', { name: text(suite, 'cameraEdit.tags') });
  await field.fill(tag);
  await field.press('Enter');
  await save();
  await suite.open(`${barn}/camera/pen-12`);
  // A filter may offer it as well, closed.
  const shown = page.locator('main').getByText(tag).filter({ visible: true });
  await expect(shown.first()).toBeVisible();
  await suite.open(edit);
  await page.getByRole('button', { name: suite.words('shared', 'cameraFields.tags.remove', { tag }) }).click();
  await save();
  await suite.open(`${barn}/camera/pen-12`);
  await suite.expectTileState(/^(live|lagging)$/);
  await expect(shown).toHaveCount(0);
});

test('a camera is hidden for 15 minutes: the banner says so, nobody gets its picture, and it is shown again', async ({
  suite,
}) => {
  const { page } = suite;
  suite.watch.expect(...stillOfHiddenCamera);
  await startInLookOfSize(suite, `${barn}/camera/pen-11`);
  const hidden = wordsPattern('mf-cameras', suite.language, 'privacy.oneHidden');
  await suite.expectTileState(/^(live|lagging)$/);
  const somebody = await BarnApi.signIn(runningSuite().north, 'viewer');
  await page.getByRole('button', { name: text(suite, 'privacy.name') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(text(suite, 'privacy.choices.15min'), { exact: true }).click();
  await dialog.getByRole('button', { name: text(suite, 'privacy.begin'), exact: true }).click();
  const end = page.getByRole('button', { name: text(suite, 'privacy.end') }).first();
  try {
    await expect(page.getByText(hidden)).toBeVisible();
    await suite.expectTileState('privacy');
    await expect(somebody.call('GET', 'api/cameras/pen-11/still')).rejects.toThrow(/camera-in-privacy/);
  } finally {
    await end.click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: text(suite, 'privacy.end') }).click();
  }
  await expect(page.getByText(hidden)).toHaveCount(0);
  await suite.expectTileState(/^(live|lagging)$/);
});

test('pictures of the past: a step back, the same time yesterday, two times side by side', async ({ suite }) => {
  const { page } = suite;
  await startInLookOfSize(suite, `${barn}/camera/images/pen-01/Pen%201%20feeder?step=60000`);
  const picture = page.locator('main img').first();
  await expect(picture).toBeVisible();
  const back = page.getByRole('button', { name: text(suite, 'images.back'), exact: true });
  await back.click();
  await expect(page).toHaveURL(/[?&]time=\d+/);
  const first = inAddress(suite, 'time');
  await back.click();
  await expect.poll(() => inAddress(suite, 'time')).toBe(first - 60_000);
  await expect(picture).toBeVisible();
  await page.getByRole('button', { name: text(suite, 'images.yesterday') }).click();
  // By the clocks on the wall of the browser: where summer time begins or ends, yesterday is 23 or 25 hours ago.
  const yesterday = await page.evaluate((moment) => {
    const date = new Date(moment);
    return date.setDate(date.getDate() - 1);
  }, first - 60_000);
  await expect.poll(() => inAddress(suite, 'compare')).toBe(yesterday);
  const compared = page
    .locator('main')
    .getByRole('img', { name: text(suite, 'images.picture', { name: 'Pen 1 feeder', time: '' }).trim() });
  await expect(compared).toHaveCount(2);
  await page.getByRole('button', { name: text(suite, 'images.compareEnd'), exact: true }).click();
  await expect(compared).toHaveCount(1);
  await expect.poll(() => inAddress(suite, 'time')).toBe(first - 60_000);
});

test('fingers: a swipe leads to the next camera and back, two of them enlarge a picture', async ({
  suite,
  context,
}) => {
  // biome-ignore lint/suspicious/noSkippedTests: a desktop has nothing to swipe on
  test.skip(!(await suite.isPhone()), 'a matter of touch');
  const { page } = suite;
  await startInLookOfSize(suite, `${barn}/camera/pen-01`);
  const hand = await Hand.on(page, context);
  await expect(suite.liveTile()).toBeVisible();
  await hand.swipe(suite.liveTile(), 'left');
  await expect(page).toHaveURL(/\/camera\/pen-02$/);
  await hand.swipe(suite.liveTile(), 'right');
  await expect(page).toHaveURL(/\/camera\/pen-01$/);

  await suite.open(`${barn}/grid`);
  // One of them by its name: which one has its picture first is nobody's promise.
  const tile = page.locator('main li[data-camera-id="pen-01"]').filter({ has: page.locator('article img') });
  await expect(tile).toBeVisible();
  await hand.spread(tile);
  await expect(tile).toHaveAttribute('data-zoomed', 'true');
  await expect(page, 'a picture that is enlarged is not opened').toHaveURL(/\/grid$/);
  expect(await page.evaluate(() => visualViewport?.scale), 'the page itself stays as it is').toBe(1);

  await suite.open(`${barn}/camera/streaming/pen-01/Pen%201`);
  await expect(suite.liveTile()).toBeVisible();
  await hand.spread(suite.liveTile());
  await expect(page.locator('[style*="scale("]')).toBeVisible();
});

test('a layout of two columns has its name and is there after a reload', async ({ suite }) => {
  const { page } = suite;
  await startInLookOfSize(suite, `${barn}/grid`);
  const tiles = page.locator('main li article');
  await expect(tiles.first()).toBeVisible();
  await page.getByRole('button', { name: text(suite, 'grid.settings') }).click();
  await page.getByRole('button', { name: text(suite, 'grid.layouts.saveAs') }).click();
  await page.getByRole('textbox', { name: text(suite, 'grid.layouts.name') }).fill('Two by two');
  await page.getByRole('button', { name: text(suite, 'grid.layouts.save'), exact: true }).click();
  await page.getByLabel(text(suite, 'grid.columns'), { exact: true }).selectOption('2');
  await page.getByRole('button', { name: text(suite, 'grid.layouts.done') }).click();
  const tops = () =>
    tiles.evaluateAll((all) => all.slice(0, 3).map((tile) => Math.round(tile.getBoundingClientRect().top)));
  const expectTwoColumns = async () => {
    await expect.poll(async () => new Set((await tops()).slice(0, 2)).size).toBe(1);
    const [first = 0, , third = 0] = await tops();
    expect(third).toBeGreaterThan(first);
  };
  await expectTwoColumns();
  await page.reload();
  await expect(tiles.first()).toBeVisible();
  await expectTwoColumns();
  await expect(page.getByLabel(text(suite, 'grid.layouts.choose')).locator('option:checked')).toHaveText('Two by two');
});

test('on a walk-round one camera is fine, and a problem opens an intervention of the next', async ({ suite }) => {
  const { page } = suite;
  await startInLookOfSize(suite, `${barn}/walk-round/pen-01`);
  await suite.expectTileState(/^(live|lagging)$/);
  await page.getByRole('button', { name: text(suite, 'walkRound.judge.fine'), exact: true }).click();
  await expect(page).toHaveURL(/\/walk-round\/pen-02$/);
  await page.getByRole('button', { name: text(suite, 'walkRound.judge.problem'), exact: true }).click();
  await expect(page).toHaveURL(/\/interventions\?(.*&)?cameraId=pen-02/);
  await expect(page.locator('form').first()).toBeVisible();
  // Barn, camera, time and the still are there; what remains is to say what is wrong.
  expect(Math.abs(Date.now() - inAddress(suite, 'time'))).toBeLessThan(60_000);
  const form = page.getByRole('dialog');
  await expect(form).toContainText(/Pen 2 feeder, \d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  const still = form.getByRole('img').first();
  await expect.poll(() => still.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page, 'the way back leads on').toHaveURL(/\/walk-round\/pen-03$/);
});
