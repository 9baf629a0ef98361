import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStoredTickets } from '../identity/stored-tickets';
import { createTickets } from '../identity/tickets';
import { createMailBox } from '../mail/mail-box';
import { readConnectionSettings } from '../storage/postgresql/connection-settings';
import { openPostgresql } from '../storage/postgresql/open-postgresql';
import { type PostgresqlCluster, startPostgresqlCluster } from '../testing/postgresql-cluster';
import { postgresqlInput } from '../testing/postgresql-input';
import { startTestInstance, type TestInstance, testAccount, testPassword } from '../testing/test-instance';

// What one copy of a senator is told, the other knows.

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-shared-state-'));
let cluster: PostgresqlCluster;
let one: TestInstance;
let other: TestInstance;
let open: () => ReturnType<typeof openPostgresql>;

beforeAll(async () => {
  cluster = await startPostgresqlCluster();
  const input = postgresqlInput(cluster, 'shared_state', folder);
  open = () =>
    openPostgresql(readConnectionSettings({ statementTimeoutMs: 3_000, tls: 'none', ...input.postgresql }, {}));
  const start = () =>
    startTestInstance({
      role: 'senator',
      accounts: ['anna', 'bert', 'carla'].map((name) => testAccount(name, ['*'])),
      ...input,
    });
  // At the same time, over an empty database.
  [one, other] = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()]);
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

const attempt = async (at: TestInstance, password: string): Promise<number> =>
  (await at.call('POST', 'api/auth/usernamePassword/login', { body: { username: 'bert', password } })).status;
const refresh = (at: TestInstance, refreshToken: string) =>
  at.call('POST', 'api/login/refresh', { body: { refreshToken } });

test('who has signed in at one is known at the other, and signed out there everywhere', async () => {
  const first = await one.signIn('anna');
  const answer = await refresh(other, first);
  const successor = String(answer.body.data?.refreshToken ?? first);
  const token = String(answer.body.data?.accessToken);
  expect((await one.call('GET', 'api/permissions', { token })).status).toBe(200);
  await other.call('DELETE', `api/login/${successor}`);
  expect((await one.call('GET', 'api/permissions', { token })).status).toBe(401);
  expect((await refresh(one, successor)).status).toBe(403);
});

test('a right that is taken at one is gone at the other with the next call', async () => {
  const anna = await one.access('anna');
  const carla = await other.access('carla');
  const path = 'api/authorization/delete_permission/data.view/from_user/account-carla';
  expect((await one.call('DELETE', path, { token: anna })).status).toBe(200);
  const own = await other.call('GET', 'api/permissions', { token: carla });
  expect(own.body.data?.permissions).not.toContain('data.view');
});

test('guessing at both in turn is guessing ten times a minute all the same', async () => {
  const seen: number[] = [];
  for (let count = 0; count < 12; count += 1) seen.push(await attempt(count % 2 === 0 ? one : other, 'wrong'));
  expect(seen).toEqual([...Array<number>(10).fill(401), 429, 429]);
  for (const at of [one, other]) at.advance(61_000);
  expect(await attempt(other, testPassword)).toBe(200);
});

test('of two that use a ticket at once one is let in, as with tickets in memory', () => {
  const databases = [open(), open()] as const;
  try {
    const [making, using] = databases.map((database) => createStoredTickets(database));
    const inMemory = createTickets();
    for (const [maker, user] of [
      [making, using],
      [using, making],
      [inMemory, inMemory],
    ] as const) {
      const holder = { accountId: 'account-anna', sessionId: null, sessionEndsAt: 5 };
      const { ticket } = maker?.create('api/a', holder, 1_000) ?? { ticket: '' };
      expect(user?.use(ticket, 'api/b', 'reader', false, 2_000)).toBeNull();
      expect(user?.use(ticket, 'api/a', 'reader', false, 2_000)).toEqual(holder);
      expect(maker?.use(ticket, 'api/a', 'reader', false, 2_000)).toBeNull();
      expect(maker?.use(ticket, 'api/a', 'stranger', true, 2_000)).toBeNull();
      expect(maker?.use(ticket, 'api/a', 'reader', true, 2_000)).toEqual(holder);
      expect(user?.use(ticket, 'api/a', 'reader', true, 40_000)).toBeNull();
    }
  } finally {
    for (const database of databases) database.close();
  }
});

test('a mail is taken by one copy, and by another only when nothing has become of it', () => {
  const databases = [open(), open()] as const;
  try {
    const [box, second] = databases.map((database) => createMailBox(database, { sends: true, keeps: false }));
    box?.add({ recipient: 'a@barn.example', subject: 'S', body: 'B' }, 1_000);
    const taken = box?.takeDue(1_000);
    expect(taken?.recipient).toBe('a@barn.example');
    expect(second?.takeDue(1_000)).toBeUndefined();
    expect(second?.takeDue(600_000)?.mailId).toBe(taken?.mailId);
    second?.recordSent(Number(taken?.mailId));
    expect(box?.list()).toEqual([]);
  } finally {
    for (const database of databases) database.close();
  }
});

test('while the database is away every call says so with 503, the probe as well, and then it goes on by itself', async () => {
  await cluster.stop('SIGQUIT');
  const away = await refresh(one, 'x.y.z');
  const seen = await one.call('POST', 'api/auth/usernamePassword/login', {
    body: { username: 'anna', password: testPassword },
  });
  expect([away.status, seen.status, seen.body.error?.code]).toEqual([403, 503, 'unavailable']);
  expect(seen.body.error?.details).toEqual({ reason: 'database-away' });
  expect((await one.call('GET', 'api/p')).headers.get('x-database')).toBe('away');
  await cluster.start();
  for (
    let tries = 0;
    (await one.call('GET', 'api/p')).headers.get('x-database') !== 'ok' && tries < 10_000;
    tries += 1
  );
  expect(await one.access('anna')).toMatch(/\./);
});
