import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { millisecondsInDay } from 'date-fns/constants';

/**
 * Those that are kept however old they are, and how old another one must be, ms: longer than a demonstration runs on a
 * machine where its sources are worked on, because what runs may still read its threads.
 */
const kept = 3;
const oldAfter = 14 * millisecondsInDay;

/** Takes away what earlier sources left, each some megabytes. */
export async function removeOldPrograms(folder: string, now: number = Date.now()): Promise<void> {
  const names = await readdir(folder);
  const programs = await Promise.all(
    names.map(async (name) => {
      const place = path.join(folder, name);
      const made = await stat(place).catch(() => null);
      return { place, madeAt: made?.mtimeMs ?? now };
    }),
  );
  const newestFirst = programs.sort((one, other) => other.madeAt - one.madeAt);
  const old = newestFirst.slice(kept).filter(({ madeAt }) => now - madeAt > oldAfter);
  await Promise.all(old.map(({ place }) => rm(place, { recursive: true, force: true })));
}
