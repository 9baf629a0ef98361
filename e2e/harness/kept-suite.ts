import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { runningSuite } from './running-suite';
import type { Suite } from './suite';

const workerFile = () => path.join(runningSuite().suiteFolder, 'service-worker.js');

/** Goes to the system information and waits until it says that the suite starts without a network. */
export async function expectKept(suite: Suite): Promise<void> {
  await suite.open('/system-information');
  await expect(suite.page.locator('[data-offline="ready"]')).toBeVisible();
}

/** Another build of the worker, with a shell of its own. @returns puts the one before back */
export async function deployWorker(): Promise<() => Promise<void>> {
  const file = workerFile();
  const before = await readFile(file, 'utf8');
  for (const encoding of ['br', 'gz']) await rename(`${file}.${encoding}`, `${file}.${encoding}.away`);
  const other = before.replace(/("revision":")[0-9a-f]+(","url":"\/icon\.svg")/, '$1another$2');
  if (other === before) throw new Error('The worker does not name its icon.');
  await writeFile(file, other);
  return async () => {
    await writeFile(file, before);
    for (const encoding of ['br', 'gz']) await rename(`${file}.${encoding}.away`, `${file}.${encoding}`);
  };
}

/** Takes the worker out of the deployment. @returns puts it back */
export async function withdrawWorker(): Promise<() => Promise<void>> {
  const files = ['', '.br', '.gz'].map((ending) => workerFile() + ending);
  for (const file of files) await rename(file, `${file}.away`);
  return async () => {
    for (const file of files) {
      await rm(file, { force: true });
      await rename(`${file}.away`, file);
    }
  };
}

/** Names of the caches that the worker keeps. */
export function cacheNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => caches.keys());
}
