import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats } from 'node:fs';
import { extname, join } from 'node:path';

/** Nobody but the account that the instance runs as. */
export const privateFolderMode = 0o700;
export const privateFileMode = 0o600;

// The bits of the group and of everybody else.
const othersMask = 0o077;

/**
 * Makes a folder, and what lies in it, readable for its owner alone: it holds hashes, pictures and names. Finished
 * recordings are looked at only where their folder stood open: there may be hundreds of thousands.
 * @throws when a file cannot be closed to others
 */
export function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: privateFolderMode });
  const stoodOpen = close(folder, lstatSync(folder), privateFolderMode);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) keepPrivate(path);
    else if (entry.isFile() && (stoodOpen || extname(entry.name) !== '.mp4')) closeFile(path);
  }
}

/** @throws when the file is there and cannot be closed to others */
export function closeFile(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // What is being made may have moved meanwhile.
  if (!found) return;
  try {
    close(path, found, privateFileMode);
  } catch (cause) {
    throw new Error(
      `${path} can be read by other accounts of this machine, and could not be closed to them: ` +
        'give the data folder to the account that the instance runs as (chown -R).',
      { cause },
    );
  }
}

/** @returns whether it stood open */
function close(path: string, { mode, uid }: Stats, wanted: number): boolean {
  // Windows knows no such bits.
  if (process.platform === 'win32' || (mode & othersMask) === 0) return false;
  // A volume that was mounted for us may belong to another account: then its files are what is closed.
  const isForeignFolder = wanted === privateFolderMode && uid !== process.getuid?.();
  if (!isForeignFolder) chmodSync(path, wanted);
  return true;
}
