import path from 'node:path';
import Libsql from 'libsql';
import { demoPassword } from '../../deploy/demo/accounts';
import { databaseFile } from '../../deploy/reference-barn/storage/database';
import { hashPassword } from '../../deploy/reference-barn/testing/light-passwords';

/**
 * Gives the accounts of an instance hashes that take no time to check. Right ones take a quarter of a second of a core:
 * hundreds of sign-ins would spend a minute of a test run on them.
 *
 * @param isStopped no instance has the data open: then it is left in one file, to be copied. The log beside it would go
 *   with the last connection to it, and that only with the next collection of garbage: while the folder is being copied.
 */
export async function lightenPasswords(dataFolder: string, isStopped: boolean): Promise<void> {
  const hash = await hashPassword(demoPassword);
  const database = new Libsql(path.join(dataFolder, databaseFile), { timeout: 30_000 });
  for (const table of ['username_logins', 'email_logins'])
    database.prepare(`UPDATE ${table} SET password_hash = ?`).run([hash]);
  if (isStopped) database.exec('PRAGMA journal_mode = DELETE');
  database.close();
}
