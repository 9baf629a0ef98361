import type Libsql from 'libsql';
import { demoPassword } from '../../deploy/demo/accounts';
import { hashPassword } from '../../deploy/reference-barn/testing/light-passwords';

/** Gives the accounts of an instance hashes that take no time to check: a test run signs in hundreds of times. */
export async function lightPasswords(): Promise<(database: Libsql.Database) => void> {
  const hash = await hashPassword(demoPassword);
  return (database) => {
    for (const table of ['username_logins', 'email_logins'])
      database.prepare(`UPDATE ${table} SET password_hash = ?`).run([hash]);
  };
}
