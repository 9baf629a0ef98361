import { join } from 'node:path';
import Libsql from 'libsql';
import { databaseFile } from '../storage/database';
import { openDatabase } from '../storage/open-database';
import { formerHash } from '../testing/former-hash';
import { startTestInstance, type TestInstance, testAccount, testPassword } from '../testing/test-instance';
import { createAccounts } from './accounts';

let barn: TestInstance;
beforeEach(async () => {
  barn = await startTestInstance({ accounts: [testAccount('manager', [])] });
});
afterEach(() => barn.stop());

/** Reads or writes the hash of the only account, as it lies on the disk. */
function stored(hash?: string): string {
  const connection = new Libsql(join(barn.dataFolder, databaseFile), { timeout: 60_000 });
  try {
    if (hash !== undefined) connection.prepare('UPDATE username_logins SET password_hash = ?').run([hash]);
    return (connection.prepare('SELECT password_hash FROM username_logins').get() as { password_hash: string })
      .password_hash;
  } finally {
    connection.close();
  }
}

const signIn = async (password: string) =>
  (await barn.call('POST', 'api/auth/usernamePassword/login', { body: { username: 'manager', password } })).status;

test('the hash of an earlier version is made anew at the first sign-in with the right password, and is good from then on', async () => {
  const old = stored(formerHash(testPassword));
  expect(await signIn('Wrong-2026!')).toBe(401);
  expect(stored()).toBe(old);
  expect(await signIn(testPassword)).toBe(200);
  const made = stored();
  expect(made).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect(await signIn(testPassword)).toBe(200);
  expect(stored()).toBe(made);
  expect(await signIn('Wrong-2026!')).toBe(401);
});

test('a password that was changed while its old hash was being made anew stays changed', () => {
  const database = openDatabase(barn.dataFolder);
  try {
    const accounts = createAccounts(database);
    const stale = accounts.findUsername('manager');
    if (!stale) throw new Error('there is no manager');
    stored('changed');
    accounts.replaceHash(stale, 'made anew');
    expect(stored()).toBe('changed');
    accounts.replaceHash({ ...stale, passwordHash: 'changed' }, 'made anew');
    expect(stored()).toBe('made anew');
  } finally {
    database.close();
  }
});
