import type { Page } from '@playwright/test';

const name = 'barnwatchPageTime';
const tickMs = 100;

/**
 * The time that a page lives through: its tenths of a second that came. On a busy machine some do not come, to the page
 * as to what it waits for; a promise of ten seconds is measured by this, not by the clock of the test.
 */
export class PageTime {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Counts from now on, and anew in each further document of the page. */
  static async on(page: Page): Promise<PageTime> {
    const count = ({ name, tickMs }: { name: string; tickMs: number }) => {
      const isCounting = Reflect.has(globalThis, name);
      Reflect.set(globalThis, name, 0);
      if (isCounting) return;
      setInterval(() => Reflect.set(globalThis, name, Reflect.get(globalThis, name) + tickMs), tickMs);
    };
    await page.addInitScript(count, { name, tickMs });
    await page.evaluate(count, { name, tickMs });
    return new PageTime(page);
  }

  /** Since the document came or the counting began, ms. */
  now(): Promise<number> {
    return this.#page.evaluate((name) => Reflect.get(globalThis, name) as number, name);
  }

  /** When an element with a text is first there, however late the test looks; same meaning as `now`. */
  whenShown(selector: string, text: string): Promise<number> {
    return this.#page.evaluate(
      ({ name, selector, text }) =>
        new Promise<number>((resolve) => {
          const look = () => {
            const all = [...document.querySelectorAll(selector)];
            if (!all.some(({ textContent }) => textContent?.includes(text))) return;
            observer.disconnect();
            resolve(Reflect.get(globalThis, name) as number);
          };
          const observer = new MutationObserver(look);
          observer.observe(document, { subtree: true, childList: true, characterData: true });
          look();
        }),
      { name, selector, text },
    );
  }
}
