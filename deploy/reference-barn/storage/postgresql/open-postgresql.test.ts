import { createAccountVersions } from '../../identity/account-versions';
import { type PostgresqlCluster, startPostgresqlCluster } from '../../testing/postgresql-cluster';
import { readConnectionSettings, urlVariable } from './connection-settings';
import { openPostgresql, type PostgresqlDatabase } from './open-postgresql';

let cluster: PostgresqlCluster;
let database: PostgresqlDatabase;
let url: string;

const settingsOf = (address: string) =>
  readConnectionSettings({ tls: 'none', statementTimeoutMs: 1_000 }, { [urlVariable]: address });
const open = (): PostgresqlDatabase => openPostgresql(settingsOf(url));

beforeAll(async () => {
  cluster = await startPostgresqlCluster();
  url = cluster.createDatabase('door');
  database = open();
});
afterAll(async () => {
  database?.close();
  await cluster.remove();
});

const addAccount = (id: string, name = id): number =>
  database.run(
    'INSERT INTO accounts (account_id, display_name, created_at) VALUES (?, ?, ?)',
    id,
    name,
    4_000_000_000_000,
  );
const accounts = (): readonly string[] =>
  database
    .all<{ account_id: string }>('SELECT account_id FROM accounts ORDER BY account_id')
    .map((row) => row.account_id);

/** A limit, no claim about time: a busy machine is slow, not wrong. */
const longestWaitMs = 120_000;

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
}

/** Asks until it is answered again. */
function untilThere<Result>(ask: () => Result): Result {
  const endsAt = performance.now() + longestWaitMs;
  for (;;) {
    try {
      return ask();
    } catch (cause) {
      if (performance.now() > endsAt) throw cause;
      pause();
    }
  }
}

test('stores what it is given: numbers beyond 32 bits, null, texts of any writing, a NUL as what can be stored', () => {
  expect(addAccount('first', 'Jürgen 猪\0')).toBe(1);
  expect(database.first('SELECT * FROM accounts WHERE account_id = ?', 'first')).toEqual({
    account_id: 'first',
    display_name: 'Jürgen 猪\u{FFFD}',
    created_at: 4_000_000_000_000,
    last_sign_in: null,
  });
  expect(database.first('SELECT count(*) AS count FROM accounts')).toEqual({ count: 1 });
  expect(database.run('DELETE FROM accounts')).toBe(1);
});

test('a transaction is all or nothing, and what is nested joins it', () => {
  const broken = (): void =>
    database.inTransaction(() => {
      addAccount('lost');
      database.inTransaction(() => addAccount('lost too'));
      throw new Error('no');
    });
  expect(broken).toThrow('no');
  expect(accounts()).toEqual([]);
  expect(database.inTransaction(() => addAccount('kept'))).toBe(1);
  expect(accounts()).toEqual(['kept']);
  database.run('DELETE FROM accounts');
});

test('a statement that is refused leaves the connection usable, and a failed transaction is never taken for stored', () => {
  expect(() => database.all('SELECT nonsense')).toThrow('nonsense');
  expect(() =>
    database.inTransaction(() => {
      addAccount('half');
      try {
        database.all('SELECT nonsense');
      } catch {
        // Somebody who goes on regardless.
      }
    }),
  ).toThrow('Rolled back');
  expect(accounts()).toEqual([]);
});

test('of two that both were to be first one is, and the other sees it', () => {
  const other = open();
  try {
    let runs = 0;
    const seen = database.inTransaction(() => {
      runs += 1;
      const known = accounts();
      // The other one comes in between, the first time.
      if (runs === 1) other.run("INSERT INTO accounts VALUES ('race', 'other', 1, NULL)");
      if (known.length === 0) addAccount('race', 'own');
      return known;
    });
    expect([runs, seen]).toEqual([2, ['race']]);
    expect(database.first('SELECT display_name FROM accounts')).toEqual({ display_name: 'other' });
  } finally {
    other.close();
    database.run('DELETE FROM accounts');
  }
});

test('a restarted database is found again, and nothing that was stored is lost', async () => {
  addAccount('before');
  await cluster.stop('SIGQUIT');
  expect(() => untilGone()).toThrow('does not answer');
  await cluster.start();
  expect(untilThere(accounts)).toEqual(['before']);
  expect(database.isThere()).toBe(true);
  database.run('DELETE FROM accounts');
});

/** The connection may not have heard yet of what has happened. */
function untilGone(): void {
  const endsAt = performance.now() + longestWaitMs;
  while (performance.now() < endsAt) {
    accounts();
    pause();
  }
}

test('a database that stalls keeps nobody waiting beyond its limit, and afterwards nobody at all', () => {
  const goOn = cluster.stall();
  try {
    const startedAt = performance.now();
    expect(() => accounts()).toThrow('does not answer');
    const waitedMs = performance.now() - startedAt;
    expect(waitedMs).toBeLessThan(longestWaitMs);
    expect(database.isThere()).toBe(false);
    const nextAt = performance.now();
    for (let attempt = 0; attempt < 20; attempt += 1) expect(() => accounts()).toThrow('does not answer');
    // All of them together take less than the wait of one.
    expect(performance.now() - nextAt).toBeLessThan(waitedMs);
  } finally {
    goOn();
  }
  expect(untilThere(accounts)).toEqual([]);
});

test('a statement that takes too long is given up by the database itself', () => {
  expect(() => database.all('SELECT pg_sleep(10)')).toThrow('takes too long');
  expect(accounts()).toEqual([]);
});

test('a database of a newer program is left alone', () => {
  const newer = cluster.createDatabase('newer');
  openPostgresql(settingsOf(newer)).close();
  cluster.query('newer', 'UPDATE schema_version SET version = 1000');
  expect(() => openPostgresql(settingsOf(newer))).toThrow('start the newer program');
});

test('who is refused is told so at once', () => {
  expect(() => openPostgresql(settingsOf(url.replace('/door?', '/none?')))).toThrow('does not exist');
});

test('raises the number of an account with every write to what it may do and where it is signed in', () => {
  const version = createAccountVersions(database);
  const raisedBy = (sql: string): boolean => {
    const before = version('raised') ?? 0;
    database.run(sql);
    return (version('raised') ?? 0) > before;
  };
  expect(version('raised')).toBeNull();
  expect(raisedBy("INSERT INTO accounts VALUES ('raised', 'Raised', 1, NULL)")).toBe(true);
  expect(raisedBy("INSERT INTO account_permissions VALUES ('raised', 'cameras.view')")).toBe(true);
  expect(raisedBy("DELETE FROM account_permissions WHERE account_id = 'raised'")).toBe(true);
  expect(raisedBy("INSERT INTO account_roles VALUES ('raised', 'base')")).toBe(true);
  expect(raisedBy("DELETE FROM account_roles WHERE account_id = 'raised'")).toBe(true);
  const token =
    "INSERT INTO refresh_tokens (token_id, family_id, account_id, issued_at_s, expires_at_s) VALUES ('t', 'f',";
  expect(raisedBy(`${token} 'raised', 1, 2)`)).toBe(true);
  expect(raisedBy("UPDATE refresh_tokens SET used_at = 1 WHERE token_id = 't'")).toBe(false);
  expect(raisedBy("UPDATE refresh_tokens SET revoked_at = 1 WHERE token_id = 't'")).toBe(true);
  expect(raisedBy("UPDATE accounts SET last_sign_in = 1 WHERE account_id = 'raised'")).toBe(false);
  expect(raisedBy("DELETE FROM accounts WHERE account_id = 'raised'")).toBe(true);
});
