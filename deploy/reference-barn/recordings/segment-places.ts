import type { Database } from '../storage/database';
import { type SeekTable, seekTableText } from './playing/seek-table';
import type { Segment } from './recording-store';
import { type SegmentRow, segmentOf } from './segment-row';

/** What segments take, by where they lie. */
export interface SegmentBytes {
  readonly onDisk: number;
  readonly stored: number;
}

/** Where segments lie: on the disk, in a store, or in both. */
export interface SegmentPlaces {
  segmentBytes(): SegmentBytes;
  /** The oldest that lie on the disk, whether or not a store has them too. */
  oldestOnDisk(limit: number): readonly Segment[];
  /** The oldest that a store has. */
  oldestStored(limit: number): readonly Segment[];
  /** The oldest that lie on the disk and in a store. */
  oldestInBoth(limit: number): readonly Segment[];
  /** The oldest that no store has. */
  oldestWaiting(limit: number): readonly Segment[];
  waiting(): { readonly segments: number; readonly bytes: number };
  /**
   * A store has shown that it has all of it.
   * @returns false where the segment was removed meanwhile: what is in the store then is remembered to be removed
   */
  setStored(file: string, store: string, seekTable: SeekTable): boolean;
  setOnDisk(file: string, isOnDisk: boolean): void;
  /** What is on the disk and in another store than this one waits for this one. @returns how many */
  forgetOtherStores(store: string): number;
  /** What a store has still to remove. */
  removals(store: string, limit: number): readonly string[];
  isRemoved(store: string, file: string): boolean;
  forgetRemovals(store: string, files: readonly string[]): void;
}

/** @property weighed changes rows, named by file or recording, and reckons on what they take */
export function createSegmentPlaces(
  database: Database,
): SegmentPlaces & { weighed(names: readonly string[], change: () => void): void } {
  // Summed once, then reckoned on: hundreds of thousands are asked for their sum every few seconds.
  let bytes: SegmentBytes | null = null;

  function sumOf(index: string, condition: string): number {
    const sql = `SELECT sum(size_bytes) AS bytes FROM recordings INDEXED BY ${index} WHERE ${condition}`;
    return database.first<{ bytes: number | null }>(sql)?.bytes ?? 0;
  }

  function segmentBytes(): SegmentBytes {
    bytes ??= { onDisk: sumOf('recordings_on_disk', onDisk), stored: sumOf('recordings_stored', stored) };
    return bytes;
  }

  /** What the rows of these files and recordings take now. */
  function bytesOf(names: readonly string[]): SegmentBytes {
    const marks = names.map(() => '?').join(', ');
    const row = database.first<{ here: number | null; there: number | null }>(
      `SELECT sum(CASE WHEN on_disk = 1 AND file IS NOT NULL THEN size_bytes END) AS here,
              sum(CASE WHEN store IS NOT NULL THEN size_bytes END) AS there
       FROM recordings WHERE file IN (${marks}) OR recording_id IN (${marks})`,
      ...names,
      ...names,
    );
    return { onDisk: row?.here ?? 0, stored: row?.there ?? 0 };
  }

  function weighed(names: readonly string[], change: () => void): void {
    const all = segmentBytes();
    const before = bytesOf(names);
    // Where it fails, nobody knows how far the sums have come.
    bytes = null;
    database.inTransaction(change);
    const after = bytesOf(names);
    bytes = {
      onDisk: all.onDisk - before.onDisk + after.onDisk,
      stored: all.stored - before.stored + after.stored,
    };
  }

  const oldest = (index: string, condition: string, limit: number): readonly Segment[] =>
    database
      .all<SegmentRow>(
        `SELECT * FROM recordings INDEXED BY ${index} WHERE ${condition} ORDER BY started_at LIMIT ?`,
        limit,
      )
      .map(segmentOf);

  return {
    weighed,
    segmentBytes,
    oldestOnDisk: (limit) => oldest('recordings_on_disk', onDisk, limit),
    oldestStored: (limit) => oldest('recordings_stored', stored, limit),
    oldestInBoth: (limit) => oldest('recordings_in_both', inBoth, limit),
    oldestWaiting: (limit) => oldest('recordings_waiting', waiting, limit),
    waiting() {
      const row = database.first<{ segments: number; bytes: number | null }>(
        `SELECT count(*) AS segments, sum(size_bytes) AS bytes
         FROM recordings INDEXED BY recordings_waiting WHERE ${waiting}`,
      );
      return { segments: row?.segments ?? 0, bytes: row?.bytes ?? 0 };
    },
    setStored(file, store, seekTable) {
      let isKnown = false;
      weighed([file], () => {
        const sql = 'UPDATE recordings SET store = ?, seek_table = ? WHERE file = ?';
        isKnown = database.run(sql, store, seekTableText(seekTable), file) > 0;
        if (!isKnown) database.run('INSERT OR IGNORE INTO store_removals VALUES (?, ?)', store, file);
      });
      return isKnown;
    },
    setOnDisk: (file, isOnDisk) =>
      weighed(
        [file],
        () => void database.run('UPDATE recordings SET on_disk = ? WHERE file = ?', Number(isOnDisk), file),
      ),
    forgetOtherStores(store) {
      bytes = null;
      const sql = `UPDATE recordings INDEXED BY recordings_in_both SET store = NULL, seek_table = NULL WHERE ${inBoth} AND store <> ?`;
      return database.run(sql, store);
    },
    removals: (store, limit) =>
      database
        .all<{ file: string }>('SELECT file FROM store_removals WHERE store = ? LIMIT ?', store, limit)
        .map(({ file }) => file),
    isRemoved: (store, file) =>
      database.first('SELECT 1 FROM store_removals WHERE store = ? AND file = ?', store, file) !== undefined,
    forgetRemovals(store, files) {
      database.inTransaction(() => {
        for (const file of files) database.run('DELETE FROM store_removals WHERE store = ? AND file = ?', store, file);
      });
    },
  };
}

const onDisk = 'file IS NOT NULL AND on_disk = 1';
const stored = 'store IS NOT NULL';
const inBoth = `${stored} AND on_disk = 1`;
const waiting = 'file IS NOT NULL AND store IS NULL';
