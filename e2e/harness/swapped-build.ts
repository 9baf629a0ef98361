import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { deployShell } from './kept-suite';
import { runningSuite } from './running-suite';

/** No build has this version. */
export const swappedVersion = '0.1.31';

/**
 * Another build of the shell and of some remotes: the same programs under other names, published and composed as a
 * deployment does it, so that the files of the build before stay. @returns puts the one before back, and takes the files of
 * the other one away: every window has to be left before
 */
export async function swapBuild(remotes: readonly string[]): Promise<() => Promise<void>> {
  const { suiteFolder, registryFolder } = runningSuite();
  const registryFile = path.join(registryFolder, 'suite.json');
  const before = await readFile(registryFile, 'utf8');
  const registry = JSON.parse(before) as SuiteRegistry;
  const placeOf = (name: string, of: string) => path.join(suiteFolder, 'remotes', name, of);
  for (const remote of registry.remotes.filter(({ name }) => remotes.includes(name)))
    await cp(placeOf(remote.name, remote.version), placeOf(remote.name, swappedVersion), { recursive: true });
  const putShellBack = await deployShell();
  const swapped = registry.remotes.map((remote) =>
    remotes.includes(remote.name)
      ? { ...remote, version: swappedVersion, baseUrl: `/remotes/${remote.name}/${swappedVersion}/` }
      : remote,
  );
  await writeFile(registryFile, JSON.stringify({ ...registry, remotes: swapped }));
  return async () => {
    await writeFile(registryFile, before);
    await putShellBack();
    // No build says of itself that it has that version: whoever composes this suite next would be told so.
    for (const name of remotes) await rm(placeOf(name, swappedVersion), { recursive: true, force: true });
  };
}
