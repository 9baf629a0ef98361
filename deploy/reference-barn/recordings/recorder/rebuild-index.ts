import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createRests } from '../../data/create-rests';
import { createYielder } from '../../data/create-yielder';
import type { RecordingStore, Segment } from '../recording-store';
import {
  cameraNote,
  readSegmentName,
  readUnfinishedName,
  recordingIdPrefix,
  segmentName,
  unfinishedName,
} from './segment-names';
import { segmentsAtOnce } from './segments-at-once';
import { readWholeFragments } from './whole-fragments';

/**
 * Makes the index know what is on the disk: segments that a sudden end left open are closed at their last whole group of
 * pictures, files without a row get one.
 * @param folder of all recordings
 * @param onFault a file that cannot be read: the others are indexed all the same
 * @returns the files that are there
 * @throws the signal's reason
 */
export async function indexFiles(
  store: RecordingStore,
  folder: string,
  onFault: (file: string, cause: unknown) => void,
  signal: AbortSignal,
): Promise<Set<string>> {
  const yieldTurn = createYielder(signal);
  const present = new Set<string>();
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const cameraId = await readCameraId(join(folder, entry.name));
    if (cameraId === null) continue;
    for (const segment of await readSegments(folder, entry.name, cameraId, onFault)) {
      present.add(segment.file);
      const known = store.segmentOf(segment.file);
      if (!known) store.addSegment(segment, null);
      // It was about to leave the disk when the program ended.
      else if (known.isOnDisk === false) store.setOnDisk(segment.file, true);
      await yieldTurn();
    }
  }
  return present;
}

/**
 * Removes rows whose files are gone, unless a store has them, in slices that let others in: there may be hundreds of thousands.
 * @param present the files that are there; who adds one says so before its row is written
 * @throws when the signal aborts
 */
export async function forgetLostFiles(
  store: RecordingStore,
  present: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<void> {
  const rest = createRests(signal);
  for (const page of store.segmentPages(segmentsAtOnce)) {
    const lost = page.filter(({ file, isOnDisk = true }) => isOnDisk && !present.has(file));
    store.removeSegments(lost.flatMap(({ file, store: place }) => (place === undefined ? [file] : [])));
    for (const { file, store: place } of lost) if (place !== undefined) store.setOnDisk(file, false);
    await rest();
  }
}

async function readCameraId(folder: string): Promise<string | null> {
  try {
    const note: unknown = JSON.parse(await readFile(join(folder, cameraNote), 'utf8'));
    const cameraId = typeof note === 'object' && note !== null && 'cameraId' in note ? note.cameraId : null;
    return typeof cameraId === 'string' ? cameraId : null;
  } catch {
    // Something else lies there, or the note was never finished: then there is no segment either.
    return null;
  }
}

async function readSegments(
  folder: string,
  cameraFolder: string,
  cameraId: string,
  onFault: (file: string, cause: unknown) => void,
): Promise<readonly Segment[]> {
  const within = join(folder, cameraFolder);
  for (const name of await readdir(within)) {
    const start = readUnfinishedName(name);
    if (start !== null)
      await closeUnfinished(within, start).catch((cause: unknown) => onFault(join(cameraFolder, name), cause));
  }
  const segments: Segment[] = [];
  for (const name of await readdir(within)) {
    const times = readSegmentName(name);
    if (!times) continue;
    const { size: sizeBytes } = await stat(join(within, name));
    const recordingId = `${recordingIdPrefix(cameraId)}${times.start}`;
    segments.push({ recordingId, cameraId, ...times, sizeBytes, file: join(cameraFolder, name) });
  }
  return segments;
}

async function closeUnfinished(folder: string, start: number): Promise<void> {
  const unfinished = join(folder, unfinishedName(start));
  const file = await open(unfinished, 'r+');
  const whole = await readWholeFragments(file);
  if (whole) {
    await file.truncate(whole.bytes);
    await file.sync();
  }
  await file.close();
  if (whole) await rename(unfinished, join(folder, segmentName(start, start + whole.lastPictureMs)));
  else await rm(unfinished);
}
