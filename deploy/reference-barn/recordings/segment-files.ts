import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFolderMode } from '../storage/keep-private';
import type { SegmentBucket } from './bucket/segment-bucket';
import { readParts } from './playing/read-stored-parts';
import { openFileReader, type SegmentReader } from './playing/segment-reader';
import { writePart } from './playing/write-part';
import type { RecordingStore, Segment } from './recording-store';

/** A file of the disk with what was asked for of a segment, for a program that reads files. */
export interface BorrowedFile {
  readonly path: string;
  /** Where in the time of the segment the time of the file begins, ms. */
  readonly originMs: number;
  leave(): Promise<void>;
}

/** A part of a segment, ms in its own time. */
export interface SegmentPart {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Segments, wherever they lie. What is thrown of a store is an ObjectStoreError. */
export interface SegmentFiles {
  /** Its head and its fragments from a moment of its own time on. @throws the signal's reason */
  parts(segment: Segment, fromMs: number, signal: AbortSignal): AsyncGenerator<Buffer>;
  /** The segment itself where it is on the disk, else a file with the part; null where there is none. @throws as above */
  borrow(segment: Segment, part: SegmentPart, signal: AbortSignal): Promise<BorrowedFile | null>;
  /** Whether somebody reads the file of a segment on the disk, and must not lose it. */
  isBorrowed(file: string): boolean;
}

export interface SegmentFilesOptions {
  readonly store: RecordingStore;
  /** Of all recordings. */
  readonly folder: string;
  /** For parts of what is not on the disk; emptied at each start. */
  readonly partsFolder: string;
  readonly bucket: SegmentBucket | null;
}

export function createSegmentFiles({ store, folder, partsFolder, bucket }: SegmentFilesOptions): SegmentFiles {
  rmSync(partsFolder, { recursive: true, force: true });
  const borrowed = new Map<string, number>();

  /** Where a segment lies by now: one that was being written has another name when it is closed. */
  function currentOf(segment: Segment): Segment {
    const { isOpen = false, cameraId, start, end } = segment;
    if (!isOpen) return segment;
    return store.segmentsIn(cameraId, { start, end }).find((other) => other.start === start) ?? segment;
  }

  async function openReader(segment: Segment, signal: AbortSignal): Promise<SegmentReader | null> {
    // Asked of the disk first, whatever was known of it: it may have come or gone since.
    const file = await openFileReader(join(folder, segment.file));
    return file ?? (await bucket?.open(segment, signal)) ?? null;
  }

  function borrowFile(file: string): BorrowedFile {
    borrowed.set(file, (borrowed.get(file) ?? 0) + 1);
    return {
      path: join(folder, file),
      originMs: 0,
      leave() {
        const others = (borrowed.get(file) ?? 1) - 1;
        if (others > 0) borrowed.set(file, others);
        else borrowed.delete(file);
        return Promise.resolve();
      },
    };
  }

  return {
    isBorrowed: (file) => borrowed.has(file),
    async *parts(segment, fromMs, signal) {
      const current = currentOf(segment);
      const reader = await openReader(current, signal);
      if (reader) yield* readParts(reader, { fromMs, table: current.seekTable ?? [] }, signal);
    },
    async borrow(segment, { fromMs, untilMs }, signal) {
      const current = currentOf(segment);
      if (existsSync(join(folder, current.file))) return borrowFile(current.file);
      const reader = await bucket?.open(current, signal);
      if (!reader) return null;
      mkdirSync(partsFolder, { recursive: true, mode: privateFolderMode });
      const path = join(partsFolder, `${randomUUID()}.mp4`);
      const leave = (): Promise<void> => rm(path, { force: true });
      try {
        const parts = readParts(reader, { fromMs, table: current.seekTable ?? [] }, signal);
        const originMs = await writePart(parts, untilMs, path);
        if (originMs !== null) return { path, originMs, leave };
      } catch (cause) {
        await leave();
        throw cause;
      }
      await leave();
      return null;
    },
  };
}
