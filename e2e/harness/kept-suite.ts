import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/** Another build of the shell: the same program under another name. @returns puts the one before back */
export async function deployShell(): Promise<() => Promise<void>> {
  const folder = runningSuite().suiteFolder;
  const page = path.join(folder, 'index.html');
  const texts = { page: await readFile(page, 'utf8'), worker: await readFile(workerFile(), 'utf8') };
  const [shell] = /shell\.[0-9a-f]{12}\.js/.exec(texts.page) ?? [];
  if (shell === undefined) throw new Error('The page names no shell.');
  const other = 'shell.000000000000.js';
  await copyFile(path.join(folder, shell), path.join(folder, other));
  for (const encoded of ['.br', '.gz']) await rename(workerFile() + encoded, `${workerFile()}${encoded}.away`);
  await writeFile(page, texts.page.replaceAll(shell, other));
  // Other bytes of the page are another revision of it.
  const revision = /("revision":")[^"]+(","url":"\/index\.html")/;
  await writeFile(workerFile(), texts.worker.replaceAll(shell, other).replace(revision, '$1another$2'));
  return async () => {
    await writeFile(page, texts.page);
    await writeFile(workerFile(), texts.worker);
    for (const encoded of ['.br', '.gz']) await rename(`${workerFile()}${encoded}.away`, workerFile() + encoded);
    await rm(path.join(folder, other));
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
