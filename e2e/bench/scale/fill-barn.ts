import { readFileSync } from 'node:fs';
import path from 'node:path';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { herdKey } from '../../../deploy/reference-barn/data/herd-key';
import { labels } from '../../../deploy/reference-barn/data/labels';
import { openDatabase } from '../../../deploy/reference-barn/storage/open-database';
import { type BarnSize, camerasOf } from './barn-sizes';

const segmentMs = 5 * millisecondsInMinute;

/**
 * Every incident in order of time: of twenty, nine are interventions, seven are documentation, one is a state of the
 * barn, three are generic. One intervention of 400 is open, one of 20 is solved.
 */
const incidents = `
WITH RECURSIVE
  line(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM line WHERE n + 1 < CAST(?1 AS INTEGER)),
  told AS (SELECT n, CAST(?2 + (?3 - ?2) * (n * 1.0 / ?1) AS INTEGER) AS opened,
    CASE WHEN n % 20 < 9 THEN 'barnIntervention' WHEN n % 20 < 16 THEN 'barnDocumentation'
         WHEN n % 20 < 17 THEN 'barnState' ELSE 'generic' END AS type FROM line),
  stated AS (SELECT *, CASE type
      WHEN 'barnIntervention' THEN CASE WHEN n % 400 = 0 THEN 'actionRequired' WHEN n % 20 = 1 THEN 'solved' ELSE 'closed' END
      WHEN 'barnDocumentation' THEN CASE WHEN n % 200 = 9 THEN 'hidden' ELSE 'created' END
      WHEN 'barnState' THEN CASE n / 20 % 40 WHEN 0 THEN 'deadAnimalExists' WHEN 1 THEN 'barnFull' ELSE 'noDeadAnimal' END
      ELSE CASE WHEN n % 3 = 0 THEN 'created' ELSE 'closed' END END AS state FROM told),
  ended AS (SELECT *, CASE WHEN state IN ('closed', 'noDeadAnimal') THEN opened + 3600000 END AS closed FROM stated)
INSERT INTO incidents (incident_id, identifier, type, state, opened_at, last_updated, document)
SELECT printf('incident-%09d', n), printf('id-%d', n), type, state, opened, coalesce(closed, opened), json_object(
  'incidentId', printf('incident-%09d', n), 'state', state, 'identifier', printf('id-%d', n),
  'globalUniqueIdentifier', 'load-barn', 'realWorldName', 'Load barn', 'type', type, 'openedAt', opened,
  'lastUpdated', coalesce(closed, opened), 'closedAt', closed, 'messagePayload', CASE type
    WHEN 'barnIntervention' THEN json_object('type', 'health', 'title', 'Lame pig in pen ' || (n % 97),
      'description', 'Left hind leg, does not bear weight. Seen at the trough, marked, moved to the sick pen.',
      'severity', CASE n % 7 WHEN 0 THEN 'high' WHEN 1 THEN 'middle' ELSE 'low' END, 'issue', NULL)
    WHEN 'barnDocumentation' THEN json_object('classification', 'cleaning', 'type', 'washing',
      'description', '<p>Service alley and feeder lids washed.</p>', 'timestamp', opened,
      'location', json_object('kind', 'camera', 'cameraId', 'camera-' || (n % 97)))
    WHEN 'barnState' THEN json_object('state', state, 'cameraId', 'camera-' || (n % 97))
    ELSE json_object('title', 'Note ' || n) END,
  'barnName', 'load-barn', 'isPublicOpen', json(iif(closed IS NULL AND state <> 'hidden', 'true', 'false')))
FROM ended`;

const events = `
INSERT INTO incident_events (incident_event_id, incident_id, event_timestamp, document)
SELECT printf('event-%s-%d', substr(incident_id, 10), step.value), incident_id,
  iif(step.value = 0, opened_at, last_updated), json_object(
  'incidentEventId', printf('event-%s-%d', substr(incident_id, 10), step.value), 'incidentId', incident_id,
  'trigger', 'create', 'state', state, 'payload', json(document ->> '$.messagePayload'),
  'eventTimestamp', iif(step.value = 0, opened_at, last_updated), 'globalUniqueIdentifier', 'load-barn',
  'realWorldName', 'Load barn', 'accountId', NULL)
FROM incidents, json_each('[0, 1]') AS step`;

const counts = `
WITH RECURSIVE hours(hour) AS (SELECT CAST(?2 AS INTEGER) UNION ALL SELECT hour + 1 FROM hours WHERE hour < ?3)
INSERT INTO label_hours SELECT ?1, hour, ?4 FROM hours`;

const recordings = `
WITH RECURSIVE line(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM line WHERE n + 1 < CAST(?1 AS INTEGER)),
  cut AS (SELECT 'rec-' || n AS id, 'gone-' || (n % ?2) AS camera, CAST(?3 + (n / ?2) * ?4 AS INTEGER) AS start FROM line)
INSERT INTO recordings (recording_id, camera_id, started_at, ended_at, size_bytes, file, document)
  SELECT id, camera, start, CAST(start + ?4 AS INTEGER), 1000, camera || '/' || start, json_object(
  'recordingId', id, 'cameraId', camera, 'start', start, 'end', CAST(start + ?4 AS INTEGER), 'sizeBytes', 1000) FROM cut`;

/** Writes what a barn of this size has stored, straight into the database of a data folder. */
export function fillBarn(dataFolder: string, size: BarnSize, nowMs: number): void {
  const { version } = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../../../deploy/package.json'), 'utf8'),
  ) as { version: string };
  const firstMs = nowMs - size.days * millisecondsInDay;
  const lastHour = Math.floor(nowMs / millisecondsInHour) - 1;
  const counted = Buffer.from(new Uint16Array(60 * labels.length).fill(3).buffer);
  const database = openDatabase(dataFolder);
  database.inTransaction(() => {
    database.run(incidents, size.incidents, firstMs, nowMs - millisecondsInHour);
    database.run(events);
    for (const { cameraId, name, source } of camerasOf(size)) {
      if (source.kind !== 'simulated') continue;
      const herd = herdKey({ ...source, cameraId, name, timeZone: 'Europe/Berlin' }, version);
      database.run(counts, herd, lastHour - size.days * 24, lastHour, counted);
    }
    const start = firstMs - (firstMs % segmentMs);
    if (size.lostRecordings > 0) database.run(recordings, size.lostRecordings, size.cameras, start, segmentMs);
  });
  database.close();
}
