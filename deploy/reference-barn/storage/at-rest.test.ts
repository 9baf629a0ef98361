import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestInstance, testAccount, testCamera } from '../testing/test-instance';
import { backUpDatabase } from './back-up';
import { openDatabase } from './open-database';
import { createVault } from './vault';

const password = 'Pen-Camera-Secret-77';
const url = `rtsp://barn:${password}@127.0.0.1:1/live`;
const parts = {
  accounts: [testAccount('manager', ['*'])],
  cameras: [testCamera('pen-01', { source: { kind: 'rtsp', url } })],
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'barnwatch-rest-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function everythingIn(place: string): readonly string[] {
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const path = join(place, entry.name);
    return entry.isDirectory() ? [path, ...everythingIn(path)] : [path];
  });
}

function openToOthers(place: string): readonly string[] {
  return [place, ...everythingIn(place)].filter((path) => (lstatSync(path).mode & 0o077) !== 0);
}

function filesWith(text: string): readonly string[] {
  return everythingIn(folder).filter((path) => lstatSync(path).isFile() && readFileSync(path).includes(text));
}

test('nobody else can read what an instance stores, also while it runs, nor a backup', async () => {
  const barn = await startTestInstance({ ...parts, dataFolder: join(folder, 'data') });
  const token = await barn.access('manager');
  await barn.call('GET', 'api/cameras', { token });
  expect(everythingIn(join(folder, 'data')).some((path) => path.endsWith('-wal'))).toBe(true);
  backUpDatabase(join(folder, 'data'), join(folder, 'backup'));
  await barn.stop();
  expect(openToOthers(join(folder, 'data'))).toEqual([]);
  expect(openToOthers(join(folder, 'backup'))).toEqual([]);
});

test('what an earlier version has left open is closed at the start', async () => {
  const dataFolder = join(folder, 'data');
  await (await startTestInstance({ ...parts, dataFolder })).stop();
  mkdirSync(join(dataFolder, 'recordings', 'old'));
  writeFileSync(join(dataFolder, 'recordings', 'old', '1-2.mp4'), '');
  writeFileSync(join(dataFolder, 'artifacts', 'old'), '');
  for (const path of everythingIn(dataFolder)) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o644);
  await (await startTestInstance({ ...parts, dataFolder })).stop();
  expect(openToOthers(dataFolder)).toEqual([]);
});

test('the password of a camera and the signing key are nowhere in the clear, also not what an earlier version wrote', async () => {
  const dataFolder = join(folder, 'data');
  await (await startTestInstance({ ...parts, dataFolder })).stop();
  const database = openDatabase(dataFolder);
  database.run(
    'UPDATE cameras SET source = ?, configured_source = ?',
    ...Array(2).fill(JSON.stringify({ kind: 'rtsp', url })),
  );
  const jwk = { kty: 'OKP', crv: 'Ed25519', d: 'EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLE0', x: 'x' };
  database.run('INSERT INTO signing_keys VALUES (?, ?, ?)', 'older', JSON.stringify(jwk), 1);
  database.close();
  expect(filesWith(password)).toHaveLength(1);
  const barn = await startTestInstance({ ...parts, dataFolder });
  expect((await barn.call('GET', 'api/permissions', { token: await barn.access('manager') })).status).toBe(200);
  await barn.stop();
  expect([filesWith(password), filesWith(jwk.d), filesWith('"d":')]).toEqual([[], [], []]);
});

test('without its key, or with another one, a database is refused with a sentence', async () => {
  const dataFolder = join(folder, 'data');
  await (await startTestInstance({ ...parts, dataFolder })).stop();
  const key = join(dataFolder, 'secrets.key');
  const elsewhere = join(folder, 'elsewhere.key');
  writeFileSync(elsewhere, readFileSync(key));
  rmSync(key);
  await expect(startTestInstance({ ...parts, dataFolder })).rejects.toThrow(/key .* is missing: put it at /);
  writeFileSync(key, Buffer.alloc(32, 1).toString('base64'));
  await expect(startTestInstance({ ...parts, dataFolder })).rejects.toThrow('sealed by another key');
  writeFileSync(key, 'short');
  await expect(startTestInstance({ ...parts, dataFolder })).rejects.toThrow('holds no key');
  const moved = await startTestInstance({ ...parts, dataFolder, secretsKeyFile: elsewhere });
  await moved.access('manager');
  await moved.stop();
});

test('what was sealed opens only whole, by the same key, at the same place', () => {
  const vault = createVault(Buffer.alloc(32, 1));
  const sealed = vault.seal('secret', 'here');
  expect(vault.open(sealed, 'here')).toBe('secret');
  expect(vault.seal('secret', 'here')).not.toBe(sealed);
  expect(() => vault.open(sealed, 'there')).toThrow();
  expect(() => createVault(Buffer.alloc(32, 2)).open(sealed, 'here')).toThrow();
  expect(() => vault.open(sealed.slice(0, -4), 'here')).toThrow();
});
