import { rename, writeFile } from 'node:fs/promises';

/** Writes a text as a whole: after a death in the middle the one before is still there. */
export async function writeTextFile(file: string, text: string): Promise<void> {
  const fresh = `${file}.new-${process.pid}`;
  await writeFile(fresh, text);
  await rename(fresh, file);
}
