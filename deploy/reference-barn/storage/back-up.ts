import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { databaseFile } from './database';
import { privateFileMode, privateFolderMode } from './keep-private';

/**
 * Copies the database of an instance, also while it runs: the copy is what the database was at one moment, in one file.
 * Its secrets are sealed by a key that is not in it.
 * @returns the copy's path
 * @throws when there is no database, or a copy is there already: an older backup is never written over
 */
export function backUpDatabase(dataFolder: string, target: string): string {
  const source = join(dataFolder, databaseFile);
  const copy = join(target, databaseFile);
  if (!existsSync(source)) throw new Error(`There is no database at ${source}`);
  if (existsSync(copy)) throw new Error(`${copy} is there already: choose another folder`);
  mkdirSync(target, { recursive: true, mode: privateFolderMode });
  // SQLite fills an empty file that is there, and leaves its mode alone.
  closeSync(openSync(copy, 'wx', privateFileMode));
  const connection = new Libsql(source, { timeout: 5_000 });
  try {
    connection.prepare('VACUUM INTO ?').run(copy);
  } finally {
    connection.close();
  }
  return copy;
}
