import type { Migration } from '../migration';

/** Floor plans below canvases; `unused_since`: when it came, or was last taken off a canvas, ms since 1970 UTC. */
export const canvasPictures: Migration = {
  version: 14,
  sql: `
CREATE TABLE canvas_pictures (
  canvas_picture_id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  unused_since INTEGER NOT NULL,
  jpeg BLOB NOT NULL
) STRICT;
`,
};
