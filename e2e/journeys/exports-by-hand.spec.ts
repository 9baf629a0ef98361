import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { KeysOrFingers } from '../harness/keys-or-fingers';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import { text } from './camera-words';
import { exportOf, keyFrameS, latestExport, minutesOf, saveExport, secondsOf, unpack } from './exported-files';
import { startInLookOfSize } from './look-of-size';

let folder = '';
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'exported-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

const button = (place: Suite['page'] | Locator, name: string) => place.getByRole('button', { name, exact: true });

/** A moment as it is written into a field: the browser's clocks are those of Berlin. */
const typed = (at: number) => new Date(at).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' });

async function chooseTwoCameras(suite: Suite, hands: KeysOrFingers): Promise<void> {
  const { page } = suite;
  await hands.press(button(page, text(suite, 'exports.chooseCameras')));
  const dialog = page.getByRole('dialog');
  for (const name of ['Pen 1 feeder', 'Pen 2 feeder'])
    await hands.tick(dialog.getByRole('checkbox', { name, exact: true }));
  await hands.press(button(dialog, text(suite, 'cameraChoice.take_other', { count: '2' })));
  await expect(dialog).toBeHidden();
}

test('5.12a: by keys alone or fingers alone two cameras are exported while one looks at something else, and every file plays as long', async ({
  suite,
  context,
}) => {
  const { page } = suite;
  const hands = await KeysOrFingers.of(suite, context);
  await startInLookOfSize(suite, exportOf('recordingExport', [], 1), { account: 'viewer' });
  await chooseTwoCameras(suite, hands);
  await expect(page.getByText(text(suite, 'exports.estimate.videos_other', { count: '2' }))).toBeVisible();
  // Nothing of it comes before it was paused.
  let comes = () => {};
  const paused = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route('**/api/recordings/file/*/*/*', async (route) => {
    await paused;
    await route.continue().catch(() => undefined);
  });
  await hands.press(button(page, text(suite, 'exports.start')));
  await hands.press(button(latestExport(suite), text(suite, 'exports.queue.pause')));
  await expect(latestExport(suite)).toHaveAttribute('data-export', 'paused');
  const goOn = button(latestExport(suite), text(suite, 'exports.queue.goOn'));
  if (!(await suite.isPhone())) await expect(goOn, 'the key that paused it goes on with it').toBeFocused();
  comes();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await hands.press(goOn);
  await expect(latestExport(suite)).not.toHaveAttribute('data-export', 'paused');

  await hands.press(suite.navEntry(text(suite, 'cameraList.title')).filter({ visible: true }).first());
  await suite.expectCameras();
  const ready = page.locator('[data-transfer="ready"]').filter({ visible: true }).first();
  await expect(ready).toBeVisible({ timeout: 120_000 });
  await hands.press(ready);
  const download = await saveExport(suite, (save) => hands.press(save));
  expect(download.suggestedFilename()).toMatch(/^North-barn_\d{4}-\d\d-\d\dT[-\d+]+_\d{4}-\d\d-\d\dT[-\d+]+\.zip$/);
  const files = await unpack(download, folder);
  const videos = files.filter((name) => name.endsWith('.mp4'));
  expect(videos).toHaveLength(2);
  for (const video of videos) expect(Math.abs(secondsOf(path.join(folder, video)) - 60)).toBeLessThanOrEqual(keyFrameS);
  const index = await readFile(path.join(folder, 'index.csv'), 'utf8');
  for (const video of videos) expect(index.replaceAll(';', ',')).toContain(`${video},included,pen-0`);
  // No token was ever in an address.
  expect(suite.network.addresses().filter((address) => /[?&](token|ticket|bearer)/i.test(address))).toEqual([]);
  await expect(page.locator('[data-transfer]').filter({ visible: true })).toHaveCount(0);
});

test('5.12a: by keys alone or fingers alone images are chosen, exported with their moments and counts, and removed', async ({
  suite,
  context,
}) => {
  const { page } = suite;
  const hands = await KeysOrFingers.of(suite, context);
  await startInLookOfSize(suite, '/dashboard/north-barn/frame-export', { account: 'viewer' });
  const start = button(page, text(suite, 'exports.start'));
  await hands.press(start);
  await expect(page.getByText(text(suite, 'exports.problem.noCamera')).first()).toBeVisible();
  await expect(page.getByText(text(suite, 'exports.problem.noSpan')).first()).toBeVisible();

  await chooseTwoCameras(suite, hands);
  const span = minutesOf(1);
  for (const end of ['start', 'end'] as const) {
    const field = page.getByRole('textbox', { name: new RegExp(`^${suite.words('shared', `time.span.${end}`)}`) });
    await hands.type(field, typed(span[end]));
  }
  const interval = page.getByRole('combobox', { name: text(suite, 'frameExport.interval') });
  await hands.choose(interval, text(suite, 'images.steps.10000'));
  await expect(page.getByText(text(suite, 'exports.estimate.pictures_other', { count: '14' }))).toBeVisible();
  await hands.press(start);
  const files = await unpack(await saveExport(suite, (save) => hands.press(save)), folder);
  expect(files.filter((name) => name.endsWith('.jpg'))).toHaveLength(14);
  // A table as the language in use writes it: with commas, or with semicolons.
  const index = (await readFile(path.join(folder, 'index.csv'), 'utf8')).split('\r\n');
  expect(index[0]).toMatch(/sha256[,;]pig_lying/);
  expect(index[1]).toMatch(/[,;]included[,;]pen-01[,;].*[,;]\d+([.,]\d+)?[,;]/);

  const remove = text(suite, 'exports.queue.remove');
  await hands.press(button(latestExport(suite), remove));
  await hands.press(button(page.getByRole('dialog'), remove));
  await expect(latestExport(suite)).toHaveCount(0);
  await expect(page.locator(':focus'), 'the focus is somewhere').toHaveCount(1);
});

test('5.12: an export that Enter begins right behind the last letter is one of what was typed', async ({ suite }) => {
  const { page } = suite;
  const other = minutesOf(1).end;
  await suite.startAt(exportOf('recordingExport', ['pen-01'], 5), { account: 'viewer' });
  await expect(page.getByText(text(suite, 'exports.estimate.videos_one', { count: '1' }))).toBeVisible();
  const end = page.getByRole('textbox', { name: new RegExp(`^${suite.words('shared', 'time.span.end')}`) });
  // Without its seconds it is read when typing has ended, and that is when the form is sent.
  await end.fill(typed(other).slice(0, -':00'.length));
  await end.press('Enter');
  await expect(latestExport(suite)).toContainText(typed(other));
});
