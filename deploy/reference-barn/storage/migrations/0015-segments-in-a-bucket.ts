import type { Migration } from '../migration';

/** Where a recorded segment lies: on the disk, in a store, or in both; and what a store has still to remove. */
export const segmentsInABucket: Migration = {
  version: 15,
  sql: `
ALTER TABLE recordings ADD COLUMN store TEXT;
ALTER TABLE recordings ADD COLUMN on_disk INTEGER NOT NULL DEFAULT 1;
ALTER TABLE recordings ADD COLUMN seek_table TEXT;

DROP INDEX recordings_on_disk;
CREATE INDEX recordings_on_disk ON recordings (started_at, size_bytes) WHERE file IS NOT NULL AND on_disk = 1;
CREATE INDEX recordings_waiting ON recordings (started_at, size_bytes) WHERE file IS NOT NULL AND store IS NULL;
CREATE INDEX recordings_stored ON recordings (started_at, size_bytes) WHERE store IS NOT NULL;
CREATE INDEX recordings_in_both ON recordings (started_at) WHERE store IS NOT NULL AND on_disk = 1;
INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
  ('recordings', 'recordings_on_disk', '800000 100 1'),
  ('recordings', 'recordings_waiting', '800000 100 1'),
  ('recordings', 'recordings_stored', '800000 100 1'),
  ('recordings', 'recordings_in_both', '800000 100');

ANALYZE sqlite_schema;

CREATE TABLE store_removals (
  store TEXT NOT NULL,
  file TEXT NOT NULL,
  PRIMARY KEY (store, file)
) STRICT, WITHOUT ROWID;
`,
};
