import type { Migration } from '../migration';

/** What detectors have found in the pictures of real cameras. Spans are ten minutes, counted since 1970 UTC. */
export const detections: Migration = {
  version: 8,
  sql: `
CREATE TABLE detected_spans (
  camera_id TEXT NOT NULL,
  span INTEGER NOT NULL,
  looks BLOB NOT NULL,
  PRIMARY KEY (camera_id, span)
) STRICT, WITHOUT ROWID;
CREATE INDEX detected_spans_by_time ON detected_spans (span);

CREATE TABLE detected_cameras (
  camera_id TEXT PRIMARY KEY,
  newest INTEGER NOT NULL,
  sender TEXT NOT NULL,
  labels INTEGER NOT NULL,
  most_animals INTEGER NOT NULL
) STRICT;

CREATE TABLE still_animals (
  camera_id TEXT NOT NULL,
  noticed_at INTEGER NOT NULL,
  x REAL NOT NULL,
  y REAL NOT NULL,
  PRIMARY KEY (camera_id, noticed_at, x, y)
) STRICT, WITHOUT ROWID;

CREATE TABLE detection_batches (
  sender TEXT NOT NULL,
  identifier TEXT NOT NULL,
  taken_at INTEGER NOT NULL,
  taken TEXT NOT NULL,
  PRIMARY KEY (sender, identifier)
) STRICT, WITHOUT ROWID;
CREATE INDEX detection_batches_by_time ON detection_batches (taken_at);
`,
};
