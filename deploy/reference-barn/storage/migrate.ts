import type { Database } from './database';
import type { Migration } from './migration';
import { firstTables } from './migrations/0001-first-tables';
import { picturesAndPlaces } from './migrations/0002-pictures-and-places';
import { peopleAndPrograms } from './migrations/0003-people-and-programs';
import { incidentsAndWatchdogs } from './migrations/0004-incidents-and-watchdogs';
import { signIns } from './migrations/0005-sign-ins';
import { picturesAndSpeed } from './migrations/0006-pictures-and-speed';
import { secrets } from './migrations/0007-secrets';
import { detections } from './migrations/0008-detections';
import { listsOfAYear } from './migrations/0009-lists-of-a-year';
import { drawnRecordings } from './migrations/0010-drawn-recordings';
import { tallies } from './migrations/0011-tallies';
import { changedRegions } from './migrations/0012-changed-regions';
import { tallyBySeverity } from './migrations/0013-tally-by-severity';
import { canvasPictures } from './migrations/0014-canvas-pictures';
import { segmentsInABucket } from './migrations/0015-segments-in-a-bucket';
import { recordingTally } from './migrations/0016-recording-tally';
import { accountVersions } from './migrations/0017-account-versions';
import { statementsOf, tableOf } from './statements';

/** Every step of the schema, in order. */
export const migrations: readonly Migration[] = [
  firstTables,
  picturesAndPlaces,
  peopleAndPrograms,
  incidentsAndWatchdogs,
  signIns,
  picturesAndSpeed,
  secrets,
  detections,
  listsOfAYear,
  drawnRecordings,
  tallies,
  changedRegions,
  tallyBySeverity,
  canvasPictures,
  segmentsInABucket,
  recordingTally,
  accountVersions,
];

export const newestSchema = migrations.at(-1)?.version ?? 0;

/** How far the data has been brought to the newest schema. */
export interface MigrationProgress {
  /** The statement that begins, from 1. */
  readonly step: number;
  readonly of: number;
  /** What it is about; null where that has no name. */
  readonly table: string | null;
}

/**
 * Brings the schema to the newest version, each step in a transaction of its own.
 * @param onProgress is told before each statement: one over a year of data takes seconds
 * @throws when the file was written by a newer program: going on would damage it
 */
export function migrate(
  database: Database,
  connection: { exec(sql: string): unknown },
  onProgress: (progress: MigrationProgress) => void,
): void {
  const current = database.first<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
  if (current > newestSchema) {
    throw new Error(
      `The database has schema ${current}, this program knows up to ${newestSchema}: start the newer program.`,
    );
  }
  const due = migrations
    .filter(({ version }) => version > current)
    .map(({ version, sql }) => ({ version, statements: statementsOf(sql) }));
  const of = due.reduce((sum, { statements }) => sum + statements.length, 0);
  let step = 0;
  for (const { version, statements } of due) {
    database.inTransaction(() => {
      for (const statement of statements) {
        step += 1;
        // A new database has no data that takes long.
        if (current > 0) onProgress({ step, of, table: tableOf(statement) });
        connection.exec(statement);
      }
      connection.exec(`PRAGMA user_version = ${version}`);
    });
  }
}
