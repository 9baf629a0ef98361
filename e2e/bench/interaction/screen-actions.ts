import type { Locator, Page } from '@playwright/test';
import { type TextPlace, words as wordsOf } from '../../harness/words';

/** A page of a phone, and the way from screen to screen. */
export interface Walker {
  readonly page: Page;
  /** Presses something, once it can be seen. */
  readonly press: (target: Locator) => Promise<void>;
  /** Presses the entry of the navigation that leads to a screen of the barn. */
  readonly goTo: (screen: string) => Promise<void>;
}

/** What somebody presses and types at one screen. Each action is done when its effect is on the screen. */
export interface ScreenActions {
  readonly screen: string;
  readonly run: (walker: Walker) => Promise<void>;
}

/** The English words of a remote, by their keys. */
export const words =
  (place: TextPlace) =>
  (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    wordsOf(place, 'en', key, values);

/** Longest wait for what a barn that has just been started works out first. */
export const loaded = { timeout: 60_000 } as const;

const more = words('shell')('frame.more');

/**
 * By its place on the screen, as a thumb does: Playwright's own click asks the page, within the press, what lies there,
 * and the page would be said to be slower than it is.
 */
async function press(page: Page, target: Locator): Promise<void> {
  for (;;) {
    // Waits until it stands still and nothing lies on it, and scrolls to it.
    await target.click({ trial: true });
    const place = await placeAtRest(page, target);
    // What was laid out meanwhile may have pushed it out of the window: a press there hits nothing.
    if (!isInWindow(page, place)) continue;
    await page.mouse.click(place.x, place.y);
    // To look for the next thing reads the page, and would be waited for by the picture of this press.
    return twoPictures(page);
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function isInWindow(page: Page, { x, y }: Place): boolean {
  const { width, height } = page.viewportSize() ?? {
    width: Number.POSITIVE_INFINITY,
    height: Number.POSITIVE_INFINITY,
  };
  return x >= 0 && y >= 0 && x < width && y < height;
}

/**
 * The middle of it once it stays there: what comes into sight by scrolling gets its height only then, and moves what lies
 * below it. A person presses what stands still, too.
 */
async function placeAtRest(page: Page, target: Locator): Promise<Place> {
  for (let before: Place | null = null; ; ) {
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${target} cannot be seen.`);
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (before?.x === place.x && before.y === place.y) return place;
    before = place;
    await twoPictures(page);
  }
}

async function twoPictures(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  );
}

/** Somebody with a phone in front of the suite. */
export function walkerOf(page: Page): Walker {
  const navigation = page.getByRole('navigation');
  return {
    page,
    press: (target) => press(page, target.first()),
    async goTo(screen) {
      const entry = navigation.locator(`a[href$="/${screen}"]`).filter({ visible: true });
      if ((await entry.count()) > 0) return press(page, entry.first());
      await press(page, navigation.getByRole('button', { name: more }));
      const sheet = page.getByRole('dialog');
      const link = page.locator(`a[href$="/${screen}"]`);
      const folded = sheet.getByRole('listitem').filter({ has: link }).locator('> [aria-expanded="false"]');
      if ((await folded.count()) > 0) await press(page, folded.first());
      await press(page, sheet.locator(link).first());
    },
  };
}
