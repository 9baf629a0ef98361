import { readSeekTable } from './playing/seek-table';
import type { Segment } from './recording-store';

/** A segment as the index has it. */
export interface SegmentRow {
  readonly recording_id: string;
  readonly camera_id: string;
  readonly started_at: number;
  readonly ended_at: number;
  readonly size_bytes: number;
  readonly file: string;
  readonly store: string | null;
  readonly on_disk: number;
  readonly seek_table: string | null;
}

export function segmentOf(row: SegmentRow): Segment {
  return {
    recordingId: row.recording_id,
    cameraId: row.camera_id,
    start: row.started_at,
    end: row.ended_at,
    sizeBytes: row.size_bytes,
    file: row.file,
    isOnDisk: row.on_disk === 1,
    ...(row.store !== null && { store: row.store }),
    ...(row.seek_table !== null && { seekTable: readSeekTable(row.seek_table) }),
  };
}
