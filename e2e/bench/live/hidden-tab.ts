import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findProgram } from '../../../deploy/setup/find-program.mjs';
import { type ProbeNotes, probeNotes, probeScripts } from '../in-page/probed-page';
import { until } from '../in-page/until';
import { livePath, northBarn } from '../surroundings/barns';
import { launchWords } from '../surroundings/browser';
import { startPlainChromium } from '../surroundings/plain-chromium';
import { signIn } from '../surroundings/session';
import type { Surroundings } from '../surroundings/surroundings';
import { openTarget, type Target } from './devtools-target';
import { pictureWatches } from './live-page';

async function notesOf(target: Target): Promise<ProbeNotes> {
  return (await target.evaluate(probeNotes)) as ProbeNotes;
}

async function lagOf(target: Target): Promise<number> {
  const { moments } = await notesOf(target);
  const now = Number(await target.evaluate('performance.timeOrigin + performance.now()'));
  return now - (moments.at(-1)?.capturedAt ?? Number.NaN);
}

/**
 * Watches a live picture, hides its tab behind another one, and shows it again.
 * @returns how far behind it is from the return on, every 500 ms
 * @throws when the tab did not become hidden: the figure would mean nothing
 */
export async function watchHiddenTab(
  surroundings: Surroundings,
  { hiddenMs, returnMs }: { readonly hiddenMs: number; readonly returnMs: number },
): Promise<readonly number[]> {
  const demo = await surroundings.demo();
  const profile = await mkdtemp(path.join(tmpdir(), 'barnwatch-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findProgram('chromium', process.env) ?? '',
    args: launchWords(),
  });
  const page = await context.newPage();
  await signIn(page, { suite: demo.suiteAddress, barn: demo.north.address, barnName: northBarn.barnName });
  // The session is written to the profile before the browser ends.
  await page.waitForTimeout(1_000);
  await context.close();
  const { address, end } = await startPlainChromium(profile);
  try {
    const watched = await openTarget(address);
    for (const script of await probeScripts(pictureWatches)) await watched.addScript(script);
    await watched.goTo(`${demo.suiteAddress}${livePath(northBarn.id, 'pen-07')}`);
    await until('a live picture', 20_000, async () => (await notesOf(watched)).moments[0]);
    await wait(3_000);
    const other = await openTarget(address);
    await other.activate();
    await wait(hiddenMs);
    const visibility = await watched.evaluate('document.visibilityState');
    if (visibility !== 'hidden') throw new Error(`The tab behind another one was ${String(visibility)}.`);
    await watched.activate();
    const lags: number[] = [await lagOf(watched)];
    for (let waited = 0; waited < returnMs; waited += 500) {
      await wait(500);
      lags.push(await lagOf(watched));
    }
    watched.close();
    other.close();
    return lags;
  } finally {
    await end();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
