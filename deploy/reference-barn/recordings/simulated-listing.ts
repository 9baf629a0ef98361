import { memoryMs, type SimulatedHerd } from '../cameras/observed-herd';
import { captureSize } from '../cameras/simulated-stills';
import type { Database } from '../storage/database';
import { recordingIdPrefix } from './recorder/segment-names';

/** Length of one recording in the list, ms; they begin at full tens of minutes. */
const slotMs = 600_000;

/** Lists what simulated cameras can draw: one row for every ten minutes of the last weeks. */
export function listSimulatedRecordings(database: Database, herds: readonly SimulatedHerd[], nowMs: number): void {
  database.inTransaction(() => {
    database.run('DELETE FROM recordings WHERE file IS NULL AND started_at < ?', nowMs - memoryMs);
    for (const herd of herds) listSlots(database, herd, nowMs);
  });
}

/** Forgets what cannot be drawn any more, after a camera's source has become real. */
export function unlistSimulatedRecordings(database: Database, cameraId: string): void {
  database.run('DELETE FROM recordings WHERE file IS NULL AND camera_id = ?', cameraId);
}

/** Slots follow each other without a gap: only those before the first and after the last listed one are missing. */
function listSlots(database: Database, { camera, silentSince }: SimulatedHerd, nowMs: number): void {
  const { cameraId } = camera;
  const listed = database.first<{ first: number | null; last: number | null }>(
    'SELECT min(started_at) AS first, max(started_at) AS last FROM recordings WHERE camera_id = ? AND file IS NULL',
    cameraId,
  );
  const first = Math.ceil((nowMs - memoryMs) / slotMs);
  const last = Math.floor(Math.min(nowMs, silentSince ?? nowMs) / slotMs) - 1;
  const begin = listed?.last == null ? first : listed.last / slotMs + 1;
  if (begin > last) return;
  database.run(
    `INSERT OR IGNORE INTO recordings (recording_id, camera_id, started_at, ended_at, document)
     WITH RECURSIVE
       slot(start) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT start + CAST(?2 AS INTEGER) FROM slot WHERE start < ?3),
       listed(id, start, end) AS (SELECT ?4 || (start / 1000), start, start + CAST(?2 AS INTEGER) FROM slot)
     SELECT id, ?5, start, end, json_object('recordingId', id, 'cameraId', ?5, 'start', start, 'end', end,
       'width', CAST(?6 AS INTEGER), 'height', CAST(?7 AS INTEGER))
     FROM listed`,
    begin * slotMs,
    slotMs,
    last * slotMs,
    recordingIdPrefix(cameraId),
    cameraId,
    captureSize.width,
    captureSize.height,
  );
}
