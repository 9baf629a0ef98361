import type { Suite } from '../harness/suite';

/** Twice as many stops as the longest screen has (a camera beside the list of all): a walk that needs more is caught somewhere. */
const mostStops = 160;

/** Presses Tab until the element with the focus has this name. */
export async function tabTo(suite: Suite, name: string | RegExp): Promise<void> {
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

/** Presses Tab until the focus is on an element like this. */
export async function tabToElement({ page }: Suite, selector: string): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never came to ${selector}.`);
}
