import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withFileLock } from '../build/build-lock';
import type { WriteOver } from '../object-store/object-store';
import type { PlacedFile, SuitePlace } from './suite-place';

/** Answers something else where a file or folder is not there. */
function orAbsent<Absent>(absent: Absent, ...codes: readonly string[]) {
  return (cause: NodeJS.ErrnoException): Absent => {
    if (['ENOENT', ...codes].includes(cause.code ?? '')) return absent;
    throw cause;
  };
}

/** A folder that a build is still filling, or is about to remove. */
const isPartial = (name: string): boolean => /\.(new|old)-\d+$/.test(name);

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(orAbsent([]));
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** When something below a folder was written last, ms since 1970 UTC. */
async function lastChange(folder: string): Promise<number> {
  const files = [folder, ...(await filesBelow(folder))];
  const times = await Promise.all(files.map(async (file) => (await stat(file).catch(orAbsent(null)))?.mtimeMs ?? 0));
  return Math.max(...times);
}

/** A suite in a folder of this machine, or of one that it has mounted. */
export function folderPlace(root: string): SuitePlace {
  const at = (file: string) => path.join(root, file);
  const named = (file: string) => path.relative(root, file).split(path.sep).join('/');

  async function read(file: string): Promise<PlacedFile | null> {
    const content = await readFile(at(file)).catch(orAbsent(null, 'ENOTDIR'));
    return content && { content, tag: createHash('sha256').update(content).digest('hex') };
  }

  /** Within the lock of `alone` nobody of this machine can come between the look and the write. */
  async function write(file: string, content: Buffer, over: WriteOver): Promise<boolean> {
    if (over !== 'anything' && ((await read(file))?.tag ?? null) !== over.tag) return false;
    const fresh = `${at(file)}.new-${process.pid}`;
    await mkdir(path.dirname(fresh), { recursive: true });
    try {
      await writeFile(fresh, content);
    } catch (cause) {
      // A full disk shall not be fuller by half a file.
      await rm(fresh, { force: true });
      throw cause;
    }
    await rename(fresh, at(file));
    return true;
  }

  return {
    address: root,
    read,
    write,
    async folders(folder) {
      const entries = await readdir(at(folder), { withFileTypes: true }).catch(orAbsent([]));
      return entries.filter((entry) => entry.isDirectory() && !isPartial(entry.name)).map(({ name }) => name);
    },
    async files(folder, except = []) {
      const entries = await readdir(at(folder), { withFileTypes: true }).catch(orAbsent([]));
      const found = entries
        .filter(({ name }) => !except.includes(name))
        .map((entry) => {
          const place = path.join(at(folder), entry.name);
          return entry.isDirectory() ? filesBelow(place) : Promise.resolve([place]);
        });
      return (await Promise.all(found)).flat().map(named);
    },
    async remove(files) {
      await Promise.all(files.map((file) => rm(at(file), { force: true })));
    },
    async putVersion(finished, folder) {
      const fresh = `${at(folder)}.new-${process.pid}`;
      await mkdir(path.dirname(fresh), { recursive: true });
      await rm(fresh, { recursive: true, force: true });
      try {
        await cp(finished, fresh, { recursive: true });
        await rename(fresh, at(folder));
        return true;
      } catch (cause) {
        await rm(fresh, { recursive: true, force: true });
        const { code } = cause as NodeJS.ErrnoException;
        if (code === 'ENOTEMPTY' || code === 'EEXIST') return false;
        throw cause;
      }
    },
    async versionPutAt(folder) {
      return (await stat(at(folder)).catch(orAbsent(null)))?.mtimeMs ?? null;
    },
    async unfinished(folder, latestMs) {
      const entries = await readdir(at(folder), { withFileTypes: true }).catch(orAbsent([]));
      const partial = entries.filter((entry) => entry.isDirectory() && isPartial(entry.name)).map(({ name }) => name);
      const changed = await Promise.all(partial.map((name) => lastChange(at(`${folder}/${name}`))));
      return partial.filter((_, index) => (changed[index] ?? latestMs) < latestMs);
    },
    async removeVersion(folder) {
      const going = `${at(folder)}.old-${process.pid}`;
      await rename(at(folder), going);
      await rm(going, { recursive: true, force: true });
    },
    alone: (file, onWait, work) => withFileLock(`${at(file)}.lock`, onWait, work),
  };
}
