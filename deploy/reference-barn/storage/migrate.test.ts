import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInHour, secondsInDay } from 'date-fns/constants';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose';
import Libsql from 'libsql';
import { hashPassword } from '../identity/passwords';
import { startProgressWords } from '../start/start-progress';
import { startTestInstance, testPassword } from '../testing/test-instance';
import { databaseFile } from './database';
import { type MigrationProgress, migrations } from './migrate';
import { tallies } from './migrations/0011-tallies';
import { openDatabase } from './open-database';
import { statementsOf } from './statements';

const newest = migrations.length;
const older = migrations.slice(0, -1).map(({ version }) => version);
const startedAt = Date.now() - 26 * millisecondsInHour;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'barnwatch-migrate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Opens the file as it is, whatever its version. */
function raw<Result>(work: (connection: Libsql.Database) => Result): Result {
  const connection = new Libsql(join(folder, databaseFile));
  try {
    return work(connection);
  } finally {
    connection.close();
  }
}

/** A database as the program of an earlier version has left it. */
function leaveAt(version: number): void {
  raw((connection) => {
    for (const migration of migrations.slice(0, version)) connection.exec(migration.sql);
    connection.exec(`PRAGMA user_version = ${version}`);
  });
}

function insert(table: string, row: Readonly<Record<string, string | number | null>>): void {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  raw((connection) =>
    connection.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`).run(Object.values(row)),
  );
}

const incidentId = 'a087eaf3-00b349c9-8706c4eb';
const place = { globalUniqueIdentifier: 'test-barn', realWorldName: 'Test barn' };
const payload = { type: 'health', title: 'Lame pig', description: 'Left hind leg.', severity: 'low', issue: null };
const record = JSON.stringify({ name: 'Pen 1', tags: ['east'], sortPrefix: '01', managed: false });
const source = JSON.stringify({ kind: 'simulated', seed: 7, species: 'pig', animalCount: 3, flooring: 'slatted' });

/** What the first version wrote: somebody signed in, a camera in privacy mode, an open intervention, a colour. */
async function fill(): Promise<{ refreshToken: string }> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  insert('signing_keys', { key_id: kid, private_key: JSON.stringify(jwk), created_at: startedAt });
  const account = { account_id: 'account-manager' };
  insert('accounts', { ...account, display_name: 'Manager', created_at: startedAt });
  insert('username_logins', { username: 'manager', ...account, password_hash: await hashPassword(testPassword) });
  for (const permission of ['cameras.view', 'incidents.view', 'incidents.manage', 'regions.view'])
    insert('account_permissions', { ...account, permission });
  const iat = Math.floor(startedAt / 1_000);
  const exp = iat + 30 * secondsInDay;
  const jti = randomUUID();
  const token = { token_id: jti, family_id: randomUUID(), ...account, issued_at_s: iat, expires_at_s: exp };
  insert('refresh_tokens', token);
  insert('cameras', { camera_id: 'pen-01', document: record, source, configured_source: source });
  insert('privacy_spans', { camera_id: 'pen-01', started_at: startedAt, ends_at: null });
  const shared = { incidentId, state: 'actionRequired', identifier: 'made-by-a-client', ...place };
  const incident = {
    ...{ ...shared, type: 'barnIntervention', openedAt: startedAt, lastUpdated: startedAt, closedAt: null },
    ...{ messagePayload: payload, barnName: 'test-barn', isPublicOpen: true },
  };
  const times = { opened_at: startedAt, last_updated: startedAt };
  const { identifier, type, state } = incident;
  insert('incidents', {
    ...{ incident_id: incidentId, identifier, type, state, ...times },
    document: JSON.stringify(incident),
  });
  const event = {
    ...{ incidentEventId: 'event-1', ...shared, trigger: 'issueDetected', payload },
    ...{ eventTimestamp: startedAt, accountId: 'account-manager', authorName: 'Manager' },
  };
  insert('incident_events', {
    ...{ incident_event_id: 'event-1', incident_id: incidentId, event_timestamp: startedAt },
    document: JSON.stringify(event),
  });
  insert('region_types', { region_type_id: 'lying', color: '#aabbcc' });
  const refreshToken = await new SignJWT({ uid: 'account-manager', refresh: true, iat, exp, jti, iss: 'test-barn' })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid })
    .sign(privateKey);
  return { refreshToken };
}

const schema = (): readonly unknown[] =>
  raw((connection) => connection.prepare('SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name').all())
    // How long the question took.
    .map((row) => ({ ...(row as object), _metadata: undefined }));
const version = (): unknown =>
  raw((connection) => (connection.prepare('PRAGMA user_version').get() as { user_version: number }).user_version);

test('numbers its steps without a gap', () => {
  expect(migrations.map((migration) => migration.version)).toEqual(migrations.map((_, index) => index + 1));
});

test.each(older)('goes on with everything that a program of version %i has left', async (from) => {
  leaveAt(from);
  const { refreshToken } = await fill();
  const barn = await startTestInstance({ dataFolder: folder });
  try {
    const refreshed = await barn.call('POST', 'api/login/refresh', { body: { refreshToken } });
    const token = String(refreshed.body.data?.accessToken);
    expect((await barn.call('GET', 'api/permissions', { token })).body.data?.permissions).toContain('incidents.manage');
    // Signing in by password works as well, beside what was open.
    await barn.signIn('manager');
    const { body: listed } = await barn.call('GET', 'api/cameras', { token });
    expect(listed.data?.cameras).toMatchObject({
      'pen-01': { name: 'Pen 1', tags: ['east'], privacy: { active: true, until: null } },
    });
    const still = await barn.call('GET', 'api/cameras/pen-01/still', { token });
    expect(still.body.error?.code).toBe('camera-in-privacy');
    const { body: types } = await barn.call('GET', 'api/regions/types', { token });
    expect(types.data?.regionTypes).toContainEqual({ regionTypeId: 'lying', color: '#aabbcc' });

    const incidentEventData = { incidentId, identifier: randomUUID(), trigger: 'noIssueDetected', payload };
    const added = await barn.call('POST', 'api/incidentEvents', { token, body: { incidentEventData } });
    expect(added.status).toBe(201);
    const found = await barn.call('POST', 'api/incidents/query', { token, body: {} });
    expect(found.body.data?.incidents).toMatchObject([{ incidentId, state: 'issueResolved', ...place }]);
    const order = [{ field: 'eventTimestamp', direction: 'asc' }];
    const events = await barn.call('POST', 'api/incidentEvents/query', { token, body: { order } });
    expect(events.body.data?.incidentEvents).toMatchObject([
      { trigger: 'issueDetected', authorName: 'Manager' },
      { trigger: 'noIssueDetected', authorName: 'Manager' },
    ]);
  } finally {
    await barn.stop();
  }
  expect(version()).toBe(newest);
});

test('lists a sign-in of before sessions were told, as a session', async () => {
  leaveAt(1);
  const { refreshToken } = await fill();
  const barn = await startTestInstance({ dataFolder: folder });
  try {
    const refreshed = await barn.call('POST', 'api/login/refresh', { body: { refreshToken } });
    const token = String(refreshed.body.data?.accessToken);
    const { body } = await barn.call('GET', 'api/login/sessions', { token });
    expect(body.data?.sessions).toMatchObject([{ createdAt: Math.floor(startedAt / 1_000) * 1_000, current: true }]);
  } finally {
    await barn.stop();
  }
});

test.each(older)('comes from version %i to the schema of a new database', (from) => {
  openDatabase(folder).close();
  const fresh = schema();
  rmSync(join(folder, databaseFile));
  leaveAt(from);
  openDatabase(folder).close();
  expect(schema()).toEqual(fresh);
});

test('counts the recordings of each camera that were listed before anybody counted', () => {
  leaveAt(15);
  raw((connection) => {
    const listed = connection.prepare(
      "INSERT INTO recordings (recording_id, camera_id, started_at, ended_at, document) VALUES (?, ?, 0, 1, '{}')",
    );
    for (const [id, camera] of [
      ['a', 'pen-01'],
      ['b', 'pen-02'],
      ['c', 'pen-01'],
    ])
      listed.run(id, camera);
  });
  const database = openDatabase(folder);
  expect(database.all('SELECT * FROM recording_tally ORDER BY camera_id')).toMatchObject([
    { camera_id: 'pen-01', total: 2 },
    { camera_id: 'pen-02', total: 1 },
  ]);
  database.close();
});

test('says what it does and how far it is, before each statement; a new one and one that is up to date have nothing to say', () => {
  leaveAt(8);
  const told: MigrationProgress[] = [];
  openDatabase(folder, (progress) => told.push(progress)).close();
  expect(told.map(({ step }) => step)).toEqual(told.map((_, index) => index + 1));
  expect(new Set(told.map(({ of }) => of))).toEqual(new Set([told.length]));
  expect(told.map(({ table }) => table)).toEqual(
    expect.arrayContaining(['incidents', 'incident_events', 'recordings']),
  );
  expect(told.at(-1)?.table).toBe('refresh_tokens');
  // Some statements drop an index, or are about the whole.
  expect(told.filter(({ table }) => table !== null).length).toBeGreaterThan(told.length / 2);
  expect(startProgressWords({ doing: 'upgrading', step: 3, of: 41, table: 'incident_events' })).toBe(
    'brings its data (incident events) to the form of this version, step 3 of 41',
  );
  told.length = 0;
  rmSync(join(folder, databaseFile));
  openDatabase(folder, (progress) => told.push(progress)).close();
  openDatabase(folder, (progress) => told.push(progress)).close();
  expect(told).toEqual([]);
});

test('a migration is taken statement by statement, each trigger as one', () => {
  for (const { sql } of migrations)
    expect(statementsOf(sql).join('\n').replaceAll(/\s+/g, ' ')).toBe(sql.trim().replaceAll(/\s+/g, ' '));
  const triggers = statementsOf(tallies.sql).filter((statement) => statement.startsWith('CREATE TRIGGER'));
  expect(triggers).toHaveLength(6);
  expect(triggers.every((statement) => statement.endsWith('END;'))).toBe(true);
});

test('leaves a database alone that a newer program has written', async () => {
  openDatabase(folder).close();
  raw((connection) => connection.exec(`PRAGMA user_version = ${newest + 1}`));
  const before = schema();
  await expect(startTestInstance({ dataFolder: folder })).rejects.toThrow('start the newer program');
  expect([version(), schema()]).toEqual([newest + 1, before]);
});

test('leaves nothing of a step that fails half-way, and takes it again', async () => {
  leaveAt(1);
  await fill();
  // What a disk that is full or a hand that helped may leave in the way of the second step.
  raw((connection) => connection.exec('CREATE TABLE artifacts (id TEXT)'));
  const before = schema();
  expect(() => openDatabase(folder)).toThrow('artifacts');
  expect([version(), schema()]).toEqual([1, before]);
  raw((connection) => connection.exec('DROP TABLE artifacts'));
  const database = openDatabase(folder);
  expect(database.first('SELECT count(*) AS incidents FROM incidents')).toMatchObject({ incidents: 1 });
  database.close();
  expect(version()).toBe(newest);
});
