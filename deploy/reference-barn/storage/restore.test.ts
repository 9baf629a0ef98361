import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Libsql from 'libsql';
import type { ConfigurationInput } from '../configuration/read-configuration';
import { intervention } from '../testing/incident-barn';
import { startTestInstance, type TestInstance, testAccount } from '../testing/test-instance';
import { backUpDatabase } from './back-up';
import { openDatabase } from './open-database';
import { openVault, usualKeyFile, type VaultPlaces } from './open-vault';
import { restoreDatabase } from './restore';

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-restore-'));
afterAll(() => rmSync(folder, { recursive: true }));
const accounts = [testAccount('manager', ['*'])];

/** A command as the guide tells it. */
async function command(program: 'back-up' | 'restore', ...words: readonly string[]): Promise<string> {
  const file = fileURLToPath(new URL(`../${program}.ts`, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', file, ...words]);
  return stdout;
}

function configurationOf(dataFolder: string): string {
  const configuration: ConfigurationInput = {
    role: 'barn',
    identity: { globalUniqueIdentifier: 'test-barn', name: 'test-barn', realWorldName: 'Test barn' },
    dataFolder,
  };
  const file = join(folder, `${dataFolder.replaceAll('/', '_')}.json`);
  writeFileSync(file, JSON.stringify(configuration));
  return file;
}

async function open(barn: TestInstance, token: string, identifier: string): Promise<string> {
  const { status } = await barn.call('POST', 'api/incidents/', {
    token,
    body: {
      incidentData: { type: 'barnIntervention', identifier, trigger: 'issueDetected', payload: intervention },
    },
  });
  expect(status).toBe(201);
  return identifier;
}

async function identifiersOf(barn: TestInstance): Promise<readonly string[]> {
  const token = await barn.access('manager');
  const { body } = await barn.call('POST', 'api/incidents/query', { token, body: { limit: 1000 } });
  const incidents = (body.data?.incidents ?? []) as readonly { readonly identifier: string }[];
  return incidents.map(({ identifier }) => identifier);
}

test('one command backs up an instance that is being written to, another one restores it elsewhere', async () => {
  const running = await startTestInstance({ accounts, dataFolder: join(folder, 'running') });
  const token = await running.access('manager');
  const before: string[] = [];
  for (let index = 0; index < 20; index += 1) before.push(await open(running, token, `before-${index}`));
  let copied = false;
  const backedUp = command(
    'back-up',
    '--configuration',
    configurationOf(running.dataFolder),
    '--to',
    join(folder, 'b'),
  );
  const writing = (async () => {
    for (let index = 0; !copied; index += 1) await open(running, token, `meanwhile-${index}`);
  })();
  await backedUp.finally(() => {
    copied = true;
  });
  await writing;
  const key = join(running.dataFolder, usualKeyFile);
  await running.stop();

  // Another machine: the key comes from where it was kept apart.
  const dataFolder = join(folder, 'elsewhere');
  mkdirSync(dataFolder, { mode: 0o700 });
  cpSync(key, join(dataFolder, usualKeyFile));
  await command('restore', '--configuration', configurationOf(dataFolder), '--from', join(folder, 'b'));
  expect(statSync(join(dataFolder, 'barn.sqlite')).mode & 0o077).toBe(0);
  const restored = await startTestInstance({ dataFolder });
  const found = await identifiersOf(restored);
  await restored.stop();
  expect(found).toEqual(expect.arrayContaining(before));
  // What came meanwhile is there up to one moment, without a gap.
  const meanwhile = found.filter((name) => name.startsWith('meanwhile'));
  expect(new Set(meanwhile)).toEqual(new Set(meanwhile.map((_, index) => `meanwhile-${index}`)));
});

describe('a restore that is refused changes nothing', () => {
  let places: VaultPlaces;
  let backup: string;
  let number = 0;
  beforeEach(() => {
    number += 1;
    const dataFolder = join(folder, `data-${number}`);
    places = { dataFolder, keyFile: null, environment: {} };
    // Opened in another place: libsql lets a file go only when its statements are collected.
    const made = join(folder, `made-${number}`);
    const database = openDatabase(made);
    openVault(database, { ...places, dataFolder: made });
    database.close();
    backup = join(folder, `backup-${number}`);
    backUpDatabase(made, backup);
    cpSync(backup, dataFolder, { recursive: true });
    cpSync(join(made, usualKeyFile), join(dataFolder, usualKeyFile));
  });
  const restore = (replace = true) => restoreDatabase({ backup, places, replace, nowMs: 7 });
  const files = (): readonly string[] => readdirSync(places.dataFolder).toSorted();

  test('where a database is, unless it may give way; it is kept', () => {
    const before = files();
    expect(() => restore(false)).toThrow('add --replace');
    expect(files()).toEqual(before);
    expect(restore()).toBe(join(places.dataFolder, 'barn.sqlite.replaced-7'));
    expect(files()).toEqual([...before, 'barn.sqlite.replaced-7'].toSorted());
    openDatabase(places.dataFolder).close();
  });

  test('while an instance runs on the data folder', () => {
    const database = openDatabase(places.dataFolder);
    expect(() => restore()).toThrow('stop the instance first');
    expect(database.first('SELECT 1 AS answers')).toMatchObject({ answers: 1 });
    database.close();
  });

  test('without the key, or with that of another database', () => {
    rmSync(join(places.dataFolder, usualKeyFile));
    expect(() => restore()).toThrow('The key to the secrets of this database is missing');
    writeFileSync(join(places.dataFolder, usualKeyFile), Buffer.alloc(32, 1).toString('base64'));
    const before = files();
    expect(() => restore()).toThrow('sealed by another key');
    expect(files()).toEqual(before);
  });

  test('from a backup that is damaged, missing or of a newer program', () => {
    const before = files();
    const file = join(backup, 'barn.sqlite');
    const connection = new Libsql(file);
    connection.exec('PRAGMA user_version = 9999');
    connection.close();
    expect(() => restore()).toThrow('use the newer program');
    writeFileSync(file, 'no database at all, but longer than the head of one is: '.repeat(20));
    expect(() => restore()).toThrow('take an older backup');
    rmSync(file);
    expect(() => restore()).toThrow('There is no backup');
    expect(files()).toEqual(before);
  });

  test('and one in place of a database that cannot be read any more succeeds', () => {
    writeFileSync(join(places.dataFolder, 'barn.sqlite'), 'damaged '.repeat(200));
    expect(restore()).not.toBeNull();
    openDatabase(places.dataFolder).close();
    expect(existsSync(join(places.dataFolder, 'barn.sqlite'))).toBe(true);
  });
});
