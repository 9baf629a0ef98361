import type { Recording, TimeSpan } from '@barnwatch/shared/wire';
import type { Database } from '../storage/database';
import type { SeekTable } from './playing/seek-table';
import { createSegmentPlaces, type SegmentPlaces } from './segment-places';
import { type SegmentRow, segmentOf } from './segment-row';
import { cutSpans, mergeSpans } from './spans/merge-spans';

/** A recorded segment. */
export interface Segment extends TimeSpan {
  readonly recordingId: string;
  readonly cameraId: string;
  /** Path relative to the folder of recordings. */
  readonly file: string;
  readonly sizeBytes: number;
  /** Address of the store that has shown that it has all of it; left out: none has. */
  readonly store?: string;
  /** Left out: on the disk. */
  readonly isOnDisk?: boolean;
  /** Where in its file one may begin to read; left out where nobody has looked. */
  readonly seekTable?: SeekTable;
  /** It is being written: its file gets longer, and has another name once it is closed. */
  readonly isOpen?: boolean;
}

/** The list of recordings; for real cameras also the index of the segments. */
export interface RecordingStore extends SegmentPlaces {
  find(recordingId: string): Recording | undefined;
  addSegment(segment: Segment, size: { readonly width: number; readonly height: number } | null): void;
  /** As much as can be read of the segment that is being written for a camera; null for none. Of a closed one it is over. */
  setOpen(cameraId: string, segment: Segment | null): void;
  /** In one write; a store that has them is told when it can be. */
  removeSegments(files: readonly string[]): void;
  /** The segment with a file. */
  segmentOf(file: string): Segment | undefined;
  /** Segments that have something of a span, the oldest first; the last may still grow. */
  segmentsIn(cameraId: string, span: TimeSpan): readonly Segment[];
  /** Times of a span that segments cover, in order and apart; gaps up to a length are closed. */
  recordedIn(cameraId: string, span: TimeSpan, gapMs: number): readonly TimeSpan[];
  /** Every segment, so many at a time; what is added or removed meanwhile may be in it or not. */
  segmentPages(limit: number): Iterable<readonly Segment[]>;
}

export function createRecordingStore(database: Database): RecordingStore {
  const { weighed, ...places } = createSegmentPlaces(database);

  /** In memory alone: after a sudden end what lies on the disk is closed and indexed. */
  const openSegments = new Map<string, Segment>();

  function openIn(cameraId: string, { start, end }: TimeSpan): readonly Segment[] {
    const open = openSegments.get(cameraId);
    return open && open.start < end && open.end > start ? [open] : [];
  }

  function remove(file: string): void {
    database.run(
      'INSERT OR IGNORE INTO store_removals SELECT store, file FROM recordings WHERE file = ? AND store IS NOT NULL',
      file,
    );
    database.run('DELETE FROM recordings WHERE file = ?', file);
  }

  return {
    ...places,
    find(recordingId) {
      const row = database.first<{ document: string }>(
        'SELECT document FROM recordings WHERE recording_id = ?',
        recordingId,
      );
      return row && (JSON.parse(row.document) as Recording);
    },
    addSegment(segment, size) {
      const { recordingId, cameraId, start, end, sizeBytes, file, store = null, isOnDisk = true } = segment;
      const recording: Recording = { recordingId, cameraId, start, end, sizeBytes, ...size };
      weighed([file, recordingId], () => {
        // Removed by name: what REPLACE removes no trigger sees, and it would be counted twice.
        database.run('DELETE FROM recordings WHERE recording_id = ? OR file = ?', recordingId, file);
        database.run(
          `INSERT INTO recordings
             (recording_id, camera_id, started_at, ended_at, size_bytes, file, document, store, on_disk)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          recordingId,
          cameraId,
          start,
          end,
          sizeBytes,
          file,
          JSON.stringify(recording),
          store,
          Number(isOnDisk),
        );
        // What was to be removed under this name is no more what lies under it.
        database.run('DELETE FROM store_removals WHERE file = ?', file);
      });
      if (openSegments.get(cameraId)?.start === start) openSegments.delete(cameraId);
    },
    setOpen(cameraId, segment) {
      if (segment) openSegments.set(cameraId, { ...segment, isOpen: true });
      else openSegments.delete(cameraId);
    },
    removeSegments(files) {
      if (files.length > 0) weighed(files, () => files.forEach(remove));
    },
    segmentOf(file) {
      const row = database.first<SegmentRow>('SELECT * FROM recordings WHERE file = ?', file);
      return row && segmentOf(row);
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
        .map(segmentOf)
        .concat(openIn(cameraId, { start, end })),
    recordedIn(cameraId, span, gapMs) {
      const runs = runsIn(database, cameraId, span, gapMs);
      const open = openIn(cameraId, span);
      return open.length === 0 ? runs : mergeSpans([...runs, ...cutSpans(open, span)], gapMs);
    },
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
