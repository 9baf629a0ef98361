import { folderPlace } from '../suite-place/folder-place';
import { filesBelow } from './files-below';
import { type FolderSizes, precompress } from './precompress';
import { putShell } from './put-shell';

/**
 * Puts a built shell at the root of a suite. The files of the build before stay, because open tabs still ask for them;
 * older ones go.
 */
export async function publishShell(
  built: string,
  target: {
    readonly suiteFolder: string;
    readonly cacheFolder: string;
    readonly version: string;
    readonly contract: string;
  },
): Promise<FolderSizes> {
  const { suiteFolder, cacheFolder, version, contract } = target;
  const sizes = await precompress(built, await filesBelow(built), cacheFolder);
  const build = { version, contract, readsParts: true, files: await filesBelow(built) } as const;
  await putShell(folderPlace(built), folderPlace(suiteFolder), build);
  return sizes;
}
