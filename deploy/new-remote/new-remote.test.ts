import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../build/places';
import { nameProblems, type Taken } from './name-problems';
import { registered } from './registered';
import { remoteNames } from './remote-names';
import { takenIn } from './taken';
import { repositoryCopy, runInCopy } from './testing/repository-copy';

const nothing: Taken = { folders: [], workspaces: [], descriptors: [] };

test('a remote is called by its one name, its titles by the name or as is said', () => {
  expect(remoteNames('mf-herd-health')).toEqual({
    remote: 'mf-herd-health',
    screenFolder: 'herd-health',
    component: 'HerdHealthScreen',
    textKey: 'herdHealth',
    route: '/dashboard/:barnId/herd-health',
    titles: { en: 'Herd health', de: 'Herd health' },
  });
  expect(remoteNames('mf-feeding', { en: ' ', de: 'Fütterung ' }).titles).toEqual({ en: 'Feeding', de: 'Fütterung' });
});

test.each(['mf-feeding', 'mf-herd-health', 'mf-barn2'])('%s is a name for a remote', (name) => {
  expect(nameProblems(remoteNames(name), nothing)).toEqual([]);
});

test.each([
  'feeding',
  'mf-',
  'mf-Feeding',
  'mf-fütterung',
  'mf-a--b',
  'mf-a-',
  'mf-2nd',
  'mf-../x',
  `mf-${'a'.repeat(40)}`,
])('%s is none, and one sentence says why', (name) => {
  expect(nameProblems(remoteNames(name), nothing)).toEqual([expect.stringMatching(/^.+"?.*\.$/)]);
});

test('a name that is taken is refused: a folder, a workspace, an address, an entry of the navigation', async () => {
  const taken = await takenIn(repository);
  const problems = (name: string) => nameProblems(remoteNames(name), taken);
  expect(problems('mf-cameras')).toEqual(['There is a folder mf-cameras already: nothing is written over it.']);
  expect(nameProblems(remoteNames('mf-gone'), { ...nothing, workspaces: ['mf-gone'] })).toEqual([
    'package.json names mf-gone among its workspaces already, but there is no such folder.',
  ]);
  expect(problems('mf-camera')).toEqual([
    'Its screen would be at /dashboard/:barnId/camera, where mf-cameras has /dashboard/:barnId/camera.',
    "Its entry in the navigation would be 'camera', which mf-cameras has already.",
  ]);
  expect(problems('mf-feeding')).toEqual([]);
});

test('the new name is the only thing that changes in the files that name the remotes', () => {
  const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
  const before = {
    'package.json': read('package.json'),
    'package-lock.json': read('package-lock.json'),
    'tsconfig.json': read('tsconfig.json'),
  };
  const manifest = { name: '@barnwatch/mf-feeding', version: '0.1.0', license: 'Apache-2.0', dependencies: {} };
  const after = registered(before, 'mf-feeding', JSON.stringify(manifest));
  expect(added(before['package.json'], after['package.json'])).toEqual(['"mf-feeding",']);
  expect(added(before['tsconfig.json'], after['tsconfig.json']).join(' ')).toMatch(
    /^"path": ".\/mf-feeding" }, {$|^{ "path": ".\/mf-feeding" },$/,
  );
  expect(added(before['package-lock.json'], after['package-lock.json'])).toEqual(
    expect.arrayContaining(['"node_modules/@barnwatch/mf-feeding": {', '"resolved": "mf-feeding",']),
  );
});

test('from nothing to a remote that is checked, linted, tested and built', () => {
  const copy = repositoryCopy();
  try {
    const tool = (name: string) => path.join(repository, 'node_modules', name);
    const made = runInCopy(
      copy,
      ...['--import', 'tsx', 'deploy/new-remote/main.ts', 'mf-herd-health', '--de', 'Gesundheit der Herde'],
    );
    expect([made.ok, made.said]).toEqual([true, expect.stringContaining('new      mf-herd-health/remote.ts')]);
    for (const words of [
      [tool('typescript/bin/tsc'), '-b', 'mf-herd-health'],
      [tool('@biomejs/biome/bin/biome'), 'check', 'mf-herd-health', 'package.json', 'tsconfig.json'],
      [tool('jest/bin/jest.js'), 'mf-herd-health'],
      ['--import', 'tsx', 'deploy/build/main.ts', '--suite', 'suite', 'mf-herd-health'],
    ]) {
      const { ok, said } = runInCopy(copy, ...words);
      expect([words.at(-1), ok, ok ? '' : said]).toEqual([words.at(-1), true, '']);
    }
    const again = runInCopy(copy, '--import', 'tsx', 'deploy/new-remote/main.ts', 'mf-herd-health');
    expect(again).toEqual({
      ok: false,
      said: 'There is a folder mf-herd-health already: nothing is written over it.\n',
    });
  } finally {
    rmSync(copy, { recursive: true });
  }
});

/** Lines that are new, in order; a line that is gone fails. */
function added(before: string, after: string): readonly string[] {
  const waiting = before.split('\n');
  const fresh = after.split('\n').filter((line) => {
    if (line !== waiting[0]) return true;
    waiting.shift();
    return false;
  });
  expect(waiting).toEqual([]);
  return fresh.map((line) => line.trim());
}
