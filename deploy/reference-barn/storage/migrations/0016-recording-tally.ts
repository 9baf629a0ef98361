import type { Migration } from '../migration';

/** How many recordings each camera has: counting a year of them took most of the time of a page of their list. */
export const recordingTally: Migration = {
  version: 16,
  sql: `
CREATE TABLE recording_tally (
  camera_id TEXT PRIMARY KEY,
  total INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO recording_tally SELECT camera_id, count(*) FROM recordings GROUP BY camera_id;
CREATE TRIGGER recording_counted AFTER INSERT ON recordings BEGIN
  INSERT INTO recording_tally VALUES (new.camera_id, 1) ON CONFLICT DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER recording_gone AFTER DELETE ON recordings BEGIN
  UPDATE recording_tally SET total = total - 1 WHERE camera_id = old.camera_id;
END;
`,
};
