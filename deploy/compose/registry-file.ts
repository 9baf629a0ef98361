import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type SuiteRegistry, suiteRegistrySchema } from '@barnwatch/shared/federation';
import * as v from 'valibot';
import { writeAppManifests } from './app-manifest';

/** The registry that is served, and the one that was before it. */
const names = { now: 'suite.json', before: 'suite.previous.json' } as const;

function registryFile(registryFolder: string, which: keyof typeof names = 'now'): string {
  return path.join(registryFolder, names[which]);
}

/** The registry of a folder, or `undefined` when there is none that holds. */
export async function readRegistry(
  registryFolder: string,
  which: keyof typeof names = 'now',
): Promise<SuiteRegistry | undefined> {
  try {
    return v.parse(suiteRegistrySchema, JSON.parse(await readFile(registryFile(registryFolder, which), 'utf8')));
  } catch {
    return undefined;
  }
}

function sameSuite(left: SuiteRegistry, right: SuiteRegistry): boolean {
  return JSON.stringify({ ...left, composedAt: 0 }) === JSON.stringify({ ...right, composedAt: 0 });
}

/**
 * Puts a registry in place of the one before, which stays as `suite.previous.json`. Whoever reads meanwhile gets the
 * old or the new one as a whole. A suite that is the same as before is left alone. The manifests of its name lie beside it.
 * @returns whether anything changed
 */
export async function writeRegistry(registryFolder: string, registry: SuiteRegistry): Promise<boolean> {
  await writeAppManifests(registryFolder, registry.branding.name, { hasWorker: registry.serviceWorker !== 'off' });
  const file = registryFile(registryFolder);
  const before = await readRegistry(registryFolder);
  if (before !== undefined && sameSuite(before, v.parse(suiteRegistrySchema, registry))) return false;
  const fresh = `${file}.new-${process.pid}`;
  await keepBefore(registryFolder, fresh);
  await writeFile(fresh, `${JSON.stringify(registry, null, 1)}\n`);
  await rename(fresh, file);
  return true;
}

/** The copy appears as a whole, too: it is what one goes back to. */
async function keepBefore(registryFolder: string, fresh: string): Promise<void> {
  try {
    await copyFile(registryFile(registryFolder), fresh);
    await rename(fresh, registryFile(registryFolder, 'before'));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
  }
}
