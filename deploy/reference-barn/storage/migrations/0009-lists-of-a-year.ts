import type { Migration } from '../migration';

// What the members of a documentation record are asked for by; a generic incident may hold anything there.
const documented = (path: string): string => `document ->> '$.messagePayload.${path}'`;

/**
 * Lists of a year: what incidents, events and recordings are asked for has an index that answers alone, so that only
 * the records of the page asked for are read. The last rows tell SQLite what a year looks like, so that it plans the
 * same way in every barn: without them it takes an index by its number of columns, and reads every record of a type.
 */
export const listsOfAYear: Migration = {
  version: 9,
  sql: `
ALTER TABLE incidents ADD COLUMN closed_at INTEGER AS (document ->> '$.closedAt') VIRTUAL;
ALTER TABLE incidents ADD COLUMN title TEXT AS (document ->> '$.messagePayload.title') VIRTUAL;
ALTER TABLE incidents ADD COLUMN severity TEXT AS (document ->> '$.messagePayload.severity') VIRTUAL;
ALTER TABLE incidents ADD COLUMN noted_at INTEGER AS (${documented('timestamp')}) VIRTUAL;
ALTER TABLE incidents ADD COLUMN noted_from INTEGER AS (${documented('startTimestamp')}) VIRTUAL;
ALTER TABLE incidents ADD COLUMN noted_until INTEGER AS (${documented('endTimestamp')}) VIRTUAL;
ALTER TABLE incidents ADD COLUMN place_kind TEXT AS (${documented('location.kind')}) VIRTUAL;
ALTER TABLE incidents ADD COLUMN place_camera TEXT AS (${documented('location.cameraId')}) VIRTUAL;
ALTER TABLE incidents ADD COLUMN place_region TEXT AS (${documented('location.regionSpecification')}) VIRTUAL;

DROP INDEX incidents_by_last_updated;
DROP INDEX incidents_by_type_and_time;
CREATE INDEX incidents_by_opened ON incidents (opened_at DESC, incident_id);
CREATE INDEX incidents_by_updated ON incidents (last_updated DESC, incident_id);
CREATE INDEX incidents_by_closed ON incidents (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX incidents_of_type_by_opened ON incidents (type, opened_at DESC, incident_id, state);
CREATE INDEX incidents_of_type_by_updated ON incidents (type, last_updated DESC, incident_id, state);
CREATE INDEX incidents_of_state_by_opened ON incidents (type, state, opened_at DESC, incident_id);
CREATE INDEX incidents_of_state_by_updated ON incidents (type, state, last_updated DESC, incident_id);
CREATE INDEX incidents_open ON incidents (type, state, opened_at DESC, incident_id) WHERE closed_at IS NULL;
CREATE INDEX incidents_by_severity ON incidents (type, severity, opened_at DESC, incident_id, state)
  WHERE severity IS NOT NULL;
CREATE INDEX incidents_by_title ON incidents (type, title, incident_id);
CREATE INDEX incidents_by_noted ON incidents (type, noted_at, state) WHERE noted_at IS NOT NULL;
CREATE INDEX incidents_by_noted_span ON incidents (type, noted_until, noted_from, state) WHERE noted_until IS NOT NULL;
CREATE INDEX incidents_by_place_kind ON incidents (type, place_kind, opened_at DESC, incident_id, state)
  WHERE place_kind IS NOT NULL;
CREATE INDEX incidents_by_place_camera ON incidents (type, place_camera, opened_at DESC, incident_id, state)
  WHERE place_camera IS NOT NULL;
CREATE INDEX incidents_by_place_region ON incidents (type, place_region, opened_at DESC, incident_id, state)
  WHERE place_region IS NOT NULL;

ALTER TABLE incident_events ADD COLUMN state TEXT AS (document ->> '$.state') VIRTUAL;
DROP INDEX incident_events_by_incident;
CREATE INDEX incident_events_by_incident ON incident_events (incident_id, event_timestamp, incident_event_id);
CREATE INDEX incident_events_by_time ON incident_events (event_timestamp, incident_event_id);
CREATE INDEX incident_events_of_state ON incident_events (state, event_timestamp DESC, incident_event_id);

DROP INDEX recordings_by_camera_and_time;
DROP INDEX recordings_by_time;
CREATE INDEX recordings_of_camera ON recordings (camera_id, started_at DESC, ended_at, recording_id);
CREATE INDEX recordings_by_time ON recordings (started_at DESC, recording_id);
CREATE INDEX recordings_drawn ON recordings (camera_id, started_at) WHERE file IS NULL;
CREATE INDEX recordings_on_disk ON recordings (started_at, ended_at, size_bytes) WHERE file IS NOT NULL;

ANALYZE sqlite_schema;
DELETE FROM sqlite_stat1;
INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
  ('incidents', 'incidents_by_opened', '1000000 1 1'),
  ('incidents', 'incidents_by_updated', '1000000 1 1'),
  ('incidents', 'incidents_by_closed', '600000 1'),
  ('incidents', 'incidents_of_type_by_opened', '1000000 250000 1 1 1'),
  ('incidents', 'incidents_of_type_by_updated', '1000000 250000 1 1 1'),
  ('incidents', 'incidents_of_state_by_opened', '1000000 250000 90000 1 1'),
  ('incidents', 'incidents_of_state_by_updated', '1000000 250000 90000 1 1'),
  ('incidents', 'incidents_open', '50000 12500 5000 1 1'),
  ('incidents', 'incidents_by_severity', '400000 400000 130000 1 1 1'),
  ('incidents', 'incidents_by_title', '1000000 250000 1000 1'),
  ('incidents', 'incidents_by_noted', '300000 300000 1 1'),
  ('incidents', 'incidents_by_noted_span', '100000 100000 1 1 1'),
  ('incidents', 'incidents_by_place_kind', '300000 300000 100000 1 1 1'),
  ('incidents', 'incidents_by_place_camera', '200000 200000 2000 1 1 1'),
  ('incidents', 'incidents_by_place_region', '100000 100000 10000 1 1 1'),
  ('incident_events', 'incident_events_by_incident', '2000000 2 1 1'),
  ('incident_events', 'incident_events_by_time', '2000000 1 1'),
  ('incident_events', 'incident_events_of_state', '2000000 200000 1 1'),
  ('recordings', 'recordings_of_camera', '1000000 10000 1 1 1'),
  ('recordings', 'recordings_by_time', '1000000 100 1'),
  ('recordings', 'recordings_by_end', '1000000 100'),
  ('recordings', 'recordings_drawn', '400000 4000 1'),
  ('recordings', 'recordings_on_disk', '800000 100 1 1');
ANALYZE sqlite_schema;
`,
};
