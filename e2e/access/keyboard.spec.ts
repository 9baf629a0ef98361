import { demoPassword } from '../../deploy/demo/accounts';
import { expectMovingPicture } from '../harness/moving-picture';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

/** More stops than any screen has: a walk that needs more is caught somewhere. */
const mostStops = 60;

/** Presses Tab until the element with the focus has this name. */
async function tabTo(suite: Suite, name: string | RegExp): Promise<void> {
  const { page } = suite;
  const matches = (found: string) => (typeof name === 'string' ? found === name : name.test(found));
  for (let stop = 0; stop < mostStops; stop += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return '';
      const label = element instanceof HTMLInputElement ? element.name : '';
      return element.getAttribute('aria-label') ?? (label || (element.textContent ?? '')).trim();
    });
    if (matches(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never came to ${name}.`);
}

test('from the first start to a moving picture by the keyboard alone', async ({ suite }) => {
  const { page } = suite;
  await suite.open('/select-barn');
  await expect(page.getByRole('dialog', { name: 'Language · Sprache' })).toBeVisible();
  await tabTo(suite, 'Confirm');
  await page.keyboard.press('Enter');
  await suite.expectSelectBarn();

  await tabTo(suite, /^Sign in at North/i);
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name="username"]'), 'the first field has the focus').toBeFocused();
  await page.keyboard.type('viewer');
  await tabTo(suite, 'password');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await suite.expectCameras();

  await tabTo(suite, 'Pen 1 feeder');
  await page.keyboard.press('Enter');
  await suite.expectTileState(/^(live|lagging)$/);
  await expectMovingPicture(suite.liveMedium());

  await tabTo(suite, suite.words('mf-cameras', 'liveView.back'));
  await page.keyboard.press('Enter');
  await suite.expectCameras();
});

test('the focus is always seen', async ({ suite }) => {
  const { page } = suite;
  await suite.startAtCameras('north-barn', 'viewer');
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const isMarked = (element: Element | null | undefined) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      };
      const focused = document.activeElement;
      // The frame of a field, or of a picture whose link covers it, may show the focus for what is inside.
      return isMarked(focused) || isMarked(focused?.parentElement) || isMarked(focused?.closest('article, li'));
    });
    expect(seen, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '')).toBe(true);
  }
});

test('a dialog keeps the focus, closes with Escape, and gives it back', async ({ suite }) => {
  const { page } = suite;
  await suite.start();
  await tabTo(suite, /^Sign in at North/i);
  await page.keyboard.press('Enter');
  const dialog = suite.signInDialog();
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const element = document.activeElement;
      // Between the last and the first stop the browser's own bars are next.
      return element === document.body || element?.closest('dialog') !== null;
    });
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Sign in at North/i })).toBeFocused();
});
