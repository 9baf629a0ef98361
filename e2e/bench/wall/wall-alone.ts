import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findProgram } from '../../../deploy/setup/find-program.mjs';
import { until } from '../in-page/until';
import { openTarget, type Target } from '../live/devtools-target';
import type { ManyCameras } from '../many-cameras/many-cameras';
import { northBarn } from '../surroundings/barns';
import { launchWords } from '../surroundings/browser';
import { startPlainChromium } from '../surroundings/plain-chromium';
import { signIn } from '../surroundings/session';
import type { Surroundings } from '../surroundings/surroundings';
import { gridAddress, openGrid, wallCameras, wallViewport, withBarnOfMany } from './grid-of-many';
import { countThings } from './thing-counts';

const openMs = 60_000;
/** Until the cameras are there it takes its place and does nothing. */
const wallButton = `[...document.querySelectorAll('main button:not(:disabled, [aria-disabled="true"])')].find((one) => one.textContent === 'Wall')`;
const wallTiles = `document.querySelectorAll('dialog[open] article').length`;

export interface WallAlone {
  readonly target: Target;
  readonly barn: ManyCameras;
}

/** The wall of a barn with a hundred cameras in a browser that nothing watches but what the bench asks it. */
export async function withWallAlone<Value>(
  surroundings: Surroundings,
  run: (wall: WallAlone) => Promise<Value>,
): Promise<Value> {
  return withBarnOfMany(surroundings, async ({ suite, barn }) => {
    const profile = await mkdtemp(path.join(tmpdir(), 'barnwatch-bench-'));
    await prepare(profile, suite, barn.address);
    const { address, end } = await startPlainChromium(profile);
    try {
      const target = await openTarget(address);
      await countThings(target);
      await target.send('Emulation.setDeviceMetricsOverride', { ...wallViewport, deviceScaleFactor: 1, mobile: false });
      await target.goTo(gridAddress(suite));
      const wall = async () => ((await target.evaluate(`Boolean(${wallButton})`)) === true ? true : undefined);
      await until('the grid', openMs, wall);
      await target.evaluate(`${wallButton}.click()`);
      const tiles = async () => ((await target.evaluate(wallTiles)) === wallCameras ? true : undefined);
      await until('the wall', openMs, tiles);
      const value = await run({ target, barn });
      target.close();
      return value;
    } finally {
      await end();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}

/** Signs in and chooses the interval: both are kept in the profile. */
async function prepare(profile: string, suite: string, barn: string): Promise<void> {
  const executablePath = findProgram('chromium', process.env) ?? '';
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: launchWords(),
    viewport: wallViewport,
  });
  const page = await context.newPage();
  await signIn(page, { suite, barn, barnName: northBarn.barnName });
  await openGrid(page, suite);
  // What was chosen is written to the profile before the browser ends.
  await page.waitForTimeout(1_000);
  await context.close();
}
