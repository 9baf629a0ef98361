import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { writeQrFilm } from '../harness/qr-film';
import { runningSuite } from '../harness/running-suite';
import { test as base, expect } from '../harness/suite-test';
import { wholeBrowser } from '../harness/whole-browser';

/** The quick link of a barn that the suite does not know, as another device shows it as a QR code. */
function linkOfTestBarn(): string {
  const { address, name } = { address: new URL(runningSuite().testBarn.address), name: 'Pigs of the neighbour' };
  const remote = { protocol: 'http', hostname: address.hostname, port: Number(address.port) };
  const discoveryString = Buffer.from(JSON.stringify({ remote })).toString('base64url');
  return `${runningSuite().address}/ql/add-barn?${new URLSearchParams({ discoveryString, displayName: name })}`;
}

/** A browser whose camera sees that QR code on a sheet of paper. */
const test = base.extend<object, { film: string }>({
  film: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'barnwatch-film-'));
      const file = path.join(folder, 'sheet.y4m');
      await writeQrFilm(file, linkOfTestBarn());
      await use(file);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, film }, use) => {
      const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
      await use({ ...launchOptions, ...wholeBrowser(), args: [...(launchOptions.args ?? []), ...camera] });
    },
    { scope: 'worker' },
  ],
});

/** Counts the camera tracks of a page that are still running. */
async function countCameras(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Reflect.set(window, 'barnwatchTracks', tracks);
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  return () =>
    page.evaluate(() => {
      const tracks: readonly MediaStreamTrack[] = Reflect.get(window, 'barnwatchTracks');
      return tracks.filter(({ readyState }) => readyState === 'live').length;
    });
}

test('a barn is added by the QR code of another device, and nothing is asked there before one agrees', async ({
  suite,
}) => {
  const { page } = suite;
  await page.context().grantPermissions(['camera']);
  const runningCameras = await countCameras(page);
  const { testBarn } = runningSuite();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(testBarn.address)) asked.push(request.url());
  });
  await suite.start();
  await page.getByRole('button', { name: suite.words('mf-auth', 'addBarn.action') }).click();
  await page.getByRole('button', { name: suite.words('mf-auth', 'addBarn.scan') }).click();

  await expect(page.getByRole('dialog', { name: suite.words('mf-auth', 'addBarn.askTitle') })).toBeVisible();
  await expect(page.getByText('Pigs of the neighbour')).toBeVisible();
  await expect(page.getByText(testBarn.address)).toBeVisible();
  expect(asked, 'nothing was sent').toEqual([]);
  expect(await runningCameras(), 'the camera is off').toBe(0);

  await page.getByRole('button', { name: suite.words('mf-auth', 'addBarn.connect'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: suite.words('mf-auth', 'addBarn.added') })).toContainText('Test barn');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: suite.words('shared', 'dialog.close') })
    .last()
    .click();
  await expect(suite.barnCard('test-barn')).toBeVisible();
});

test('a camera that is not allowed is told in words, and typing is in reach', async ({ suite, context }) => {
  await context.clearPermissions();
  const { page } = suite;
  await suite.start();
  await page.getByRole('button', { name: suite.words('mf-auth', 'addBarn.action') }).click();
  await page.getByRole('button', { name: suite.words('mf-auth', 'addBarn.scan') }).click();
  await expect(page.getByText(suite.words('mf-auth', 'scan.trouble.refused'))).toBeVisible();
  await page.getByRole('button', { name: suite.words('mf-auth', 'addBarn.typeInstead') }).click();
  await expect(page.getByLabel(suite.words('mf-auth', 'addBarn.code'))).toBeVisible();
});
