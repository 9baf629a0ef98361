import { open } from 'node:fs/promises';
import { privateFileMode } from '../../storage/keep-private';
import { placeFragment, readFragmentTimes } from './fragment-bytes';

/**
 * Writes a file of its own with the fragments that begin before a moment, its time 0 at the first of them.
 * @param parts a head, then fragments
 * @param untilMs in the time that the parts have
 * @returns where in that time the file begins, ms; null where there is no fragment
 */
export async function writePart(parts: AsyncIterable<Buffer>, untilMs: number, file: string): Promise<number | null> {
  const handle = await open(file, 'w', privateFileMode);
  let originMs: number | null = null;
  let sequence = 0;
  try {
    for await (const part of parts) {
      const times = readFragmentTimes(part);
      if (times && times.startMs >= untilMs) break;
      originMs ??= times?.startMs ?? null;
      const startMs = (times?.startMs ?? 0) - (originMs ?? 0);
      if (times) sequence += 1;
      await handle.appendFile(
        times ? placeFragment(part, { sequence, startMs, mostMs: Number.POSITIVE_INFINITY }) : part,
      );
    }
  } finally {
    await handle.close();
  }
  return originMs;
}
