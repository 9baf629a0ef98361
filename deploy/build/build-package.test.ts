import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPackage, type PackageBuild } from './build-package';
import type { CompileOutcome } from './compile';
import { remoteFolder } from './publish-remote';
import type { SuitePackage } from './suite-packages';

/** The builder itself is proven by every suite that is built: here it puts down the one source as it is. */
jest.mock('./compile', () => ({
  compile: async ({ directory }: SuitePackage): Promise<CompileOutcome> => {
    const outputFolder = path.join(directory, 'dist');
    const source = readFileSync(path.join(directory, 'remote.ts'), 'utf8');
    if (source === 'broken') return { ok: false, errors: ['broken'] };
    mkdirSync(outputFolder, { recursive: true });
    for (const file of ['remote.json', 'entry.js', 'index.html', 'shell.json'])
      writeFileSync(path.join(outputFolder, file), source);
    return { ok: true, outputFolder, warnings: [] };
  },
}));

let repository: string;
let suiteFolder: string;
beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'build-package-'));
  suiteFolder = path.join(repository, 'suite');
  for (const folder of ['shared', 'deploy/build', 'deploy/setup/patches', 'mf-cameras', 'shell'])
    mkdirSync(path.join(repository, folder), { recursive: true });
  writeFileSync(path.join(repository, 'rspack.config.base.ts'), '');
  writeFileSync(path.join(repository, 'package-lock.json'), '{"packages":{}}');
  for (const name of ['mf-cameras', 'shell', 'shared'])
    writeFileSync(path.join(repository, name, 'package.json'), '{"version":"1.0.0"}');
});
afterEach(() => rmSync(repository, { recursive: true }));

interface Build {
  readonly source: string;
  readonly version?: string;
  readonly replace?: boolean;
  readonly force?: boolean;
  readonly name?: 'mf-cameras' | 'shell';
}

function build({ source, version = '1.0.0', replace = false, force = false, name = 'mf-cameras' }: Build) {
  const directory = path.join(repository, name);
  writeFileSync(path.join(directory, 'remote.ts'), source);
  const kind = name === 'shell' ? 'shell' : 'remote';
  const places = { repository, suiteFolder, cacheFolder: path.join(repository, 'cache') };
  return buildPackage({ name, kind, directory, version }, places, { force, replace });
}

const published = (version = '1.0.0') =>
  readFileSync(path.join(remoteFolder(suiteFolder, 'mf-cameras', version), 'entry.js'), 'utf8');

test('a version that is published keeps its bytes: another build of it is refused, and says what to do', async () => {
  expect(await build({ source: 'first' })).toMatchObject({ result: 'built' });
  const refused: PackageBuild = {
    result: 'failed',
    errors: [
      `mf-cameras 1.0.0 is published in ${suiteFolder} with other bytes. Give it another version (mf-cameras/package.json, or BARNWATCH_VERSION); --replace overwrites what nobody but you has open.`,
    ],
  };
  expect(await build({ source: 'second' })).toEqual(refused);
  expect(published()).toBe('first');
  // It was not taken as built: the next try is refused as well, also one by force.
  expect(await build({ source: 'second' })).toEqual(refused);
  expect(await build({ source: 'second', force: true })).toEqual(refused);
  expect(published()).toBe('first');
});

test('a published version is overwritten by who says so', async () => {
  await build({ source: 'first' });
  expect(await build({ source: 'second', replace: true })).toMatchObject({ result: 'built' });
  expect(published()).toBe('second');
  expect(await build({ source: 'second' })).toMatchObject({ result: 'unchanged' });
});

test('other bytes under another version are published beside it', async () => {
  await build({ source: 'first' });
  expect(await build({ source: 'second', version: '1.1.0' })).toMatchObject({ result: 'built' });
  expect([published('1.0.0'), published('1.1.0')]).toEqual(['first', 'second']);
});

test('the same bytes are no other build: built by force, or from sources that differ in nothing that is built', async () => {
  await build({ source: 'first' });
  expect(await build({ source: 'first' })).toMatchObject({ result: 'unchanged' });
  expect(await build({ source: 'first', force: true })).toMatchObject({ result: 'built' });
  writeFileSync(path.join(repository, 'shared/note.ts'), '// nothing');
  expect(await build({ source: 'first' })).toMatchObject({ result: 'built' });
  expect(published()).toBe('first');
});

test('a build that fails says its errors and leaves what is published', async () => {
  await build({ source: 'first' });
  expect(await build({ source: 'broken', replace: true })).toEqual({ result: 'failed', errors: ['broken'] });
  expect(published()).toBe('first');
});

test('the shell has one place, which every build of it takes', async () => {
  await build({ source: 'first', name: 'shell' });
  expect(await build({ source: 'second', name: 'shell' })).toMatchObject({ result: 'built' });
  expect(readFileSync(path.join(suiteFolder, 'index.html'), 'utf8')).toBe('second');
});
