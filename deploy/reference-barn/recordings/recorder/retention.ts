import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createRests } from '../../data/create-rests';
import type { RecordingStore, Segment } from '../recording-store';
import { segmentsAtOnce } from './segments-at-once';

export interface RetentionRule {
  /** Older segments go, wherever they lie, ms. */
  readonly mostAgeMs: number;
  /** The oldest leave the disk first once all segments of all cameras on it take more. */
  readonly mostBytes: number;
  /** Null: there is no store, and what leaves the disk is gone. */
  readonly bucket: BucketRule | null;
}

export interface BucketRule {
  /** What the store has leaves the disk when it is older, ms. */
  readonly keepLocalMs: number;
  /** The oldest leave the store first once all in it take more. */
  readonly mostBytes: number;
}

export interface RetentionParts {
  readonly store: RecordingStore;
  /** Of all recordings. */
  readonly folder: string;
  readonly rule: RetentionRule;
  /** Somebody reads it on the disk. */
  readonly isBorrowed: (file: string) => boolean;
  readonly signal: AbortSignal;
}

/**
 * Which segments are to go, the oldest first.
 * @param segments the oldest first; those that are left out are younger
 * @param allBytes what all of them take
 */
export function segmentsToRemove(
  segments: readonly Segment[],
  { mostAgeMs, mostBytes }: Pick<RetentionRule, 'mostAgeMs' | 'mostBytes'>,
  nowMs: number,
  allBytes: number,
): readonly Segment[] {
  let bytes = allBytes;
  return segments.filter(({ end, sizeBytes }) => {
    if (end >= nowMs - mostAgeMs && bytes <= mostBytes) return false;
    bytes -= sizeBytes;
    return true;
  });
}

const noLimit = Number.POSITIVE_INFINITY;

/**
 * Removes the segments that the rule does not keep: first from the index, so that nobody is sent to a missing file. In
 * slices that let others in: after a month off, or with a smaller room, hundreds of thousands are due.
 * @returns how many were lost before the store could take them
 * @throws when the signal aborts
 */
export async function applyRetention(
  { store, folder, rule, isBorrowed, signal }: RetentionParts,
  nowMs: number,
): Promise<{ readonly lost: number }> {
  const { mostAgeMs, mostBytes, bucket } = rule;
  const rest = createRests(signal);

  /** @returns how many were removed */
  async function removeAll(
    oldest: (limit: number) => readonly Segment[],
    limits: Pick<RetentionRule, 'mostAgeMs' | 'mostBytes'>,
    bytes: () => number,
  ): Promise<number> {
    for (let removed = 0; ; ) {
      const files = segmentsToRemove(oldest(segmentsAtOnce), limits, nowMs, bytes()).map(({ file }) => file);
      store.removeSegments(files);
      for (const file of files) await rm(join(folder, file), { force: true });
      removed += files.length;
      if (files.length < segmentsAtOnce) return removed;
      await rest();
    }
  }

  /** What the store has leaves the disk: by its age, and before anything that no store has. */
  async function leaveToBucket({ keepLocalMs }: BucketRule): Promise<void> {
    for (;;) {
      const limits = { mostAgeMs: keepLocalMs, mostBytes };
      const due = segmentsToRemove(store.oldestInBoth(segmentsAtOnce), limits, nowMs, store.segmentBytes().onDisk);
      const free = due.filter(({ file }) => !isBorrowed(file));
      for (const { file } of free) {
        store.setOnDisk(file, false);
        await rm(join(folder, file), { force: true });
      }
      if (free.length < segmentsAtOnce) return;
      await rest();
    }
  }

  const { onDisk, stored } = { onDisk: () => store.segmentBytes().onDisk, stored: () => store.segmentBytes().stored };
  await removeAll(store.oldestStored, { mostAgeMs, mostBytes: bucket?.mostBytes ?? noLimit }, stored);
  if (bucket === null) {
    await removeAll(store.oldestOnDisk, { mostAgeMs, mostBytes }, onDisk);
    return { lost: 0 };
  }
  await removeAll(store.oldestWaiting, { mostAgeMs, mostBytes: noLimit }, () => 0);
  await leaveToBucket(bucket);
  return { lost: await removeAll(store.oldestWaiting, { mostAgeMs: noLimit, mostBytes }, onDisk) };
}
