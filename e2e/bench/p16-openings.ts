import type { Page } from '@playwright/test';
import { until } from './in-page/until';
import { movingSelector, type Player, players } from './live/live-page';
import type { Bench, Measurement } from './measurement';
import { type HeldByPage, heldByPage } from './openings/held-by-page';
import { cameraListPath, northBarn, northSession } from './surroundings/barns';
import { inContext } from './surroundings/session';
import type { Surroundings } from './surroundings/surroundings';

const openings = 100;
/** Before the first look: code, texts and stills that stay on purpose are loaded then. */
const warmUps = 10;
const mostGrowth = 5_000_000;
const settleMs = 20_000;

/** Opens a camera out of the list, waits until it moves, and goes back. Without loading the page anew. */
async function openAndClose(page: Page, cameraId: string): Promise<void> {
  await page.locator(`main li a[href$="/camera/${cameraId}"]`).first().click();
  await page.locator(movingSelector).waitFor();
  await page.goBack();
  await page.locator(`main li a[href$="/camera/${cameraId}"]`).first().waitFor();
}

/** What is held once the streams that were left have had the time to close. */
async function heldAtRest(page: Page): Promise<HeldByPage> {
  const started = performance.now();
  return until('a page at rest', settleMs + 10_000, async () => {
    const held = await heldByPage(page);
    const isAtRest = held.openSockets + held.mediaElements === 0;
    return isAtRest || performance.now() - started > settleMs ? held : undefined;
  });
}

async function measurePlayer(surroundings: Surroundings, player: Player): Promise<readonly Measurement[]> {
  const [demo, browser, session] = await Promise.all([
    surroundings.demo(),
    surroundings.browser(),
    northSession(surroundings),
  ]);
  const storageState = await session.storageAt(demo.suiteAddress);
  const { title, script } = players[player];
  return inContext(browser, { storageState, viewport: { width: 1280, height: 800 } }, async (context) => {
    const page = await context.newPage();
    if (script !== '') await page.addInitScript(script);
    await page.goto(`${demo.suiteAddress}${cameraListPath(northBarn.id)}`);
    const turn = (index: number) => openAndClose(page, `pen-0${(index % 2) + 1}`);
    for (let index = 0; index < warmUps; index += 1) await turn(index);
    const before = await heldAtRest(page);
    for (let index = 0; index < openings; index += 1) await turn(index);
    const after = await heldAtRest(page);
    const growth = after.heapBytes - before.heapBytes;
    const left = after.openSockets + after.mediaElements;
    return [
      {
        what: `${title}: heap after ${openings} openings and closings`,
        goal: `≤ +${mostGrowth / 1e6} MB`,
        figure: `${growth >= 0 ? '+' : '−'}${(Math.abs(growth) / 1e6).toFixed(1)} MB`,
        met: growth <= mostGrowth,
        madeOf: [`${(before.heapBytes / 1e6).toFixed(1)} MB, then ${(after.heapBytes / 1e6).toFixed(1)} MB`],
        values: { before, after },
      },
      {
        what: `${title}: sockets, media elements`,
        goal: '0, 0',
        figure: `${after.openSockets}, ${after.mediaElements}`,
        met: left === 0,
        madeOf: [`after the first ${warmUps}: ${before.openSockets}, ${before.mediaElements}`],
        values: { before, after },
      },
    ];
  });
}

export const hundredOpenings: Bench = {
  name: 'P16',
  title: `A live camera opened and closed ${openings} times`,
  async measure(surroundings) {
    const lowDelay = await measurePlayer(surroundings, 'low-delay');
    return [...lowDelay, ...(await measurePlayer(surroundings, 'media-source'))];
  },
};
