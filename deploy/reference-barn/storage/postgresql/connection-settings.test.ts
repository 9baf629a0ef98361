import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConnectionSettings, urlVariable } from './connection-settings';

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-database-url-'));
afterAll(() => rmSync(folder, { recursive: true }));

const usual = { tls: 'verified', statementTimeoutMs: 3_000 } as const;
const read = (url: string, more: object = {}) => readConnectionSettings({ ...usual, ...more }, { [urlVariable]: url });

test('reads an address from the environment, which wins over the file', () => {
  const urlFile = join(folder, 'database.url');
  writeFileSync(urlFile, 'postgresql://a:file@db.example/one\n');
  expect(readConnectionSettings({ ...usual, urlFile }, {})).toMatchObject({
    host: 'db.example',
    port: 5432,
    password: 'file',
  });
  expect(read('postgres://anna:p%40ss@[::1]:6543/two', { urlFile })).toEqual({
    host: '::1',
    port: 6543,
    database: 'two',
    user: 'anna',
    password: 'p@ss',
    tls: { certificateAuthority: null },
    statementTimeoutMs: 3_000,
  });
});

test('reads the folder of a socket', () => {
  expect(read('postgresql:///three?host=/var/run/postgresql&user=anna&port=5433', { tls: 'none' })).toMatchObject({
    host: '/var/run/postgresql',
    port: 5433,
    user: 'anna',
    password: null,
    tls: null,
  });
});

test.each(['', 'secret', 'mysql://anna:secret@db/one', 'postgresql://anna:secret@db', 'postgresql://db/one?x=secret'])(
  'refuses %p without saying what it is',
  (url) => {
    const reading = (): unknown => read(url);
    expect(reading).toThrow(/needs urlFile|holds no address/);
    expect(reading).not.toThrow('secret');
  },
);

test('goes in the clear to this machine only', () => {
  expect(() => read('postgresql://anna:secret@db.example/one', { tls: 'none' })).toThrow('on this machine only');
  expect(read('postgresql://anna:secret@localhost/one', { tls: 'none' }).tls).toBeNull();
});
