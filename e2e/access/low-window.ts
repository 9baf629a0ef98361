import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { pictures } from './fit';
import { sidewaysOverflow } from './whole-page';

/** A desk of 1280 × 1024 px at 400 %. */
const low = { width: 320, height: 256 };

/** Of its height, what stays over the page while one reads: one line of signs and no more. */
const mostCovered = 0.22;

/** How much of the height of the window is taken by what stays there however far one scrolls; from 0 to 1. */
async function covered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const step = 4;
    document.documentElement.scrollTop = document.documentElement.scrollHeight / 2;
    // A dialog is the page for as long as it is open.
    const stays = (element: Element | null): boolean =>
      element !== null &&
      element.localName !== 'dialog' &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement));
    let taken = 0;
    for (let y = 1; y < innerHeight; y += step) if (stays(document.elementFromPoint(innerWidth / 2, y))) taken += step;
    return taken / innerHeight;
  });
}

/** The open page can be read at 400 %: nothing beyond its side, and the bars of the frame leave it its room. */
export async function expectRoomInLowWindow(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(low);
  const where = `${name}, ${low.width} × ${low.height} px`;
  expect.soft(await covered(page), `${where}: share of the height that is covered`).toBeLessThanOrEqual(mostCovered);
  expect.soft(await sidewaysOverflow(page), `${where}: px beyond the window`).toBe(0);
  if (pictures) await page.screenshot({ path: path.join(pictures, `${low.width}-${low.height}`, `${name}.png`) });
  if (before) await page.setViewportSize(before);
}
