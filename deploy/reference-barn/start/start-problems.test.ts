import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { type ConfigurationInput, readConfigurationFile } from '../configuration/read-configuration';
import { startReferenceBarn } from '../start-reference-barn';
import { databaseFile } from '../storage/database';
import { startTestInstance, testAccount, testCamera } from '../testing/test-instance';
import { explainStart } from './explain-start';
import { StartProblem, type StartProblemCode } from './start-problem';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'barnwatch-start-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

async function problemOf(more: Partial<ConfigurationInput> = {}): Promise<StartProblem> {
  const identity = { globalUniqueIdentifier: 'start', name: 'start', realWorldName: 'Start' };
  try {
    const instance = await startReferenceBarn(
      { role: 'barn', identity, listen: { port: 0 }, dataFolder: place, logLevel: 'silent', ...more },
      new AbortController().signal,
    );
    await instance.stop();
  } catch (cause) {
    if (cause instanceof StartProblem) return cause;
    throw cause;
  }
  throw new Error('It started');
}

/** One sentence that says what to do next: no second line, no stack, no class of the program. */
function expectSentence({ code, message }: StartProblem, expected: StartProblemCode, words: string): void {
  expect([code, message]).toEqual([expected, expect.stringContaining(words)]);
  expect(message).toMatch(/^[^\n]+[:;] [^\n]+\.$/);
}

test('F50: a data folder belongs to one instance at a time, and is free again after it', async () => {
  const first = await startTestInstance({ dataFolder: place });
  expectSentence(await problemOf(), 'data-folder-in-use', `uses the data folder ${place}: stop it`);
  // The one that was refused has taken nothing away from the other.
  expect((await first.call('GET', 'api/p')).status).toBe(200);
  expectSentence(await problemOf(), 'data-folder-in-use', place);
  await first.stop();
  await (await startTestInstance({ dataFolder: place })).stop();
});

test('a taken port ends the start, and leaves nothing running', async () => {
  const other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const address = other.address();
  const port = address !== null && typeof address !== 'string' ? address.port : 0;
  const seeds = { accounts: [testAccount('manager', ['*'])], cameras: [testCamera('pen-01')] };
  const problem = await problemOf({ ...seeds, listen: { port } });
  expectSentence(problem, 'port-taken', `Port ${port} of 127.0.0.1 is in use`);
  await new Promise((resolve) => other.close(resolve));
  // The folder was given back.
  await (await startTestInstance({ ...seeds, dataFolder: place, listen: { port } })).stop();
});

test('an address that this machine does not have ends the start', async () => {
  expectSentence(await problemOf({ listen: { host: '192.0.2.1', port: 0 } }), 'address-unknown', '192.0.2.1');
});

test.each<[string, (file: string) => void]>([
  ['is none', (file) => writeFileSync(file, 'no database, but a text of some length. '.repeat(200))],
  ['was cut off', (file) => truncateSync(file, 5 * 4096)],
  ['was written over', (file) => writeFileSync(file, readFileSync(file).fill(7, 4096))],
])('a database that %s ends the start', async (_, damage) => {
  await (await startTestInstance({ dataFolder: place, accounts: [testAccount('manager', ['*'])] })).stop();
  damage(join(place, databaseFile));
  expectSentence(await problemOf(), 'database-damaged', 'put the newest backup in its place');
});

test('a database that another program keeps locked ends the start', async () => {
  const other = new Libsql(join(place, databaseFile));
  other.exec('BEGIN EXCLUSIVE');
  expectSentence(await problemOf(), 'database-locked', 'close it');
  other.close();
});

test.each<[string, () => string]>([
  ['is a file', () => join(place, 'file')],
  ['lies below a file', () => join(place, 'file', 'data')],
])('a data folder that %s ends the start', async (_, folder) => {
  writeFileSync(join(place, 'file'), '');
  expectSentence(await problemOf({ dataFolder: folder() }), 'data-folder-closed', 'name another one as dataFolder');
});

test('a database that is a folder ends the start', async () => {
  mkdirSync(join(place, databaseFile));
  expectSentence(await problemOf(), 'data-folder-closed', 'give it to the account');
});

test.each<[string, Partial<ConfigurationInput>]>([
  ['licence', { eula: { version: '1', file: '/nowhere/eula.md' } }],
  [
    'picture',
    { identity: { globalUniqueIdentifier: 'a', name: 'a', realWorldName: 'A', imageFile: '/nowhere/barn.png' } },
  ],
])('a %s that is not there ends the start', async (_, more) => {
  expectSentence(await problemOf(more), 'file-unreadable', '/nowhere/');
});

test('a configuration that is not there, or is a folder, is told by its name', () => {
  const problemWith = (file: string): unknown => {
    try {
      return readConfigurationFile(file);
    } catch (cause) {
      return cause;
    }
  };
  const missing = problemWith(join(place, 'barn.json')) as StartProblem;
  expectSentence(missing, 'configuration-unreadable', `${join(place, 'barn.json')} cannot be read (ENOENT): write it`);
  expectSentence(problemWith(place) as StartProblem, 'configuration-unreadable', '(EISDIR)');
  expect(existsSync(join(place, 'barn.json'))).toBe(false);
});

// What a test cannot bring about on every machine, such as a full disk, as the system and SQLite tell it.
test.each<[StartProblemCode, object]>([
  ['disk-full', { code: 'ENOSPC', path: '/data/barn.sqlite' }],
  ['disk-full', { code: 'SQLITE_FULL' }],
  ['disk-failing', { code: 'SQLITE_IOERR_READ' }],
  ['disk-failing', { code: 'EIO', path: '/data/recordings' }],
  ['data-folder-closed', { code: 'EROFS', path: '/data' }],
  ['data-folder-closed', { code: 'EACCES', path: '/data/barn.sqlite' }],
  ['data-folder-closed', { code: 'SQLITE_READONLY_DIRECTORY' }],
  ['database-locked', { code: 'SQLITE_BUSY_RECOVERY' }],
  ['port-closed', { code: 'EACCES', syscall: 'listen' }],
  ['address-unknown', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }],
  ['file-unreadable', { code: 'EACCES', path: '/database/eula.md' }],
])('%s is what %j means', (code, fault) => {
  const listen = { host: '127.0.0.1', port: 80, trustedProxies: [] };
  const problem = explainStart(Object.assign(new Error('words of a program'), fault), { dataFolder: '/data', listen });
  expect(problem.message).not.toContain('words of a program');
  expectSentence(problem, code, '');
});

test('what a part of the instance says in a sentence of its own is passed on', () => {
  const listen = { host: '127.0.0.1', port: 80, trustedProxies: [] };
  const problem = explainStart(new Error('The key is missing: put it there.'), { dataFolder: '/data', listen });
  expectSentence(problem, 'refused', 'The key is missing');
});
