import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { startInstance, stopInstance } from '../harness/control';
import { untilKept } from '../harness/device-storage';
import { cacheNames, deployShell, expectKept, withdrawWorker } from '../harness/kept-suite';
import { troubleAt } from '../harness/page-watch';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

test.use({ serviceWorkers: 'allow' });

const servers = ['suite', 'north', 'south', 'senator'] as const;
const cameras = '/dashboard/north-barn/camera';

test('P26: started once, the suite starts with every server down, screens never opened included, and says how old all is', async ({
  suite,
}) => {
  const { address, north, south, senator } = runningSuite();
  await suite.startAtCameras('north-barn', 'manager');
  await untilKept(suite.page, 'Pen 1 feeder');
  await expectKept(suite);
  await suite.leave();
  try {
    for (const server of servers) await stopInstance(server);
    for (const place of [address, north, south, senator]) suite.watch.expect(...troubleAt(place));
    const later = await suite.openWindow(cameras);
    await expect(later.heading(suite.words('mf-cameras', 'cameraList.title'))).toBeVisible();
    await expect(later.page.locator('main article[data-state]').first()).toBeVisible();
    await expect(later.page.getByText(suite.words('shell', 'notices.registryOutdated'))).toBeVisible();
    await later.goTo(suite.words('mf-incidents', 'nav.incidents'));
    await expect(later.heading(suite.words('mf-incidents', 'incidentList.title'))).toBeVisible();
    await later.open('/dashboard/north-barn/settings');
    await expect(later.heading(suite.words('mf-settings', 'settings.title'))).toBeVisible();
  } finally {
    for (const server of servers) await startInstance(server);
  }
});

test('F32: a server that takes connections and never answers does not hold up the start', async ({ suite }) => {
  const { address } = runningSuite();
  await suite.startAtCameras('north-barn', 'manager');
  await untilKept(suite.page, 'Pen 1 feeder');
  await expectKept(suite);
  await suite.leave();
  await stopInstance('suite');
  const sockets = new Set<{ destroy(): void }>();
  const silent = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  try {
    suite.watch.expect(...troubleAt(address));
    await new Promise<void>((resolve) => silent.listen(Number(new URL(address).port), '127.0.0.1', resolve));
    await suite.open(cameras);
    await suite.expectCameras();
    await expect(suite.page.getByText(suite.words('shell', 'notices.registryOutdated'))).toBeVisible();
  } finally {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
    await startInstance('suite');
  }
});

test('a snapshot of which one file fails is not taken over; it is when the file is back', async ({
  suite,
  request,
}) => {
  const { address, suiteFolder } = runningSuite();
  const registry = (await (await request.get(`${address}/suite.json`)).json()) as SuiteRegistry;
  const remote = registry.remotes.find(({ name }) => name === 'mf-regions');
  if (remote === undefined) throw new Error('The suite has no regions.');
  const file = path.join(suiteFolder, 'remotes', remote.name, remote.version, remote.texts.de.file);
  const files = [file, `${file}.br`, `${file}.gz`];
  suite.watch.expect(/\/texts\/de\./);
  const kept = () => suite.page.evaluate(async () => (await caches.match('/barnwatch-snapshot')) !== undefined);
  for (const each of files) await rename(each, `${each}.away`);
  try {
    await suite.startAt('/system-information');
    await expect(suite.page.locator('[data-offline="failed"]')).toBeVisible();
    expect(await kept()).toBe(false);
  } finally {
    for (const each of files) await rename(`${each}.away`, each);
  }
  await suite.page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect(suite.page.locator('[data-offline="ready"]')).toBeVisible();
  expect(await kept()).toBe(true);
});

test('F32: a newer shell asks first, asks screens with unsaved words, and keeps the files of the other window', async ({
  suite,
}) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-cameras', key, values);
  const words = (key: string) => suite.words('shell', key);
  await suite.startAtCameras('north-barn', 'manager');
  await expectKept(suite);
  const other = await suite.openWindow(cameras);
  await other.expectCameras();
  await suite.open('/dashboard/north-barn/camera/edit/pen-12/Pen%2012');
  const tags = page.getByRole('textbox', { name: t('cameraEdit.tags') });
  await tags.fill('dusty');
  const putBack = await deployShell();
  try {
    await page.evaluate(async () => {
      Reflect.set(globalThis, 'sameWindow', true);
      await (await navigator.serviceWorker.ready).update();
    });
    const offer = page.getByRole('status').filter({ hasText: words('offline.updateReady') });
    await expect(offer).toBeVisible();
    await suite.pictureOf('F32');
    await offer.getByRole('button', { name: words('offline.update') }).click();
    const question = page.getByRole('dialog', { name: t('cameraEdit.leaveTitle') });
    await question.getByRole('button', { name: suite.words('shared', 'dialog.cancel') }).click();
    await expect(tags).toHaveValue('dusty');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'sameWindow'))).toBe(true);
    expect(await shells(page)).toHaveLength(2);

    await offer.getByRole('button', { name: words('offline.update') }).click();
    await question.getByRole('button', { name: t('cameraEdit.leave') }).click();
    await page.waitForFunction(() => Reflect.get(globalThis, 'sameWindow') === undefined);
    await expectKept(suite);
    expect(await shells(page), 'the other window still runs the earlier shell').toHaveLength(2);
    await other.page.close();
    await expect(async () => {
      await expectKept(suite);
      expect(await shells(page)).toHaveLength(1);
    }).toPass();
  } finally {
    await putBack();
  }
});

test('F32: a worker that its deployment has withdrawn goes, and leaves nothing behind', async ({ suite }) => {
  await suite.startAtCameras('north-barn', 'manager');
  await expectKept(suite);
  // A browser writes down that there is none to register.
  suite.watch.expect(/service-worker\.js/, /bad HTTP response code \(404\) was received when fetching the script/);
  const putBack = await withdrawWorker();
  try {
    await suite.open(cameras);
    await suite.expectCameras();
    await expect.poll(() => cacheNames(suite.page)).toEqual([]);
    await suite.open(cameras);
    await suite.expectCameras();
    expect(await suite.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await suite.goTo(suite.words('shell', 'systemInformation.title'));
    await expect(suite.page.locator('[data-offline="without-worker"]')).toBeVisible();
  } finally {
    await putBack();
  }
});

test('a deployment that switches its worker off ends it, says what is missing, and no start complains', async ({
  suite,
}) => {
  const registryFile = path.join(runningSuite().registryFolder, 'suite.json');
  const before = await readFile(registryFile, 'utf8');
  const workers = () => suite.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await suite.startAtCameras('north-barn', 'manager');
  await expectKept(suite);
  try {
    await writeFile(registryFile, JSON.stringify({ ...JSON.parse(before), serviceWorker: 'off' }));
    await suite.open(cameras);
    await suite.expectCameras();
    await expect.poll(workers).toBe(0);
    await expect.poll(() => cacheNames(suite.page)).toEqual([]);
    await suite.open('/system-information');
    await expect(suite.page.locator('[data-offline="switched-off"]')).toBeVisible();
    expect(await workers()).toBe(0);
  } finally {
    await writeFile(registryFile, before);
  }
  await expectKept(suite);
});

async function shells(page: Parameters<typeof cacheNames>[0]): Promise<readonly string[]> {
  return (await cacheNames(page)).filter((name) => name.startsWith('barnwatch-shell-'));
}
