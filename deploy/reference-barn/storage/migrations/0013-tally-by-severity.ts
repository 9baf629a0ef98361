import type { Migration } from '../migration';

const severityOf = (row: 'new' | 'old'): string => `${row}.document ->> '$.messagePayload.severity'`;
const addNew = `INSERT INTO incident_tally VALUES (new.type, new.state, ${severityOf('new')}, 1)
    ON CONFLICT DO UPDATE SET total = total + 1;`;
const takeOld = `UPDATE incident_tally SET total = total - 1
    WHERE type = old.type AND state = old.state AND ifnull(severity, char(0)) = ifnull(${severityOf('old')}, char(0));`;

/** Interventions are listed by severity, too: of 450,000 of them the number alone took most of the time of a page. */
export const tallyBySeverity: Migration = {
  version: 13,
  sql: `
DROP TRIGGER incident_counted;
DROP TRIGGER incident_gone;
DROP TRIGGER incident_changed;
DROP TABLE incident_tally;
CREATE TABLE incident_tally (
  type TEXT NOT NULL,
  state TEXT NOT NULL,
  severity TEXT,
  total INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX incident_tally_kinds ON incident_tally (type, state, ifnull(severity, char(0)));
INSERT INTO incident_tally SELECT type, state, severity, count(*) FROM incidents GROUP BY type, state, severity;
CREATE TRIGGER incident_counted AFTER INSERT ON incidents BEGIN
  ${addNew}
END;
CREATE TRIGGER incident_gone AFTER DELETE ON incidents BEGIN
  ${takeOld}
END;
CREATE TRIGGER incident_changed AFTER UPDATE OF type, state, document ON incidents BEGIN
  ${takeOld}
  ${addNew}
END;
`,
};
