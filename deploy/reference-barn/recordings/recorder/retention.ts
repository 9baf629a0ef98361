import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordingStore, Segment } from '../recording-store';

export interface RetentionRule {
  /** Older segments go, ms. */
  readonly mostAgeMs: number;
  /** The oldest go first once all segments of all cameras take more. */
  readonly mostBytes: number;
}

/**
 * Which segments are to go, the oldest first.
 * @param segments the oldest first; those that are left out are younger
 * @param allBytes what all of them take
 */
export function segmentsToRemove(
  segments: readonly Segment[],
  { mostAgeMs, mostBytes }: RetentionRule,
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

const segmentsAtOnce = 200;

/** Removes the segments that the rule does not keep: first from the index, so that nobody is sent to a missing file. */
export async function applyRetention(
  store: RecordingStore,
  folder: string,
  rule: RetentionRule,
  nowMs: number,
): Promise<void> {
  for (;;) {
    const oldest = store.oldestSegments(segmentsAtOnce);
    const files = segmentsToRemove(oldest, rule, nowMs, store.segmentBytes()).map(({ file }) => file);
    store.removeSegments(files);
    for (const file of files) await rm(join(folder, file), { force: true });
    if (files.length < segmentsAtOnce) return;
  }
}
