import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { KillableBrowser } from '../../harness/killable-browser';
import { quietBrowser } from '../../harness/quiet-browser';
import type { Target } from '../live/devtools-target';
import { type Front, type SeenRequest, startFront } from '../network/front';
import { type PlainChromium, startPlainChromium } from '../surroundings/plain-chromium';
import { signIn } from '../surroundings/session';
import type { Surroundings } from '../surroundings/surroundings';

export const gridPath = '/dashboard/north-barn/grid';

/** A first taking of the whole suite on a busy machine, ms. */
const takenWithinMs = 180_000;

/** Longest wait for a picture on a busy machine, ms. */
const longestMs = 60_000;

/** A device on which the whole suite is, and that has seen the grid of a barn. */
export interface KeptDevice {
  /** Of the suite. */
  readonly address: string;
  /** As after a start of the device: no page and no process of before. Ends what ran. */
  readonly start: () => Promise<KillableBrowser>;
  /**
   * The same without anybody who looks into its pages. A test driver asks for a note of every call and request with where
   * it came from: on a processor four times slower the start took half as long again (decision 0129).
   */
  readonly startUnwatched: () => Promise<PlainChromium>;
  /** What the suite's server was asked for since the last `forget`. */
  readonly seen: () => readonly SeenRequest[];
  readonly forget: () => void;
  /** From now on there is no server of the suite. */
  readonly goAway: () => Promise<void>;
}

/** Measures with such a device, which is gone afterwards. */
export async function withKeptDevice<Value>(
  surroundings: Surroundings,
  measure: (device: KeptDevice) => Promise<Value>,
): Promise<Value> {
  const demo = await surroundings.demo();
  const profile = await mkdtemp(path.join(tmpdir(), 'barnwatch-kept-device-'));
  const port = surroundings.port('suite');
  const serve = () => startFront({ target: demo.suiteAddress, port });
  let front: Front | null = await serve();
  const address = front.address;
  const now: { running: KillableBrowser | null; unwatched: PlainChromium | null } = { running: null, unwatched: null };
  const end = async () => {
    await now.running?.close();
    await now.unwatched?.end();
    now.running = null;
    now.unwatched = null;
  };
  const start = async () => {
    await end();
    now.running = await KillableBrowser.start(profile, 'allowed');
    return now.running;
  };
  const startUnwatched = async () => {
    await end();
    now.unwatched = await startPlainChromium(profile, quietBrowser);
    return now.unwatched;
  };
  try {
    const { page } = await start();
    await signIn(page, { suite: address, barnName: 'North barn', barn: demo.north.address });
    await page.goto(`${address}${gridPath}`);
    await untilGrid(page);
    await page.goto(`${address}/system-information`);
    await page.locator('[data-offline="ready"]').waitFor({ timeout: takenWithinMs });
    const seen = front.seen;
    return await measure({
      address,
      start,
      startUnwatched,
      seen: () => seen,
      forget: () => front?.forget(),
      async goAway() {
        await front?.close();
        front = null;
      },
    });
  } finally {
    await now.running?.kill();
    await now.unwatched?.end();
    await front?.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const hasPictures = `(() => {
  const pictures = [...document.querySelectorAll('main img')];
  return pictures.length > 0 && pictures.some(({ complete, naturalWidth }) => complete && naturalWidth > 0);
})()`;

/**
 * Waits in the page until a camera of the grid has its picture: ms since the page was asked for. The page's policy lets
 * nothing be evaluated that waits by itself.
 */
const gridShown = `new Promise((resolve, reject) => {
  const look = () => {
    if (${hasPictures}) resolve(performance.now());
    else if (performance.now() > ${longestMs}) reject(new Error('The grid has no picture.'));
    else requestAnimationFrame(look);
  };
  look();
})`;

/** @returns when a camera of the grid had its picture, ms since the page was asked for */
export function untilGrid(page: Page): Promise<number> {
  return page.evaluate<number>(gridShown);
}

/** The same where nobody looks into the page. @throws when there is no picture */
export async function untilGridUnwatched(target: Target): Promise<number> {
  const shownMs = await target.evaluate(gridShown);
  if (typeof shownMs !== 'number') throw new Error('The grid has no picture.');
  return shownMs;
}
