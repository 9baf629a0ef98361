import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ConfigurationInput } from '../configuration/read-configuration';
import { senatorIdentifier } from '../configuration/senator-identifier';
import { type PostgresqlCluster, startPostgresqlCluster } from '../testing/postgresql-cluster';
import { startedAddress } from '../testing/started-address';

// Two whole programs over one database, as Kubernetes runs them; one dies without a word while everybody is at it.

const program = fileURLToPath(new URL('../main.ts', import.meta.url));
const password = 'Barnwatch-2026!';
const folder = mkdtempSync(join(tmpdir(), 'barnwatch-copies-'));
const people = Array.from({ length: 20 }, (_, index) => `person-${index}@barn.example`);
const signInsEach = 5;
const refreshesEach = 4;
const killAfter = 250;
const longestRetryMs = 60_000;

interface Copy {
  readonly process: ChildProcess;
  readonly address: string;
}

let cluster: PostgresqlCluster;
let copies: readonly Copy[];

async function startCopy(name: string, url: string, key: string): Promise<Copy> {
  const configuration: ConfigurationInput = {
    role: 'senator',
    identity: { globalUniqueIdentifier: senatorIdentifier, name: 'senator', realWorldName: 'Sign-in' },
    listen: { port: 0, trustedProxies: ['127.0.0.1'] },
    dataFolder: join(folder, name),
    postgresql: { tls: 'none' },
    tokens: { refreshTokens: 'single-use' },
    logLevel: 'silent',
    authentication: { usernamePassword: false, emailPassword: true },
    accounts: people.map((email) => ({ displayName: email, email, password, permissions: [] })),
  };
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(configuration));
  const copy = fork(program, ['--configuration', file], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, BARNWATCH_DATABASE_URL: url, BARNWATCH_SECRETS_KEY: key },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return { process: copy, address: await startedAddress(copy) };
}

beforeAll(async () => {
  cluster = await startPostgresqlCluster();
  const url = cluster.createDatabase('senator');
  const key = randomBytes(32).toString('base64');
  // At once, over a database that is empty.
  copies = await Promise.all(['one', 'two'].map((name) => startCopy(name, url, key)));
});
afterAll(async () => {
  for (const { process: copy } of copies ?? []) {
    if (copy.exitCode !== null || copy.signalCode !== null) continue;
    const gone = once(copy, 'exit');
    copy.kill('SIGTERM');
    await gone;
  }
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

let answered = 0;
let askedAgain = 0;

/** As the suite's client does: what was not answered is asked again with the same words, at whichever copy answers. */
async function post(person: number, path: string, body: object): Promise<Record<string, string>> {
  const endsAt = performance.now() + longestRetryMs;
  for (let turn = person; performance.now() < endsAt; turn += 1) {
    const copy = copies[turn % copies.length];
    try {
      const response = await fetch(`${copy?.address}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.2.${person}.1` },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      });
      if (response.status !== 503) {
        expect([path, response.status]).toEqual([path, 200]);
        answered += 1;
        if (answered === killAfter) copies[0]?.process.kill('SIGKILL');
        return ((await response.json()) as { data: Record<string, string> }).data;
      }
    } catch (cause) {
      if (cause instanceof Error && 'matcherResult' in cause) throw cause;
    }
    askedAgain += 1;
    await delay(20);
  }
  throw new Error('No copy answers');
}

async function live(email: string, person: number): Promise<readonly string[]> {
  const held: string[] = [];
  while (held.length < signInsEach) held.push(await signIn(email, person));
  return held;
}

async function signIn(email: string, person: number): Promise<string> {
  let { refreshToken = '' } = await post(person, 'api/auth/emailPassword/login', { email, password });
  for (let count = 0; count < refreshesEach; count += 1) {
    // Some go to one, some to the other, and sometimes to both in turn.
    const fresh = await post(person + (count % 3), 'api/login/refresh', { refreshToken });
    refreshToken = String(fresh.refreshToken);
  }
  return refreshToken;
}

const count = (sql: string): number => Number(cluster.query('senator', `SELECT count(*) FROM ${sql}`));

test('of two senators on one PostgreSQL one is killed in the middle of 500 sign-ins and refreshes: nobody is signed out, nothing happens twice', async () => {
  expect(count('signing_keys')).toBe(1);
  expect(count('accounts')).toBe(people.length);
  const held = (await Promise.all(people.map(live))).flat();
  expect(copies[0]?.process.signalCode).toBe('SIGKILL');
  expect(held).toHaveLength(people.length * signInsEach);
  expect(answered).toBe(held.length * (1 + refreshesEach));
  expect(askedAgain).toBeGreaterThan(0);

  // Everybody is signed in: what they hold is good at the copy that is left.
  const again = await Promise.all(
    held.map((refreshToken, person) => post(person, 'api/login/refresh', { refreshToken })),
  );
  expect(new Set(again.map(({ refreshToken }) => refreshToken)).size).toBe(held.length);
  // No sign-in was taken for copied, every token has one successor at most, and every sign-in one token that is next.
  expect(count('refresh_tokens WHERE revoked_at IS NOT NULL')).toBe(0);
  expect(
    count(
      '(SELECT 1 FROM refresh_tokens GROUP BY successor_id HAVING count(*) > 1 AND successor_id IS NOT NULL) AS twice',
    ),
  ).toBe(0);
  expect(
    count(
      '(SELECT 1 FROM refresh_tokens GROUP BY family_id HAVING count(*) FILTER (WHERE used_at IS NULL) <> 1) AS torn',
    ),
  ).toBe(0);
  // A sign-in whose answer died with its copy has left one behind that nobody holds: never more than were asked again.
  const sessions = count('sessions');
  expect(sessions).toBeGreaterThanOrEqual(held.length);
  expect(sessions).toBeLessThanOrEqual(held.length + askedAgain);
});
