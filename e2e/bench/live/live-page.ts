import type { BrowserContext, Page } from '@playwright/test';
import type { PictureMoment } from '../in-page/page-probe';
import { probedPage, readProbe } from '../in-page/probed-page';
import { livePath, northBarn, northSession } from '../surroundings/barns';
import { inContext } from '../surroundings/session';
import type { Surroundings } from '../surroundings/surroundings';

/** The players, and how a browser without the better one is made: WebCodecs are taken away before the page starts. */
export const players = {
  'low-delay': { title: 'WebCodecs', script: '' },
  'media-source': { title: 'mpegts.js', script: 'delete globalThis.VideoDecoder;' },
} as const;

export type Player = keyof typeof players;

export const movingSelector = '[role="img"][data-shown="true"] > :is(canvas, video)';

/** Words of what a picture is watched for. */
export const pictureWatches = { picture: 'main article img', moving: movingSelector } as const;

/** Runs something with a page that shows the live picture of a camera of North barn, moving. */
export async function withLivePage<Value>(
  surroundings: Surroundings,
  suite: string,
  options: { readonly cameraId: string; readonly player: Player },
  run: (page: Page, context: BrowserContext) => Promise<Value>,
): Promise<Value> {
  const [browser, session] = await Promise.all([surroundings.browser(), northSession(surroundings)]);
  const storageState = await session.storageAt(suite);
  return inContext(browser, { storageState, viewport: { width: 1280, height: 800 } }, async (context) => {
    const page = await probedPage(context, pictureWatches);
    const { script } = players[options.player];
    if (script !== '') await page.addInitScript(script);
    await page.goto(`${suite}${livePath(northBarn.id, options.cameraId)}`);
    await page.locator(movingSelector).waitFor();
    return run(page, context);
  });
}

/** Glass to glass of every picture that was shown, ms. */
export function delays(moments: readonly PictureMoment[]): readonly number[] {
  return moments.map(({ at, capturedAt }) => at - capturedAt);
}

/** How far behind what is on the page now is, ms: also when no new picture comes. */
export async function lagNow(page: Page): Promise<number> {
  const { moments } = await readProbe(page);
  const last = moments.at(-1);
  if (last === undefined) return Number.POSITIVE_INFINITY;
  const now = await page.evaluate<number>('performance.timeOrigin + performance.now()');
  return now - last.capturedAt;
}
