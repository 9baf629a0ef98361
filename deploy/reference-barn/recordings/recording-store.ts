import type { Recording, TimeSpan } from '@barnwatch/shared/wire';
import type { Database } from '../storage/database';

/** A recorded segment on the disk. */
export interface Segment extends TimeSpan {
  readonly recordingId: string;
  readonly cameraId: string;
  /** Path relative to the folder of recordings. */
  readonly file: string;
  readonly sizeBytes: number;
}

/** The list of recordings; for real cameras also the index of the segments. */
export interface RecordingStore {
  find(recordingId: string): Recording | undefined;
  addSegment(segment: Segment, size: { readonly width: number; readonly height: number } | null): void;
  removeSegment(file: string): void;
  /** Segments that have something of a span, the oldest first. */
  segmentsIn(cameraId: string, span: TimeSpan): readonly Segment[];
  /** Every segment, the oldest first. */
  segments(): readonly Segment[];
}

interface SegmentRow {
  readonly recording_id: string;
  readonly camera_id: string;
  readonly started_at: number;
  readonly ended_at: number;
  readonly size_bytes: number;
  readonly file: string;
}

const segmentOf = (row: SegmentRow): Segment => ({
  recordingId: row.recording_id,
  cameraId: row.camera_id,
  start: row.started_at,
  end: row.ended_at,
  sizeBytes: row.size_bytes,
  file: row.file,
});

export function createRecordingStore(database: Database): RecordingStore {
  return {
    find(recordingId) {
      const row = database.first<{ document: string }>(
        'SELECT document FROM recordings WHERE recording_id = ?',
        recordingId,
      );
      return row && (JSON.parse(row.document) as Recording);
    },
    addSegment({ recordingId, cameraId, start, end, sizeBytes, file }, size) {
      const recording: Recording = { recordingId, cameraId, start, end, sizeBytes, ...size };
      database.run(
        'INSERT OR REPLACE INTO recordings VALUES (?, ?, ?, ?, ?, ?, ?)',
        recordingId,
        cameraId,
        start,
        end,
        sizeBytes,
        file,
        JSON.stringify(recording),
      );
    },
    removeSegment(file) {
      database.run('DELETE FROM recordings WHERE file = ?', file);
    },
    segmentsIn: (cameraId, { start, end }) =>
      database
        .all<SegmentRow>(
          `SELECT * FROM recordings WHERE camera_id = ? AND file IS NOT NULL AND started_at < ? AND ended_at > ?
           ORDER BY started_at`,
          cameraId,
          end,
          start,
        )
        .map(segmentOf),
    segments: () =>
      database.all<SegmentRow>('SELECT * FROM recordings WHERE file IS NOT NULL ORDER BY started_at').map(segmentOf),
  };
}
