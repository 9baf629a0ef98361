import type { Recording, TimeSpan } from '@barnwatch/shared/wire';
import type { Database } from '../storage/database';
import { cutSpans, mergeSpans } from './spans/merge-spans';

/** A recorded segment on the disk. */
export interface Segment extends TimeSpan {
  readonly recordingId: string;
  readonly cameraId: string;
  /** Path relative to the folder of recordings. */
  readonly file: string;
  readonly sizeBytes: number;
  /** It is being written: its file gets longer, and has another name once it is closed. */
  readonly isOpen?: boolean;
}

/** The list of recordings; for real cameras also the index of the segments. */
export interface RecordingStore {
  find(recordingId: string): Recording | undefined;
  addSegment(segment: Segment, size: { readonly width: number; readonly height: number } | null): void;
  /** As much as can be read of the segment that is being written for a camera; null for none. Of a closed one it is over. */
  setOpen(cameraId: string, segment: Segment | null): void;
  /** In one write. */
  removeSegments(files: readonly string[]): void;
  isIndexed(file: string): boolean;
  /** Segments that have something of a span, the oldest first; the last may still grow. */
  segmentsIn(cameraId: string, span: TimeSpan): readonly Segment[];
  /** Times of a span that segments cover, in order and apart; gaps up to a length are closed. */
  recordedIn(cameraId: string, span: TimeSpan, gapMs: number): readonly TimeSpan[];
  /** The oldest segments. */
  oldestSegments(limit: number): readonly Segment[];
  /** Every segment, so many at a time; what is added or removed meanwhile may be in it or not. */
  segmentPages(limit: number): Iterable<readonly Segment[]>;
  /** What all segments take on the disk. */
  segmentBytes(): number;
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
  // Summed once, then reckoned on: hundreds of thousands are asked for their sum every few seconds.
  let bytes: number | null = null;

  function segmentBytes(): number {
    bytes ??=
      database.first<{ bytes: number | null }>(
        'SELECT sum(size_bytes) AS bytes FROM recordings INDEXED BY recordings_on_disk WHERE file IS NOT NULL',
      )?.bytes ?? 0;
    return bytes;
  }

  /** What the row of a file, or of a recording, takes so far. */
  function bytesOf(file: string, recordingId: string | null): number {
    const sql = 'SELECT sum(size_bytes) AS bytes FROM recordings WHERE file = ? OR recording_id = ?';
    return database.first<{ bytes: number | null }>(sql, file, recordingId)?.bytes ?? 0;
  }

  /** In memory alone: after a sudden end what lies on the disk is closed and indexed. */
  const openSegments = new Map<string, Segment>();

  function openIn(cameraId: string, { start, end }: TimeSpan): readonly Segment[] {
    const open = openSegments.get(cameraId);
    return open && open.start < end && open.end > start ? [open] : [];
  }

  function remove(file: string): void {
    const left = segmentBytes() - bytesOf(file, null);
    if (database.run('DELETE FROM recordings WHERE file = ?', file) > 0) bytes = left;
  }

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
      const sum = segmentBytes() - bytesOf(file, recordingId) + sizeBytes;
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
      bytes = sum;
      if (openSegments.get(cameraId)?.start === start) openSegments.delete(cameraId);
    },
    setOpen(cameraId, segment) {
      if (segment) openSegments.set(cameraId, { ...segment, isOpen: true });
      else openSegments.delete(cameraId);
    },
    removeSegments(files) {
      if (files.length > 0) database.inTransaction(() => files.forEach(remove));
    },
    isIndexed: (file) => database.first('SELECT 1 FROM recordings WHERE file = ?', file) !== undefined,
    segmentBytes,
    segmentsIn: (cameraId, { start, end }) =>
      database
        .all<SegmentRow>(
          `SELECT * FROM recordings WHERE camera_id = ? AND file IS NOT NULL AND started_at < ? AND ended_at > ?
           ORDER BY started_at`,
          cameraId,
          end,
          start,
        )
        .map(segmentOf)
        .concat(openIn(cameraId, { start, end })),
    recordedIn(cameraId, span, gapMs) {
      const runs = runsIn(database, cameraId, span, gapMs);
      const open = openIn(cameraId, span);
      return open.length === 0 ? runs : mergeSpans([...runs, ...cutSpans(open, span)], gapMs);
    },
    oldestSegments: (limit) =>
      database
        .all<SegmentRow>(
          `SELECT * FROM recordings INDEXED BY recordings_on_disk WHERE file IS NOT NULL ORDER BY started_at LIMIT ?`,
          limit,
        )
        .map(segmentOf),
    *segmentPages(limit) {
      for (let place = -1; ; ) {
        const rows = database.all<SegmentRow & { place: number }>(
          'SELECT rowid AS place, * FROM recordings WHERE rowid > ? AND file IS NOT NULL ORDER BY rowid LIMIT ?',
          place,
          limit,
        );
        if (rows.length === 0) return;
        yield rows.map(segmentOf);
        place = rows.at(-1)?.place ?? place;
      }
    },
  };
}

/** Found by the database itself: in four weeks a camera has eight thousand segments, and often one run of them. */
function runsIn(database: Database, cameraId: string, { start, end }: TimeSpan, gapMs: number): readonly TimeSpan[] {
  const begins = database.all<{ started_at: number; reached: number | null }>(
    `SELECT started_at, reached FROM (
       SELECT started_at, max(ended_at) OVER (
         ORDER BY started_at ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
       ) AS reached
       FROM recordings WHERE camera_id = ? AND file IS NOT NULL AND started_at < ? AND ended_at > ?
     ) WHERE reached IS NULL OR started_at - reached > ?`,
    cameraId,
    end,
    start,
    gapMs,
  );
  const last = database.first<{ ended_at: number | null }>(
    `SELECT max(ended_at) AS ended_at FROM recordings
     WHERE camera_id = ? AND file IS NOT NULL AND started_at < ? AND ended_at > ?`,
    cameraId,
    end,
    start,
  );
  const runs = begins.map(({ started_at: from }, index) => ({
    start: from,
    end: begins[index + 1]?.reached ?? last?.ended_at ?? from,
  }));
  return cutSpans(runs, { start, end });
}
