import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { databaseFile } from './database';
import { closeFile, privateFolderMode } from './keep-private';
import { newestSchema } from './migrate';
import { openVault, type VaultPlaces } from './open-vault';

export interface Restoring {
  /** The folder that `backUpDatabase` wrote. */
  readonly backup: string;
  readonly places: VaultPlaces;
  /** Whether a database that is there gives way; it is kept beside the new one. */
  readonly replace: boolean;
  readonly nowMs: number;
}

/** What SQLite keeps beside a database while it is open: of another database it would be damage. */
const companions = ['-wal', '-shm'] as const;

/**
 * Puts a backup into the data folder. Everything is looked at first: a backup that is damaged, of a newer program or
 * whose secrets cannot be opened changes nothing.
 * @returns where the database that gave way lies now; null: there was none
 * @throws with what to do
 */
export function restoreDatabase({ backup, places, replace, nowMs }: Restoring): string | null {
  const source = join(backup, databaseFile);
  const target = join(places.dataFolder, databaseFile);
  if (!existsSync(source)) throw new Error(`There is no backup at ${source}`);
  mkdirSync(places.dataFolder, { recursive: true, mode: privateFolderMode });
  const isThere = existsSync(target);
  if (isThere && !replace) {
    throw new Error(`${target} is there already: add --replace to put the backup in its place; it is kept beside it`);
  }
  const arriving = `${target}.restoring`;
  try {
    copyFileSync(source, arriving);
    closeFile(arriving);
    checkBackup(arriving, source, places);
    if (isThere) makeSureOfRest(target);
  } catch (cause) {
    for (const end of ['', ...companions]) rmSync(arriving + end, { force: true });
    throw cause;
  }
  const kept = isThere ? `${target}.replaced-${nowMs}` : null;
  if (kept !== null) renameSync(target, kept);
  for (const end of companions) {
    rmSync(target + end, { force: true });
    rmSync(arriving + end, { force: true });
  }
  renameSync(arriving, target);
  return kept;
}

/** @throws when an instance could not run on it */
function checkBackup(file: string, source: string, places: VaultPlaces): void {
  const connection = openOrSay(file, source);
  try {
    if (pragma(connection, 'integrity_check') !== 'ok') throw new Error(damaged(source));
    const version = Number(pragma(connection, 'user_version'));
    if (version > newestSchema) {
      throw new Error(
        `${source} has schema ${version}, this program knows up to ${newestSchema}: use the newer program`,
      );
    }
    // Before secrets were sealed there was no key.
    const sealed = connection.prepare("SELECT 1 FROM sqlite_master WHERE name = 'secrets_key'").get() !== undefined;
    const first = <Row>(sql: string): Row | undefined => connection.prepare(sql).get() as Row | undefined;
    if (sealed && first('SELECT 1 FROM secrets_key') !== undefined)
      openVault({ first, run: () => 0, isShared: false, inTransaction: (work) => work() }, places);
  } finally {
    connection.close();
  }
}

function openOrSay(file: string, source: string): Libsql.Database {
  const connection = new Libsql(file, { timeout: 5_000 });
  try {
    connection.prepare('SELECT count(*) FROM sqlite_master').get();
    return connection;
  } catch (cause) {
    connection.close();
    throw new Error(damaged(source), { cause });
  }
}

const damaged = (source: string): string => `${source} is damaged, or no database: take an older backup`;

function pragma(connection: Libsql.Database, name: string): unknown {
  const row = connection.prepare(`PRAGMA ${name}`).get() as Readonly<Record<string, unknown>>;
  // Named by itself; the other one is how long it took.
  return row[name.replace(/ .*/, '')];
}

/** Leaving the write-ahead log needs the file for oneself. It also brings everything into the one file that is kept. */
function makeSureOfRest(target: string): void {
  const connection = new Libsql(target, { timeout: 1_000 });
  try {
    if (pragma(connection, 'journal_mode = DELETE') !== 'delete') throw new Error('still in use');
  } catch (cause) {
    // One that cannot be read any more is used by nobody: it is the reason for restoring.
    if (cause instanceof Error && /not a database|malformed/.test(cause.message)) return;
    throw new Error(`${target} is in use: stop the instance first`, { cause });
  } finally {
    connection.close();
  }
}
