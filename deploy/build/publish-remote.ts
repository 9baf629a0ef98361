import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './files-below';
import { type FolderSizes, precompress } from './precompress';

/** Folder of one version of a remote within a suite. */
export function remoteFolder(suiteFolder: string, name: string, version: string): string {
  return path.join(suiteFolder, 'remotes', name, version);
}

/** What names every file of a build with its digest: two builds with the same one have the same bytes. */
const descriptorFile = 'remote.json';

/**
 * Whether other bytes lie under the version already. Open tabs and registries know the digests of those: they would find
 * files that are not what they were told.
 */
export async function isPublishedOtherwise(built: string, place: string): Promise<boolean> {
  const published = await readFile(path.join(place, descriptorFile)).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return null;
    throw cause;
  });
  return published !== null && !published.equals(await readFile(path.join(built, descriptorFile)));
}

/**
 * Puts a built remote under its version. The folder appears as a whole: a server never sees half of it. Other versions
 * stay, so that tabs that were opened before a deploy find their files.
 */
export async function publishRemote(
  built: string,
  target: {
    readonly suiteFolder: string;
    readonly cacheFolder: string;
    readonly name: string;
    readonly version: string;
  },
): Promise<FolderSizes> {
  const place = remoteFolder(target.suiteFolder, target.name, target.version);
  const fresh = `${place}.new-${process.pid}`;
  const replaced = `${place}.old-${process.pid}`;
  await mkdir(path.dirname(place), { recursive: true });
  await rm(fresh, { recursive: true, force: true });
  await cp(built, fresh, { recursive: true });
  const sizes = await precompress(fresh, await filesBelow(fresh), target.cacheFolder);
  await rename(place, replaced).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause;
  });
  await rename(fresh, place);
  await rm(replaced, { recursive: true, force: true });
  return sizes;
}
