import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const leftOutFolders: ReadonlySet<string> = new Set(['node_modules', 'dist', 'coverage', 'testing']);

function isSource(name: string): boolean {
  return !/\.test\.tsx?$|\.tsbuildinfo$|^\./.test(name);
}

async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter((entry) => isSource(entry.name) && !(entry.isDirectory() && leftOutFolders.has(entry.name)))
      .map((entry) => {
        const place = path.join(folder, entry.name);
        return entry.isDirectory() ? sourceFiles(place) : [place];
      }),
  );
  return nested.flat().sort();
}

/**
 * A digest over everything that a build reads: the files of the given folders and single files (tests left out), and
 * the given words (versions, modes). Equal digests mean an equal build, wherever the repository lies.
 */
export async function sourceFingerprint(
  repository: string,
  folders: readonly string[],
  files: readonly string[],
  words: readonly string[],
): Promise<string> {
  const all = [...(await Promise.all(folders.map(sourceFiles))).flat(), ...files];
  const digest = createHash('sha256').update(JSON.stringify(words));
  for (const file of all) digest.update(`\0${path.relative(repository, file)}\0`).update(await readFile(file));
  return digest.digest('hex');
}
