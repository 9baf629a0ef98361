import type { Migration } from '../migration';

/**
 * Recordings, fallback stills, artifacts; region specifications and mappings; canvases with configuration documents;
 * counts. Times are ms since 1970 UTC.
 */
export const picturesAndPlaces: Migration = {
  version: 2,
  sql: `
CREATE TABLE recordings (
  recording_id TEXT PRIMARY KEY,
  camera_id TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  ended_at INTEGER NOT NULL,
  size_bytes INTEGER,
  file TEXT UNIQUE,
  document TEXT NOT NULL
) STRICT;
CREATE INDEX recordings_by_camera_and_time ON recordings (camera_id, started_at);
CREATE INDEX recordings_by_time ON recordings (started_at);
CREATE INDEX recordings_by_end ON recordings (ended_at);

CREATE TABLE fallback_stills (
  camera_id TEXT PRIMARY KEY REFERENCES cameras ON DELETE CASCADE,
  captured_at INTEGER NOT NULL,
  jpeg BLOB NOT NULL
) STRICT;

CREATE TABLE artifacts (
  artifact_id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  state TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  stored INTEGER NOT NULL,
  failure TEXT,
  document TEXT NOT NULL
) STRICT;
CREATE INDEX artifacts_by_time ON artifacts (created_at);

CREATE TABLE region_specifications (
  region_specification_id TEXT PRIMARY KEY,
  color TEXT NOT NULL,
  region_type TEXT NOT NULL REFERENCES region_types
) STRICT;

CREATE TABLE region_mappings (
  region_mapping_id TEXT PRIMARY KEY,
  camera_id TEXT NOT NULL,
  region_type TEXT NOT NULL REFERENCES region_types,
  regions TEXT NOT NULL,
  is_new INTEGER NOT NULL,
  auto_generated_mapping_id TEXT,
  replaced_by TEXT
) STRICT;
CREATE UNIQUE INDEX region_mappings_in_force ON region_mappings (camera_id, region_type) WHERE replaced_by IS NULL;

CREATE TABLE camera_canvases (
  camera_canvas_id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  published INTEGER NOT NULL,
  last_updated INTEGER NOT NULL,
  owner_account_id TEXT NOT NULL,
  document TEXT NOT NULL
) STRICT;

CREATE TABLE configuration_documents (
  name TEXT PRIMARY KEY,
  document TEXT NOT NULL
) STRICT;

CREATE TABLE label_hours (
  herd TEXT NOT NULL,
  hour INTEGER NOT NULL,
  counts BLOB NOT NULL,
  PRIMARY KEY (herd, hour)
) STRICT, WITHOUT ROWID;

CREATE TABLE place_counts (
  places TEXT NOT NULL,
  minute INTEGER NOT NULL,
  counts TEXT NOT NULL,
  PRIMARY KEY (places, minute)
) STRICT, WITHOUT ROWID;
`,
};
