import { memoryMs, type SimulatedHerd } from '../cameras/observed-herd';
import { captureSize } from '../cameras/simulated-stills';
import { createRests } from '../data/create-rests';
import { createYielder } from '../data/create-yielder';
import type { Database } from '../storage/database';
import { recordingIdPrefix } from './recorder/segment-names';

/** Length of one recording in the list, ms; they begin at full tens of minutes. */
const slotMs = 600_000;
/** So many rows go or come in one write: the first list of a hundred cameras has 400,000. */
const rowsAtOnce = 500;

/** Lists what simulated cameras can draw: one row for every ten minutes of the last weeks. */
export interface SimulatedListing {
  /** Forgets what is older than anything that can be drawn. @throws the signal's reason */
  forget(nowMs: number): Promise<void>;
  /**
   * Brings the list of a camera up to date, in slices that let others in.
   * @param herd null: what the camera could once draw is forgotten, as its source is real now
   * @throws the signal's reason
   */
  refresh(cameraId: string, herd: SimulatedHerd | null, nowMs: number): Promise<void>;
}

export function createSimulatedListing(database: Database, signal: AbortSignal): SimulatedListing {
  /** Up to which slot a camera is listed; none are of a real one. */
  const listed = new Map<string, number | 'none'>();
  /** One at a time goes through the list of a camera: the others wait for it, and find little left to do. */
  const underWay = new Map<string, Promise<void>>();

  /** @param pause between slices */
  async function remove(
    index: string,
    condition: string,
    value: string | number,
    pause: () => Promise<void> | undefined,
  ): Promise<void> {
    const sql = `DELETE FROM recordings WHERE rowid IN (SELECT rowid FROM recordings INDEXED BY ${index}
      WHERE file IS NULL AND ${condition} LIMIT ${rowsAtOnce})`;
    while (database.run(sql, value) === rowsAtOnce) await pause();
  }

  async function list({ camera, silentSince }: SimulatedHerd, nowMs: number): Promise<void> {
    const { cameraId } = camera;
    const last = Math.floor(Math.min(nowMs, silentSince ?? nowMs) / slotMs) - 1;
    if (listed.get(cameraId) === last) return;
    const yieldTurn = createYielder(signal);
    const first = Math.ceil((nowMs - memoryMs) / slotMs);
    for (let begin = Math.max(first, lastListed(database, cameraId) + 1); begin <= last; begin += rowsAtOnce) {
      listSlots(database, cameraId, begin, Math.min(last, begin + rowsAtOnce - 1));
      await yieldTurn();
    }
    listed.set(cameraId, last);
  }

  async function unlist(cameraId: string): Promise<void> {
    if (listed.get(cameraId) === 'none') return;
    await remove('recordings_drawn', 'camera_id = ?', cameraId, createYielder(signal));
    listed.set(cameraId, 'none');
  }

  return {
    forget: (nowMs) => remove('recordings_drawn_by_time', 'started_at < ?', nowMs - memoryMs, createRests(signal)),
    async refresh(cameraId, herd, nowMs) {
      const before = underWay.get(cameraId);
      const work = (async () => {
        await before?.catch(() => undefined);
        await (herd ? list(herd, nowMs) : unlist(cameraId));
      })();
      underWay.set(cameraId, work);
      try {
        await work;
      } finally {
        if (underWay.get(cameraId) === work) underWay.delete(cameraId);
      }
    },
  };
}

/** Slots follow each other without a gap: only those after the last listed one are missing. */
function lastListed(database: Database, cameraId: string): number {
  const row = database.first<{ last: number | null }>(
    `SELECT max(started_at) AS last FROM recordings INDEXED BY recordings_drawn WHERE camera_id = ? AND file IS NULL`,
    cameraId,
  );
  return row?.last == null ? -1 : row.last / slotMs;
}

function listSlots(database: Database, cameraId: string, first: number, last: number): void {
  database.run(
    `INSERT OR IGNORE INTO recordings (recording_id, camera_id, started_at, ended_at, document)
     WITH RECURSIVE
       slot(start) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT start + CAST(?2 AS INTEGER) FROM slot WHERE start < ?3),
       listed(id, start, end) AS (SELECT ?4 || (start / 1000), start, start + CAST(?2 AS INTEGER) FROM slot)
     SELECT id, ?5, start, end, json_object('recordingId', id, 'cameraId', ?5, 'start', start, 'end', end,
       'width', CAST(?6 AS INTEGER), 'height', CAST(?7 AS INTEGER))
     FROM listed`,
    first * slotMs,
    slotMs,
    last * slotMs,
    recordingIdPrefix(cameraId),
    cameraId,
    captureSize.width,
    captureSize.height,
  );
}
