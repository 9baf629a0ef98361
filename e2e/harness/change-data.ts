import path from 'node:path';
import Libsql from 'libsql';
import { databaseFile } from '../../deploy/reference-barn/storage/database';

/**
 * Changes the data of an instance, by its database.
 *
 * @param isStopped no instance has the data open: then it is left in one file, to be copied. The log beside it would go
 *   with the last connection to it, and that only with the next collection of garbage: while the folder is being copied.
 */
export function changeData(
  dataFolder: string,
  isStopped: boolean,
  changes: readonly ((database: Libsql.Database) => void)[],
): void {
  const database = new Libsql(path.join(dataFolder, databaseFile), { timeout: 30_000 });
  for (const change of changes) change(database);
  if (isStopped) database.exec('PRAGMA journal_mode = DELETE');
  database.close();
}
