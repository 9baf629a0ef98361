import type { Page } from '@playwright/test';
import { northBarn, northSession } from '../surroundings/barns';
import { inContext } from '../surroundings/session';
import type { Surroundings } from '../surroundings/surroundings';

/** The video of the first camera is seen. */
export const shownSelector = 'main [data-video="shown"]';

export function playerPath(moment: number, query = ''): string {
  return `/dashboard/${northBarn.id}/videoplayer/pen-01/timestamp/${moment}${query}`;
}

/** A page with the player at a moment, its video seen. */
export async function withPlayer<Value>(
  surroundings: Surroundings,
  path: string,
  run: (page: Page) => Promise<Value>,
): Promise<Value> {
  const [demo, browser, session] = await Promise.all([
    surroundings.demo(),
    surroundings.browser(),
    northSession(surroundings),
  ]);
  const storageState = await session.storageAt(demo.suiteAddress);
  return inContext(browser, { storageState, viewport: { width: 1280, height: 800 } }, async (context) => {
    const page = await context.newPage();
    await page.goto(`${demo.suiteAddress}${path}`);
    await page.locator(shownSelector).first().waitFor();
    return run(page);
  });
}
