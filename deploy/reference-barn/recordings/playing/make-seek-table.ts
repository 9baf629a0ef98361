import { readFragments } from './read-stored-parts';
import type { SeekTable } from './seek-table';
import type { SegmentReader } from './segment-reader';

/** So much is walked over at most to find a moment: the tables of a year of segments have to stay small. */
const longestWalkMs = 10_000;

/** @throws the signal's reason */
export async function makeSeekTable(reader: SegmentReader, signal: AbortSignal): Promise<SeekTable> {
  const table: (readonly [number, number])[] = [];
  for await (const { startMs, at } of readFragments(reader, signal)) {
    const last = table.at(-1)?.[0] ?? 0;
    if (startMs - last >= longestWalkMs) table.push([startMs, at]);
  }
  return table;
}
