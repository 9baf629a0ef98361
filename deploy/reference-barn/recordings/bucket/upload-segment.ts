import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStore } from '../../../object-store/object-store';
import type { Pace } from '../../../object-store/pace';
import { makeSeekTable } from '../playing/make-seek-table';
import type { SeekTable } from '../playing/seek-table';
import { openFileReader } from '../playing/segment-reader';

const headers = { contentType: 'video/mp4' } as const;

/**
 * Puts the file of a segment into a store, which has shown then that it has all of it.
 * @returns where one may begin to read in it; null where the file is gone
 * @throws what hinders it
 */
export async function uploadSegment(
  { client, pace }: { readonly client: ObjectStore; readonly pace?: Pace | undefined },
  folder: string,
  file: string,
  signal: AbortSignal,
): Promise<SeekTable | null> {
  const path = join(folder, file);
  const reader = await openFileReader(path);
  if (!reader) return null;
  try {
    const table = await makeSeekTable(reader, signal);
    const { size: bytes } = await stat(path);
    await client.writeFile(file, { path, bytes, md5: await digestOf(path, signal), pace }, headers, signal);
    return table;
  } finally {
    await reader.close();
  }
}

async function digestOf(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('md5');
  for await (const chunk of createReadStream(path, { signal })) hash.update(chunk as Buffer);
  return hash.digest('base64');
}
