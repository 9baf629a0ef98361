import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Download, Locator } from '@playwright/test';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

/** A key frame comes every two seconds; the clock of a frame is as exact. */
const keyFrameS = 2;

let folder = '';
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'exported-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

const t = (suite: Suite, key: string, values: Readonly<Record<string, string | number>> = {}) =>
  suite.words('mf-cameras', key, values);

/** Two minutes of the hour before last. */
function twoMinutes(): { readonly start: number; readonly end: number } {
  const start = Math.floor(Date.now() / millisecondsInMinute) * millisecondsInMinute - 2 * millisecondsInHour;
  return { start, end: start + 2 * millisecondsInMinute };
}

function screenOf(kind: 'recordingExport' | 'frame-export', more: Readonly<Record<string, string>> = {}): string {
  const { start, end } = twoMinutes();
  const query = new URLSearchParams([
    ['cameraId', 'pen-01'],
    ['cameraId', 'pen-02'],
    ['from', String(start)],
    ['to', String(end)],
    ...Object.entries(more),
  ]);
  return `/dashboard/north-barn/${kind}?${query}`;
}

const latest = ({ page }: Suite): Locator => page.locator('main [data-export]').first();

async function begin(suite: Suite): Promise<void> {
  await suite.page.getByRole('button', { name: t(suite, 'exports.start'), exact: true }).click();
  await expect(latest(suite)).toBeVisible();
}

async function save(suite: Suite): Promise<Download> {
  await expect(latest(suite)).toHaveAttribute('data-export', 'done', { timeout: 120_000 });
  const download = suite.page.waitForEvent('download');
  await latest(suite)
    .getByRole('button', { name: t(suite, 'exports.queue.save'), exact: true })
    .click();
  return download;
}

/** Takes an archive out with a program that nobody here wrote, and has another one check its checksums. */
async function unpack(download: Download): Promise<readonly string[]> {
  execFileSync('python3', ['-m', 'zipfile', '-t', await download.path()]);
  execFileSync('python3', ['-m', 'zipfile', '-e', await download.path(), folder]);
  execFileSync('sha256sum', ['--check', '--strict', 'checksums.sha256'], { cwd: folder, stdio: 'pipe' });
  return readdir(folder);
}

function secondsOf(file: string): number {
  const asked = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path.join(folder, file)];
  return Number(execFileSync('ffprobe', asked, { encoding: 'utf8' }));
}

test('two minutes of two cameras are exported while one looks at something else, and every file plays as long', async ({
  suite,
}) => {
  const { page } = suite;
  await suite.startAt(screenOf('recordingExport'), { barn: 'north-barn', account: 'viewer' });
  await begin(suite);
  await suite.goTo(t(suite, 'cameraList.title'));
  await suite.expectCameras();
  const desk = page.viewportSize();
  // The sign is there on a phone, too.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[data-transfer="ready"]').filter({ visible: true }).first().click({ timeout: 120_000 });
  if (desk) await page.setViewportSize(desk);
  const download = await save(suite);
  expect(download.suggestedFilename()).toMatch(/^North-barn_\d{4}-\d\d-\d\dT[-\d+]+_\d{4}-\d\d-\d\dT[-\d+]+\.zip$/);
  const files = await unpack(download);
  const videos = files.filter((name) => name.endsWith('.mp4'));
  expect(videos).toHaveLength(2);
  for (const video of videos) expect(Math.abs(secondsOf(video) - 120)).toBeLessThanOrEqual(keyFrameS);
  const index = await readFile(path.join(folder, 'index.csv'), 'utf8');
  for (const video of videos) expect(index).toContain(`${video},included,pen-0`);
  // No token was ever in an address.
  expect(suite.network.addresses().filter((address) => /[?&](token|ticket|bearer)/i.test(address))).toEqual([]);
  await expect(page.locator('[data-transfer]').filter({ visible: true })).toHaveCount(0);
});

test('an export that a reload interrupts goes on where it was, and its checksums are right', async ({ suite }) => {
  const { page } = suite;
  await suite.startAt(screenOf('recordingExport'), { barn: 'north-barn', account: 'viewer' });
  const asked: string[] = [];
  let held = 0;
  // The bytes come slowly: of the first file some, and then nothing more until the page is another one.
  await page.route('**/api/recordings/file/*/*/*', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    asked.push(route.request().headers().range ?? '');
    if (asked.length === 2) {
      held += 1;
      return;
    }
    await route.continue();
  });
  await begin(suite);
  await expect.poll(() => held).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const askedLater: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'OPTIONS') return;
    if (/\/recordings\/file\/[^/]+\/\d+\/\d+$/.test(request.url())) askedLater.push(request.headers().range ?? '');
  });
  await suite.open('/dashboard/north-barn/camera');
  await suite.expectCameras();
  await suite.open(screenOf('recordingExport'));
  const files = await unpack(await save(suite));
  expect(files.filter((name) => name.endsWith('.mp4'))).toHaveLength(2);
  expect(asked[0]).toMatch(/^bytes=0-/);
  expect(askedLater[0], 'what had come is not asked for again').toMatch(/^bytes=[1-9]/);
});

test('images are exported with their moments and counts; without a camera or a timespan nothing begins', async ({
  suite,
}) => {
  const { page } = suite;
  await suite.startAt('/dashboard/north-barn/frame-export', { barn: 'north-barn', account: 'viewer' });
  await page.getByRole('button', { name: t(suite, 'exports.start'), exact: true }).click();
  await expect(page.getByText(t(suite, 'exports.problem.noCamera')).first()).toBeVisible();
  await expect(page.getByText(t(suite, 'exports.problem.noSpan')).first()).toBeVisible();
  await suite.open(screenOf('frame-export', { interval: '10000' }));
  await expect(page.getByText(t(suite, 'exports.estimate.pictures_other', { count: 26 }))).toBeVisible();
  await begin(suite);
  const files = await unpack(await save(suite));
  expect(files.filter((name) => name.endsWith('.jpg'))).toHaveLength(26);
  const index = (await readFile(path.join(folder, 'index.csv'), 'utf8')).split('\r\n');
  expect(index[0]).toContain('sha256,pig_lying');
  expect(index[1]).toMatch(/,included,pen-01,.*,\d+(\.\d+)?,/);
});
