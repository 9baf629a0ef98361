import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../harness/suite-test';
import { text } from './camera-words';
import { exportOf, latestExport, saveExport, unpack } from './exported-files';

let folder = '';
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'exported-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

test('an export that a reload interrupts goes on where it was, and its checksums are right', async ({ suite }) => {
  const { page } = suite;
  // More of each camera than is fetched at once.
  const address = exportOf('recordingExport', ['pen-01', 'pen-02'], 2);
  await suite.startAt(address, { barn: 'north-barn', account: 'viewer' });
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
  await page.getByRole('button', { name: text(suite, 'exports.start'), exact: true }).click();
  await expect(latestExport(suite)).toBeVisible();
  await expect.poll(() => held).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const askedLater: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'OPTIONS') return;
    if (/\/recordings\/file\/[^/]+\/\d+\/\d+$/.test(request.url())) askedLater.push(request.headers().range ?? '');
  });
  await suite.open('/dashboard/north-barn/camera');
  await suite.expectCameras();
  await suite.open(address);
  const files = await unpack(await saveExport(suite, (button) => button.click()), folder);
  expect(files.filter((name) => name.endsWith('.mp4'))).toHaveLength(2);
  expect(asked[0]).toMatch(/^bytes=0-/);
  expect(askedLater[0], 'what had come is not asked for again').toMatch(/^bytes=[1-9]/);
});
