import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOf } from '../test/wings/files-of';
import { lockedPackages, readPackageLock } from './locked-packages';
import { repository } from './places';
import { buildTools, sourcesDigest } from './sources-digest';
import { suitePackages } from './suite-packages';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
});
afterEach(() => rmSync(root, { recursive: true }));

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>;
}

const locked = (version: string, ...needs: readonly string[]): Entry => ({
  version,
  integrity: `sha512-${version}`,
  dependencies: Object.fromEntries(needs.map((name) => [name, '*'])),
});

const packages: Readonly<Record<string, Entry>> = {
  shared: { version: '1.0.0', dependencies: { react: '*' } },
  'mf-cameras': { version: '0.1.0', dependencies: { '@barnwatch/shared': '*', player: '*' } },
  'mf-auth': { version: '0.1.0', dependencies: { '@barnwatch/shared': '*', qr: '*' } },
  e2e: { version: '0.1.0' },
  'node_modules/@barnwatch/shared': { resolved: 'shared', link: true },
  'node_modules/react': locked('19.0.0', 'scheduler'),
  'node_modules/scheduler': locked('0.27.0'),
  'node_modules/player': {
    ...locked('1.8.0', 'events'),
    peerDependencies: { codec: '*', extra: '*' },
    peerDependenciesMeta: { extra: { optional: true } },
  },
  'node_modules/player/node_modules/events': locked('3.0.0'),
  'node_modules/events': locked('4.0.0'),
  'node_modules/codec': locked('7.0.0'),
  'node_modules/extra': locked('1.0.0'),
  'node_modules/qr': locked('0.7.0', 'events'),
  'node_modules/@rspack/core': locked('2.2.9', '@rspack/binding'),
  'node_modules/@rspack/binding': locked('2.2.9'),
  'node_modules/@module-federation/enhanced': locked('2.9.2'),
  'node_modules/yaml': locked('2.9.1'),
};

function write(folder: string, file: string, content: object | string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
}

/** A small repository with two remotes. */
function repositoryWith(lock: Readonly<Record<string, Entry>>, folder = path.join(root, 'repository')): string {
  rmSync(folder, { recursive: true, force: true });
  write(folder, 'package.json', { workspaces: ['shared', 'mf-cameras', 'mf-auth', 'e2e'] });
  write(folder, 'package-lock.json', { packages: lock });
  write(folder, 'rspack.config.base.ts', '');
  for (const place of ['shared', 'deploy/build', 'deploy/setup/patches']) write(folder, `${place}/a.ts`, place);
  for (const name of ['mf-cameras', 'mf-auth']) {
    write(folder, `${name}/package.json`, lock[name] ?? {});
    write(folder, `${name}/remote.ts`, '');
  }
  return folder;
}

async function digests(folder: string): Promise<Readonly<Record<string, string>>> {
  const all = suitePackages(folder, {}).map(
    async (one): Promise<[string, string]> => [one.name, await sourcesDigest(one, folder)],
  );
  return Object.fromEntries(await Promise.all(all));
}

/** Which packages are built again when the lock file is another one. */
async function builtAgain(changed: Readonly<Record<string, Entry>>): Promise<readonly string[]> {
  const before = await digests(repositoryWith(packages));
  const after = await digests(repositoryWith(changed));
  return Object.keys(before)
    .filter((name) => before[name] !== after[name])
    .sort();
}

const both = ['mf-auth', 'mf-cameras'];

test.each<[string, readonly string[], Readonly<Record<string, Entry>>]>([
  ['a package that only the tests have', [], { e2e: locked('0.1.0', 'vite'), 'node_modules/vite': locked('7.3.0') }],
  ['one that is of use only if somebody else brings it', [], { 'node_modules/extra': locked('2.0.0') }],
  ['what one of them imports', ['mf-auth'], { 'node_modules/qr': locked('0.8.0', 'events') }],
  [
    'what lies within one that it imports',
    ['mf-cameras'],
    { 'node_modules/player/node_modules/events': locked('3.1.0') },
  ],
  ['what the other one takes from above', ['mf-auth'], { 'node_modules/events': locked('4.1.0') }],
  ['a neighbour that has to be there', ['mf-cameras'], { 'node_modules/codec': locked('7.1.0') }],
  [
    'other bytes of one version',
    ['mf-auth'],
    { 'node_modules/qr': { ...locked('0.7.0', 'events'), integrity: 'sha512-other' } },
  ],
  ['what the contract between them imports', both, { 'node_modules/scheduler': locked('0.28.0') }],
  ['what the builder needs', both, { 'node_modules/@rspack/binding': locked('2.2.10') }],
  ['what the builder needs newly', both, { 'node_modules/@module-federation/enhanced': locked('2.9.2', 'qr') }],
])('the lock file changes %s: built again is %j', async (_what, again, changed) => {
  expect(await builtAgain({ ...packages, ...changed })).toEqual(again);
});

test('where a package lies among the installed ones builds nothing again', async () => {
  const { 'node_modules/scheduler': scheduler, ...others } = packages;
  const moved = { ...others, 'node_modules/react/node_modules/scheduler': scheduler ?? {} };
  expect(await builtAgain(moved)).toEqual([]);
});

test('a copied repository builds nothing again', async () => {
  const here = repositoryWith(packages);
  const there = path.join(root, 'some/where/else');
  cpSync(here, there, { recursive: true });
  expect(await digests(there)).toEqual(await digests(here));
});

describe('this repository', () => {
  const ownPackages = suitePackages(repository, {});

  test('each package is built of what its lock file names, the tests of others left out', async () => {
    const lock = await readPackageLock(repository);
    const names = (place: string, wanted: readonly string[]) =>
      lockedPackages(lock, place, wanted).map((line) => line.split(' ')[0]?.replace(/@[^@]*$/, ''));
    expect(names('mf-cameras', ['@barnwatch/shared', 'mpegts.js'])).toEqual(
      expect.arrayContaining(['antd', 'react', 'scheduler', 'mpegts.js', 'valibot']),
    );
    expect(names('mf-cameras', ['@barnwatch/shared', 'mpegts.js'])).not.toContain('fastify');
    for (const { kind } of ownPackages)
      for (const foreign of ['@playwright/test', 'jest', 'fastify', 'vite'])
        expect([kind, names('.', buildTools[kind]).includes(foreign)]).toEqual([kind, false]);
  });

  test('every package that the build itself imports is a tool of it, or named as one without a part in its bytes', () => {
    /** Read by `shared` as well, of development only, or for the lock of the build. */
    const noPart = ['valibot', 'react', 'date-fns', '@rspack/plugin-react-refresh'];
    const known = new Set<string>([...buildTools.shell, ...buildTools.remote, ...noPart]);
    const files = ['shared/federation/build', 'deploy/build']
      .flatMap((folder) => filesOf(repository, folder))
      .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('/testing/') && !file.includes('stand-ins'));
    const imported = [...files, 'rspack.config.base.ts'].flatMap((file) =>
      [...readFileSync(path.join(repository, file), 'utf8').matchAll(/^(?:import|export) .*from '([^'.][^']*)';$/gm)]
        .map(([, from = '']) => /^(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? '')
        .filter((name) => !name.startsWith('node:') && !name.startsWith('@barnwatch')),
    );
    expect(imported).toContain('@rspack/core');
    expect([...new Set(imported)].filter((name) => !known.has(name))).toEqual([]);
  });
});
