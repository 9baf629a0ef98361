import type { Migration } from '../migration';

/** When a mapping was last changed, so that of two people nobody overrules the other unseen; and which types are gone. */
export const changedRegions: Migration = {
  version: 12,
  sql: `
ALTER TABLE region_mappings ADD COLUMN last_updated INTEGER NOT NULL DEFAULT 0;

CREATE TABLE removed_region_types (
  region_type_id TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
`,
};
