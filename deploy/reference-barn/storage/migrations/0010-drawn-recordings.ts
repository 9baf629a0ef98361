import type { Migration } from '../migration';

/** What simulated cameras can no longer draw is found by its time; what a year looks like, closer to a real one. */
export const drawnRecordings: Migration = {
  version: 10,
  sql: `
CREATE INDEX recordings_drawn_by_time ON recordings (started_at) WHERE file IS NULL;
INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES ('recordings', 'recordings_drawn_by_time', '400000 100');
UPDATE sqlite_stat1 SET stat = '400000 100000 30000 1 1 1' WHERE idx = 'incidents_by_severity';
UPDATE sqlite_stat1 SET stat = '2000000 20000 1 1' WHERE idx = 'incident_events_of_state';
ANALYZE sqlite_schema;
`,
};
