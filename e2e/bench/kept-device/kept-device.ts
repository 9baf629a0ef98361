import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { KillableBrowser } from '../../harness/killable-browser';
import { type Front, type SeenRequest, startFront } from '../network/front';
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
  const now: { running: KillableBrowser | null } = { running: null };
  const start = async () => {
    await now.running?.close();
    now.running = await KillableBrowser.start(profile, 'allowed');
    return now.running;
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
      seen: () => seen,
      forget: () => front?.forget(),
      async goAway() {
        await front?.close();
        front = null;
      },
    });
  } finally {
    await now.running?.kill();
    await front?.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const hasPictures = `(() => {
  const pictures = [...document.querySelectorAll('main img')];
  return pictures.length > 0 && pictures.some(({ complete, naturalWidth }) => complete && naturalWidth > 0);
})()`;

/** Waits until a camera of the grid has its picture. @returns when that was, ms since the page was asked for */
export function untilGrid(page: Page): Promise<number> {
  // The page's policy lets nothing be evaluated that waits by itself.
  return page.evaluate<number>(`new Promise((resolve, reject) => {
    const look = () => {
      if (${hasPictures}) resolve(performance.now());
      else if (performance.now() > ${longestMs}) reject(new Error('The grid has no picture.'));
      else requestAnimationFrame(look);
    };
    look();
  })`);
}
