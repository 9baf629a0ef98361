import type { Page } from '@playwright/test';
import { type TextPlace, words as wordsOf } from '../../harness/words';

/** A page of a phone, and the way from screen to screen. */
export interface Walker {
  readonly page: Page;
  /** Presses the entry of the navigation that leads to a screen of the barn. */
  readonly goTo: (screen: string) => Promise<void>;
}

/** What somebody presses and types at one screen. Each deed is done when its effect is on the screen. */
export interface Deeds {
  readonly screen: string;
  readonly run: (walker: Walker) => Promise<void>;
}

/** The English words of a remote, by their keys. */
export const words =
  (place: TextPlace) =>
  (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    wordsOf(place, 'en', key, values);

const more = words('shell')('frame.more');

/** Somebody with a phone in front of the suite. */
export function walkerOf(page: Page): Walker {
  const navigation = page.getByRole('navigation');
  return {
    page,
    async goTo(screen) {
      const entry = navigation.locator(`a[href$="/${screen}"]`).filter({ visible: true });
      if ((await entry.count()) > 0) return entry.first().click();
      await navigation.getByRole('button', { name: more }).click();
      await page.getByRole('dialog').locator(`a[href$="/${screen}"]`).first().click();
    },
  };
}
