import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from './database';
import { openDatabase } from './open-database';

let folder: string;
let database: Database;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'barnwatch-database-'));
  database = openDatabase(folder);
  database.run('CREATE TABLE kept (id INTEGER PRIMARY KEY, bytes BLOB, words TEXT)');
});

afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

test('a buffer may be the only value', () => {
  expect(database.run('INSERT INTO kept (bytes) VALUES (?)', new Uint8Array([1, 2, 3]))).toBe(1);
  const row = database.first<{ bytes: ArrayBuffer | Uint8Array }>(
    'SELECT bytes FROM kept WHERE bytes = ?',
    Buffer.from([1, 2, 3]),
  );
  expect([...new Uint8Array(row?.bytes ?? [])]).toEqual([1, 2, 3]);
});

test('statements of any number of shapes can be asked', () => {
  database.run('INSERT INTO kept (words) VALUES (?)', 'pen');
  for (let shape = 0; shape < 1_200; shape += 1) {
    expect(
      database.first<{ words: string }>(`SELECT words FROM kept WHERE ${shape} = ${shape} AND words = ?`, 'pen'),
    ).toEqual({ words: 'pen' });
  }
});

test('what fails in a transaction leaves nothing', () => {
  expect(() =>
    database.inTransaction(() => {
      database.run('INSERT INTO kept (words) VALUES (?)', 'gone');
      throw new Error('stopped');
    }),
  ).toThrow('stopped');
  expect(database.all('SELECT * FROM kept')).toEqual([]);
});
