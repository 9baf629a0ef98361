import type { Migration } from '../migration';

/** How many incidents and events there are of each kind: counting a million takes longer than reading a page of them. */
export const tallies: Migration = {
  version: 11,
  sql: `
CREATE TABLE incident_tally (
  type TEXT NOT NULL,
  state TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (type, state)
) STRICT, WITHOUT ROWID;
INSERT INTO incident_tally SELECT type, state, count(*) FROM incidents GROUP BY type, state;
CREATE TRIGGER incident_counted AFTER INSERT ON incidents BEGIN
  INSERT INTO incident_tally VALUES (new.type, new.state, 1) ON CONFLICT DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER incident_gone AFTER DELETE ON incidents BEGIN
  UPDATE incident_tally SET total = total - 1 WHERE type = old.type AND state = old.state;
END;
CREATE TRIGGER incident_changed AFTER UPDATE OF type, state ON incidents BEGIN
  UPDATE incident_tally SET total = total - 1 WHERE type = old.type AND state = old.state;
  INSERT INTO incident_tally VALUES (new.type, new.state, 1) ON CONFLICT DO UPDATE SET total = total + 1;
END;

CREATE TABLE incident_event_tally (
  state TEXT PRIMARY KEY,
  total INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO incident_event_tally SELECT coalesce(state, ''), count(*) FROM incident_events GROUP BY 1;
CREATE TRIGGER incident_event_counted AFTER INSERT ON incident_events BEGIN
  INSERT INTO incident_event_tally VALUES (coalesce(new.document ->> '$.state', ''), 1) ON CONFLICT DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER incident_event_gone AFTER DELETE ON incident_events BEGIN
  UPDATE incident_event_tally SET total = total - 1 WHERE state = coalesce(old.document ->> '$.state', '');
END;
CREATE TRIGGER incident_event_changed AFTER UPDATE OF document ON incident_events BEGIN
  UPDATE incident_event_tally SET total = total - 1 WHERE state = coalesce(old.document ->> '$.state', '');
  INSERT INTO incident_event_tally VALUES (coalesce(new.document ->> '$.state', ''), 1) ON CONFLICT DO UPDATE SET total = total + 1;
END;
`,
};
