import type { Page } from '@playwright/test';
import { type ManyCameras, startManyCameras } from '../many-cameras/many-cameras';
import { startFront } from '../network/front';
import { redirectBarn } from '../network/redirect-barn';
import { northBarn, northSession, tileSelector } from '../surroundings/barns';
import { inContext } from '../surroundings/session';
import type { Surroundings } from '../surroundings/surroundings';

export const wallCameras = 100;
/** What a camera of a barn sends for a tile, px. */
const stillHeight = 360;
/** Four connections over HTTP/1.1 must carry a hundred stills a second. */
const stillTimeMs = 5;
/** All hundred tiles are in view. */
export const wallViewport = { width: 2600, height: 1500 };

/** A barn with a hundred cameras, and the suite that reaches it. */
export interface BarnOfMany {
  readonly suite: string;
  readonly barn: ManyCameras;
}

export async function withBarnOfMany<Value>(
  surroundings: Surroundings,
  run: (place: BarnOfMany) => Promise<Value>,
): Promise<Value> {
  const demo = await surroundings.demo();
  const port = surroundings.port('stills');
  const barn = await startManyCameras(demo.north.address, port, wallCameras, { stillHeight, stillTimeMs });
  const suite = await startFront({
    target: demo.suiteAddress,
    port: surroundings.port('suite'),
    changeRegistry: (suiteJson) => redirectBarn(suiteJson, northBarn.id, barn.port),
  });
  try {
    return await run({ suite: suite.address, barn });
  } finally {
    await Promise.all([suite.close(), barn.close()]);
  }
}

export function gridAddress(suite: string): string {
  return `${suite}/dashboard/${northBarn.id}/grid`;
}

/** Opens the grid and has each camera asked for a still every second. */
export async function openGrid(page: Page, suite: string): Promise<void> {
  await page.goto(gridAddress(suite));
  await page
    .locator(tileSelector)
    .nth(wallCameras - 1)
    .waitFor();
  await page.getByRole('button', { name: 'Settings of this layout' }).click();
  await page.getByLabel('New still every').selectOption('1000');
  await page.getByRole('button', { name: 'Done' }).click();
}

export interface GridOfMany {
  readonly page: Page;
  /** Stills that the barn has answered. */
  readonly answered: () => number;
}

/** The grid of a barn with a hundred cameras, each asked for a still every second. */
export async function withGridOfMany<Value>(
  surroundings: Surroundings,
  run: (grid: GridOfMany) => Promise<Value>,
): Promise<Value> {
  const browser = await surroundings.browser();
  return withBarnOfMany(surroundings, async ({ suite, barn }) => {
    const session = await northSession(surroundings);
    const storageState = await session.storageAt(suite);
    return inContext(browser, { storageState, viewport: wallViewport }, async (context) => {
      const page = await context.newPage();
      await openGrid(page, suite);
      return run({ page, answered: () => barn.stills.length });
    });
  });
}
