import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConfigurationInput } from '../configuration/read-configuration';
import { readConnectionSettings, urlVariable } from '../storage/postgresql/connection-settings';
import { openPostgresql } from '../storage/postgresql/open-postgresql';
import { type PostgresqlCluster, startPostgresqlCluster } from '../testing/postgresql-cluster';
import { postgresqlInput } from '../testing/postgresql-input';
import { startTestInstance, testAccount } from '../testing/test-instance';

// What docs/operate.md tells of a senator in copies.

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-operation-'));
const certificate = join(folder, 'ca.crt');
const key = join(folder, 'ca.key');
let cluster: PostgresqlCluster;

beforeAll(async () => {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate, ...subject],
    { stdio: 'ignore' },
  );
  cluster = await startPostgresqlCluster([], { certificate: readFileSync(certificate), key: readFileSync(key) });
});
afterAll(async () => {
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

const senator = (more: Partial<ConfigurationInput>) =>
  startTestInstance({ role: 'senator', accounts: [testAccount('anna', ['*'])], ...more });

test('a dump that was made while it runs, restored into another database, keeps everybody signed in, by the same key only', async () => {
  const input = postgresqlInput(cluster, 'before', folder);
  const first = await senator(input);
  const refreshToken = await first.signIn('anna');
  const reach = ['-h', cluster.socketFolder, '-p', String(cluster.port), '-U', 'barnwatch'];
  const dump = join(folder, 'senator.dump');
  const run = (program: string, words: readonly string[]): Buffer =>
    execFileSync(join(cluster.programs, program), [...reach, ...words], { ...cluster.identity, cwd: '/' });
  writeFileSync(dump, run('pg_dump', ['--format=custom', 'before']));
  if (cluster.identity.uid !== undefined) for (const place of [folder, dump]) chownSync(place, cluster.identity.uid, 0);
  await first.stop();
  const after = postgresqlInput(cluster, 'after', folder);
  run('pg_restore', ['--no-owner', '--role=barnwatch', '--dbname=after', dump]);
  await expect(senator(after)).rejects.toThrow('sealed by another key');
  const second = await senator({ ...after, secretsKeyFile: input.secretsKeyFile });
  const answer = await second.call('POST', 'api/login/refresh', { body: { refreshToken } });
  expect(answer.status).toBe(200);
  await second.stop();
});

test('no copy makes a key to the secrets by itself', async () => {
  const { postgresql } = postgresqlInput(cluster, 'keyless', folder);
  await expect(senator({ postgresql })).rejects.toThrow('openssl rand -base64 32');
});

test('what has no PostgreSQL to reach ends with one sentence, and only a senator asks for one', async () => {
  const urlFile = join(folder, 'gone.url');
  writeFileSync(urlFile, 'postgresql://anna:secret@localhost:9/none');
  await expect(startTestInstance({ postgresql: { urlFile, tls: 'none' } })).rejects.toThrow('is for a senator');
  const starting = senator({ postgresql: { urlFile, tls: 'none' } });
  await expect(starting).rejects.toMatchObject({
    code: 'database-away',
    message: expect.not.stringContaining('secret'),
  });
});

test('speaks by TLS with who shows a certificate for the name that is trusted, and with nobody else', () => {
  cluster.createDatabase('by_tls');
  const open = (host: string, certificateAuthorityFile?: string) =>
    openPostgresql(
      readConnectionSettings(
        { tls: 'verified', statementTimeoutMs: 3_000, ...(certificateAuthorityFile && { certificateAuthorityFile }) },
        { [urlVariable]: `postgresql://barnwatch@${host}:${cluster.port}/by_tls` },
      ),
    );
  const database = open('localhost', certificate);
  expect(database.first('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')).toEqual({ ssl: true });
  database.close();
  expect(() => open('localhost')).toThrow('does not answer');
  expect(() => open('127.0.0.1', certificate)).toThrow('does not answer');
});
