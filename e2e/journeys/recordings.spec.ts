import type { Locator } from '@playwright/test';
import { Hand } from '../harness/hand';
import { KeysOrFingers } from '../harness/keys-or-fingers';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import { wordsPattern } from '../harness/words';
import { text } from './camera-words';
import { startInLookOfSize } from './look-of-size';

const barn = '/dashboard/north-barn';

const timeline = ({ page }: Suite): Locator => page.locator('main [role="application"]');

/** Where cameras have recorded is drawn for all that is in view. */
async function expectDrawn(suite: Suite): Promise<void> {
  await expect(timeline(suite)).toHaveAttribute('data-known', 'true');
}

async function viewOf(suite: Suite): Promise<{ readonly start: number; readonly end: number }> {
  const [start = 0, end = 0] = ((await timeline(suite).getAttribute('data-view')) ?? '').split('-').map(Number);
  return { start, end };
}

test('by keys alone or fingers alone recordings are found by camera and time, looked through and opened; all of it is in the address (product 2.7)', async ({
  suite,
  context,
}) => {
  const { page } = suite;
  const hands = await KeysOrFingers.of(suite, context);
  await startInLookOfSize(suite, `${barn}/recordings?results=24`);
  await hands.press(
    page.getByRole('button', { name: wordsPattern('mf-cameras', suite.language, 'grid.camerasAll_other') }),
  );
  const dialog = page.getByRole('dialog');
  await hands.tick(dialog.getByRole('checkbox', { name: text(suite, 'cameraChoice.all') }));
  await hands.tick(dialog.getByRole('checkbox', { name: 'Pen 3 lying area', exact: true }));
  await hands.press(dialog.getByRole('button', { name: text(suite, 'cameraChoice.show_one', { count: '1' }) }));
  await expect(dialog).toBeHidden();
  const span = page.getByRole('group', { name: text(suite, 'graph.span') });
  await hands.pick(span.getByRole('radio', { name: text(suite, 'graph.spans.7d') }));
  await hands.choose(page.getByLabel(text(suite, 'recordings.perPage')), '12');
  await expect(page).toHaveURL(/\?cameraId=pen-03&span=7d&results=12$/);

  const cards = page.locator('main [data-recording]');
  await expect(cards).toHaveCount(12);
  const card = cards.first();
  await expect(card.locator('img')).toBeVisible();
  await expect(card.getByRole('link')).toContainText('Pen 3');
  await expect(card.getByRole('link')).toContainText(/\d+\u00a0(m|s)/);
  const way = (await suite.isPhone()) ? card.locator('a[aria-hidden]') : card.getByRole('link');
  await hands.comeTo(way);
  await expect(card.locator('img[data-moves]')).toBeVisible();

  const range = page.getByRole('navigation', { name: text(suite, 'recordings.pages') });
  const after = page.getByRole('button', { name: text(suite, 'recordings.pageAfter') });
  await hands.press(after);
  await expect(range).toContainText('13');
  if (!(await suite.isPhone())) await expect(after, 'the key that turned a page turns another').toBeFocused();
  expect(new URL(page.url()).searchParams.get('page')).toBe('2');
  const second = await cards.first().getAttribute('data-recording');
  await page.reload();
  await expect(cards.first()).toHaveAttribute('data-recording', String(second));
  await page.goBack();
  await expect(range).toContainText('12');

  // A finger taps once to see, twice to open.
  if (await suite.isPhone()) await hands.comeTo(way);
  await hands.press(way);
  await expect(page).toHaveURL(/\/videoplayer\/pen-03\/recording\//);
  await expect(page.locator('main [data-video="shown"]').first()).toBeVisible();

  await suite.open(`${barn}/recordings?cameraId=pen-03&from=1000000000000&to=1000003600000`);
  await expect(page.getByText(suite.words('shared', 'empty.nothing'))).toBeVisible();
});

test('by keys alone or fingers alone one goes back in time, comes closer, chooses a moment and sees it', async ({
  suite,
  context,
}) => {
  const { page } = suite;
  const isPhone = await suite.isPhone();
  const hand = isPhone ? await Hand.on(page, context) : null;
  await startInLookOfSize(suite, `${barn}/recordings?cameraId=pen-01&cameraId=pen-02`);
  await expectDrawn(suite);
  const before = await viewOf(suite);
  if (hand) await hand.swipe(timeline(suite), 'right');
  else {
    await timeline(suite).focus();
    await page.keyboard.press('ArrowLeft');
  }
  await expect.poll(async () => (await viewOf(suite)).start).toBeLessThan(before.start);
  if (hand) await hand.spread(timeline(suite));
  else await page.keyboard.press('+');
  await expect
    .poll(async () => (await viewOf(suite)).end - (await viewOf(suite)).start)
    .toBeLessThan(before.end - before.start);
  await expectDrawn(suite);
  if (hand) await timeline(suite).tap();
  else {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectDrawn(suite);
  }
  const said = page.locator('main section output').first();
  // With the colon: "recorded" alone is also in "not recorded".
  const camera = isPhone ? 'Pen [12]' : 'Pen 2';
  await expect(said).toContainText(new RegExp(`${camera}.*: ${text(suite, 'timeline.facts.recorded')}`));
  const { start, end } = await viewOf(suite);
  const seen = page.getByRole('img', { name: wordsPattern('mf-cameras', suite.language, 'graph.moment.picture') });
  await expect(seen).toBeVisible();
  const images = page.getByRole('link', { name: text(suite, 'graph.moment.images') });
  const time = Number(new URL((await images.getAttribute('href')) ?? '', page.url()).searchParams.get('time'));
  // Of the width of a finger.
  const reach = isPhone ? (end - start) / 20 : 1;
  expect(Math.abs(time - (start + end) / 2)).toBeLessThanOrEqual(reach);
  const close = page.getByRole('button', { name: text(suite, 'timeline.endChoice') });
  if (isPhone) await close.tap();
  else {
    await close.focus();
    await page.keyboard.press('Enter');
  }
  await expect(seen).toHaveCount(0);
});

test('from the live picture one drags back into the past, and is live again at one press', async ({
  suite,
  context,
}) => {
  const { page } = suite;
  await startInLookOfSize(suite, `${barn}/camera/streaming/pen-01/Pen%201%20feeder`);
  await suite.expectTileState(/^(live|lagging)$/);
  await expectDrawn(suite);
  if (await suite.isPhone()) await (await Hand.on(page, context)).swipe(timeline(suite), 'right');
  else {
    const box = await timeline(suite).boundingBox();
    if (!box) throw new Error('there is no timeline');
    await page.mouse.move(box.x + 200, box.y + 50);
    await page.mouse.down();
    await page.mouse.move(box.x + 400, box.y + 50, { steps: 8 });
    await page.mouse.up();
  }
  const past = page.locator('main [data-past]');
  await expect(past.getByRole('img')).toBeVisible();
  expect(Number(await past.getAttribute('data-past'))).toBeLessThan(Date.now() - 60_000);
  const hands = await KeysOrFingers.of(suite, context);
  await hands.press(page.getByRole('button', { name: text(suite, 'liveView.backToLive') }));
  await expect(past).toHaveCount(0);
  await suite.expectTileState(/^(live|lagging)$/);
});
