import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FolderSizes, filesBelow, precompress } from './precompress';
import { readShellBuild, type ShellBuild } from './shell-build';

/** Written last and in this order: whoever reads them finds everything that they name. */
const pages = ['index.html', 'service-worker.js'];

async function put(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, `${to}.new`);
  await rename(`${to}.new`, to);
}

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
  const { suiteFolder } = target;
  await mkdir(suiteFolder, { recursive: true });
  const before = await readShellBuild(suiteFolder);
  const builtFiles = await filesBelow(built);
  const sizes = await precompress(built, builtFiles, target.cacheFolder);
  const files = await filesBelow(built);
  const late = files.filter((file) => pages.includes(file.replace(/\.(br|gz)$/, '')));
  for (const file of [...files.filter((each) => !late.includes(each)), ...late]) {
    await put(path.join(built, file), path.join(suiteFolder, file));
  }
  await removeOutdated(suiteFolder, files, before);
  const told: ShellBuild = { version: target.version, contract: target.contract, files };
  await writeFile(path.join(suiteFolder, 'shell.json.new'), `${JSON.stringify(told, null, 1)}\n`);
  await rename(path.join(suiteFolder, 'shell.json.new'), path.join(suiteFolder, 'shell.json'));
  return sizes;
}

/** What lies beside the shell's files and is not the shell's. A remote may be published there at the same time. */
const others = /^(remotes$|suite(\.previous)?\.json$|manifest\.\w+\.webmanifest$|shell\.json)/;

/** Removes files that belong neither to this build nor to the one before. */
async function removeOutdated(
  suiteFolder: string,
  files: readonly string[],
  before: ShellBuild | undefined,
): Promise<void> {
  const kept = new Set([...files, ...(before?.files ?? [])]);
  for (const entry of await readdir(suiteFolder, { withFileTypes: true })) {
    if (others.test(entry.name)) continue;
    const present = entry.isDirectory()
      ? (await filesBelow(path.join(suiteFolder, entry.name))).map((file) => path.join(entry.name, file))
      : [entry.name];
    const outdated = present.filter((file) => !kept.has(file));
    await Promise.all(outdated.map((file) => rm(path.join(suiteFolder, file), { force: true })));
  }
}
