import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../build/files-below';
import type { ObjectStore } from '../object-store/object-store';
import { inTurns } from './in-turns';
import { objectHeaders } from './object-headers';
import { descriptionFile, type SuitePlace } from './suite-place';

/** Files on their way at the same time. */
const mostAtOnce = 16;

/** Written once: a store that lets it be written as new twice minds no condition. */
const probe = '.compose/written-once';

/**
 * A suite in a bucket. Nothing can be locked there: what must not be lost is written over what was read, and who comes
 * second is told.
 */
export function bucketPlace(store: ObjectStore): SuitePlace {
  const below = (folder: string) => (folder === '' ? '' : `${folder}/`);
  const write: SuitePlace['write'] = (file, content, over) => store.write(file, content, objectHeaders(file), over);

  /** @throws {Error} on a store that would let two that compose at once lose each other's change */
  async function demandConditions(): Promise<void> {
    const asNew = () => write(probe, Buffer.from('BarnWatch\n'), { tag: null });
    if ((await asNew()) && (await asNew()))
      throw new Error(
        `${store.address} does not mind If-None-Match: two that compose at once would lose each other's change. Take a store with conditional writes.`,
      );
  }

  return {
    address: store.address,
    read: (file) => store.read(file),
    write,
    folders: (folder) => store.folders(below(folder)),
    async files(folder, except = []) {
      const found = await store.list(below(folder));
      const outer = except.map((name) => `${below(folder)}${name}/`);
      return found.map(({ key }) => key).filter((key) => !outer.some((start) => key.startsWith(start)));
    },
    remove: (files) => store.remove(files),
    async putVersion(finished, folder) {
      if ((await store.read(`${folder}/${descriptionFile}`)) !== null) return false;
      const files = (await filesBelow(finished)).filter((file) => file !== descriptionFile);
      const contentOf = (file: string) => readFile(path.join(finished, file));
      await inTurns(files, mostAtOnce, async (file) => {
        await write(`${folder}/${file.split(path.sep).join('/')}`, await contentOf(file), 'anything');
      });
      return write(`${folder}/${descriptionFile}`, await contentOf(descriptionFile), { tag: null });
    },
    async versionPutAt(folder) {
      const [described] = await store.list(`${folder}/${descriptionFile}`);
      return described?.changedAt ?? null;
    },
    async unfinished(folder, latestMs) {
      const changedAt = new Map<string, number>();
      const described = new Set<string>();
      for (const { key, changedAt: at } of await store.list(`${folder}/`)) {
        const [name = '', ...file] = key.slice(folder.length + 1).split('/');
        changedAt.set(name, Math.max(changedAt.get(name) ?? 0, at));
        if (file.join('/') === descriptionFile) described.add(name);
      }
      return [...changedAt].filter(([name, at]) => !described.has(name) && at < latestMs).map(([name]) => name);
    },
    async removeVersion(folder) {
      await store.remove([`${folder}/${descriptionFile}`]);
      await store.remove((await store.list(`${folder}/`)).map(({ key }) => key));
    },
    async alone(_file, _onWait, work) {
      await demandConditions();
      return work();
    },
  };
}
