import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Puts a finished folder under its version. It appears as a whole, and never in place of another one.
 * @returns whether the place was free
 */
export async function putVersion(finished: string, place: string): Promise<boolean> {
  const fresh = `${place}.new-${process.pid}`;
  await mkdir(path.dirname(place), { recursive: true });
  await rm(fresh, { recursive: true, force: true });
  await cp(finished, fresh, { recursive: true });
  try {
    await rename(fresh, place);
    return true;
  } catch (cause) {
    await rm(fresh, { recursive: true, force: true });
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    throw cause;
  }
}
