import type { Migration } from '../migration';

/** Pictures attached to incidents; how fast herds moved. Times are ms since 1970 UTC, hours are full ones since then. */
export const picturesAndSpeed: Migration = {
  version: 6,
  sql: `
CREATE TABLE incident_attachments (
  attachment_id TEXT PRIMARY KEY,
  incident_id TEXT NOT NULL REFERENCES incidents ON DELETE CASCADE,
  identifier TEXT NOT NULL UNIQUE,
  document TEXT NOT NULL,
  jpeg BLOB NOT NULL
) STRICT;
CREATE INDEX incident_attachments_by_incident ON incident_attachments (incident_id, attachment_id);

CREATE TABLE speed_hours (
  herd TEXT NOT NULL,
  hour INTEGER NOT NULL,
  speeds BLOB NOT NULL,
  PRIMARY KEY (herd, hour)
) STRICT, WITHOUT ROWID;
`,
};
