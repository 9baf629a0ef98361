import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { KillableBrowser } from '../harness/killable-browser';
import { benchFolder } from './bench-folder';
import { until } from './in-page/until';
import type { Bench } from './measurement';
import { northBarn } from './surroundings/barns';
import { signIn } from './surroundings/session';
import { megabytes } from './units';
import { mostMemoryAdded } from './wall/renderer-memory';

const cameras = ['pen-01', 'pen-02'] as const;
const fileBytes = 1_000_000_000;
const mostGrowthBytes = 100_000_000;
/** Of the whole; then the browser is killed. */
const killedAt = 0.4;
const blockBytes = 1024 * 1024;
const exportMs = 20 * millisecondsInMinute;

/** The stand-in of a video: blocks that are all alike but for their number, so that none can take the place of another. */
const block = Buffer.from(Array.from({ length: blockBytes }, (_, index) => (index * 31 + (index >> 9)) & 0xff));

function bytesOf(camera: string, start: number, end: number): Buffer {
  const first = Math.floor(start / blockBytes);
  const blocks = Array.from({ length: Math.floor(end / blockBytes) - first + 1 }, (_, index) => {
    const own = Buffer.from(block);
    own.write(`${camera} ${first + index}`);
    return own;
  });
  return Buffer.concat(blocks).subarray(start - first * blockBytes, end + 1 - first * blockBytes);
}

function checksumOf(camera: string): string {
  const hash = createHash('sha256');
  const step = 16 * blockBytes;
  for (let at = 0; at < fileBytes; at += step) hash.update(bytesOf(camera, at, Math.min(at + step, fileBytes) - 1));
  return hash.digest('hex');
}

async function answer(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const camera = cameras.find((one) => pathname.includes(`/${one}/`)) ?? '';
  const [from = 0, to = 0] = (/bytes=(\d+)-(\d+)/.exec(route.request().headers().range ?? '') ?? [])
    .slice(1)
    .map(Number);
  const last = Math.min(to, fileBytes - 1);
  await route.fulfill({
    status: 206,
    headers: {
      'content-type': 'video/mp4',
      'content-range': `bytes ${from}-${last}/${fileBytes}`,
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'content-range',
    },
    body: bytesOf(camera, from, last),
  });
}

async function shareOf(page: Page): Promise<number> {
  const item = page.locator('main [data-export]').first();
  if ((await item.getAttribute('data-export')) === 'done') return 1;
  return Number((await item.locator('progress').getAttribute('value')) ?? 0);
}

const reaches = (page: Page, share: number) =>
  until(`${share * 100} % of an export`, exportMs, async () => ((await shareOf(page)) >= share ? true : undefined));

/** An export of two gigabytes, its browser killed in the middle. It needs 6 GB of disk. */
export const largeExport: Bench = {
  name: 'EXPORT',
  title: 'A large export of recordings',
  onlyByName: true,
  measure: async (surroundings) => {
    const demo = await surroundings.demo();
    const folder = await mkdtemp(path.join(benchFolder, 'export-'));
    const profile = path.join(folder, 'profile');
    const start = Math.floor(Date.now() / millisecondsInMinute) * millisecondsInMinute - 3 * millisecondsInHour;
    const query = new URLSearchParams([
      ...cameras.map((camera) => ['cameraId', camera]),
      ['from', String(start)],
      ['to', String(start + millisecondsInHour)],
    ]);
    const address = `${demo.suiteAddress}/dashboard/${northBarn.id}/recordingExport?${query}`;
    const began = performance.now();
    let browser = await KillableBrowser.start(profile);
    try {
      const opened = async () => {
        await browser.page.route('**/api/recordings/file/*/*/*', answer);
        await browser.page.goto(address);
        await browser.page.locator('main form').waitFor();
      };
      await signIn(browser.page, { suite: demo.suiteAddress, barnName: northBarn.barnName, barn: demo.north.address });
      await opened();
      await browser.page.locator('main form [role="status"]').filter({ hasText: /\d/ }).first().waitFor();
      const before = await mostMemoryAdded('chromium', async () => {
        await browser.page.getByRole('button', { name: 'Start export', exact: true }).click();
        await browser.page.locator('main [data-export]').first().waitFor();
        await reaches(browser.page, killedAt);
      });
      await browser.kill();
      browser = await KillableBrowser.start(profile);
      await opened();
      await browser.page.locator('main [data-export]').first().waitFor();
      const goesOnAt = await shareOf(browser.page);
      let place = '';
      const after = await mostMemoryAdded('chromium', async () => {
        await reaches(browser.page, 1);
        const download = browser.page.waitForEvent('download');
        await browser.page.getByRole('button', { name: 'Save', exact: true }).click();
        place = path.join(folder, 'export.zip');
        await (await download).saveAs(place);
      });
      const tookS = (performance.now() - began) / 1000;
      const program =
        'import zipfile,sys,hashlib\nz=zipfile.ZipFile(sys.argv[1])\n' +
        'for i in z.infolist():\n' +
        '  h=hashlib.sha256()\n  f=z.open(i)\n' +
        '  for b in iter(lambda: f.read(1<<20), b""): h.update(b)\n' +
        '  print(h.hexdigest(), i.filename)';
      const told = execFileSync('python3', ['-c', program, place], { encoding: 'utf8' });
      const isRight = cameras.every((camera) => told.includes(checksumOf(camera)));
      const growth = Math.max(before, after);
      return [
        {
          what: `memory of the page while ${megabytes(cameras.length * fileBytes)} are exported and saved, killed at ${killedAt * 100} %`,
          goal: `≤ +${megabytes(mostGrowthBytes)}, every checksum right`,
          figure: `+${megabytes(growth)}${isRight ? '' : ', a checksum is wrong'}`,
          met: growth <= mostGrowthBytes && isRight && goesOnAt > killedAt * 0.9,
          madeOf: [
            `before the kill +${megabytes(before)}, after it +${megabytes(after)}; it went on at ${(goesOnAt * 100).toFixed(0)} %`,
            `${tookS.toFixed(0)} s with the sign-in, the stand-in of a barn and the saving`,
            'read by the zipfile of Python: two files, their SHA-256 as those of the barn',
          ],
          values: { before, after, goesOnAt, tookS, isRight },
        },
      ];
    } finally {
      await browser.kill();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
