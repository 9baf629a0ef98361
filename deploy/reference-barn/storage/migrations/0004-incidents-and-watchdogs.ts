import type { Migration } from '../migration';

/** What a client sent is recognised when it comes again; watchdogs with their checks; how far a demonstration has got. */
export const incidentsAndWatchdogs: Migration = {
  version: 4,
  sql: `
ALTER TABLE incidents ADD COLUMN kept_private INTEGER NOT NULL DEFAULT 0;
ALTER TABLE incident_events ADD COLUMN identifier TEXT;
CREATE UNIQUE INDEX incident_events_by_identifier ON incident_events (identifier);

CREATE TABLE watchdogs (
  watchdog_id TEXT PRIMARY KEY,
  type TEXT NOT NULL UNIQUE,
  last_updated INTEGER NOT NULL,
  document TEXT NOT NULL
) STRICT;

CREATE TABLE watchdog_runs (
  watchdog_id TEXT NOT NULL REFERENCES watchdogs ON DELETE CASCADE,
  started_at INTEGER NOT NULL,
  speed REAL,
  warned INTEGER NOT NULL,
  incident_id TEXT,
  PRIMARY KEY (watchdog_id, started_at)
) STRICT, WITHOUT ROWID;

CREATE TABLE demonstration_progress (
  told_until INTEGER NOT NULL
) STRICT;
`,
};
