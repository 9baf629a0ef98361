import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordingStore, Segment } from '../recording-store';

export interface RetentionRule {
  /** Older segments go, ms. */
  readonly mostAgeMs: number;
  /** The oldest go first once all segments of all cameras take more. */
  readonly mostBytes: number;
}

/** Which segments are to go, the oldest first. @param segments the oldest first */
export function segmentsToRemove(
  segments: readonly Segment[],
  { mostAgeMs, mostBytes }: RetentionRule,
  nowMs: number,
): readonly Segment[] {
  let bytes = segments.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return segments.filter(({ end, sizeBytes }) => {
    if (end >= nowMs - mostAgeMs && bytes <= mostBytes) return false;
    bytes -= sizeBytes;
    return true;
  });
}

/** Removes the segments that the rule does not keep: first from the index, so that nobody is sent to a missing file. */
export async function applyRetention(
  store: RecordingStore,
  folder: string,
  rule: RetentionRule,
  nowMs: number,
): Promise<void> {
  for (const { file } of segmentsToRemove(store.segments(), rule, nowMs)) {
    store.removeSegment(file);
    await rm(join(folder, file), { force: true });
  }
}
