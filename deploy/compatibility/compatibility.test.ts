import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Deployment } from '../compose/deployment-file';
import { builtRemote, emptySuite, publish } from '../compose/testing/suite-on-disk';
import { type CompatibilityRun, compatibilityPage, isCompatible } from './compatibility-page';
import { openedPaths } from './opened-paths';
import { suiteOfTwo } from './suite-of-two';

const deployment: Deployment = {
  branding: { name: 'BarnWatch' },
  instances: [],
  disabledRemotes: [],
  allowOverrides: false,
  baseUrls: {},
};
const knownPermissions = new Set<string>();

let folders: string[];
beforeEach(() => {
  folders = [emptySuite(), emptySuite(), mkdtempSync(path.join(tmpdir(), 'two-'))];
});
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function compose() {
  const [shell = '', remotes = '', target = ''] = folders;
  return suiteOfTwo(path.join(target, 'suite'), { shell, remotes, deployment, knownPermissions }, 0);
}

test('a suite of two has the shell of one and the newest remotes of the other; what does not fit leaves the rest', async () => {
  const [shell = '', remotes = '', target = ''] = folders;
  publish(shell, builtRemote('mf-cameras', '9.0.0'));
  writeFileSync(path.join(shell, 'index.html'), 'the shell');
  publish(remotes, builtRemote('mf-cameras', '1.0.0'));
  publish(remotes, builtRemote('mf-cameras', '1.1.0'));
  publish(remotes, builtRemote('mf-regions', '1.0.0', { needs: { contract: '^2.0.0' } }));
  const { registry, refused } = await compose();
  expect(registry?.remotes.map(({ name, version }) => [name, version])).toEqual([['mf-cameras', '1.1.0']]);
  expect([...refused]).toEqual([
    ['mf-regions', ['mf-regions 1.0.0 needs the contract ^2.0.0, this shell provides 1.2.0']],
  ]);
  expect(readFileSync(path.join(target, 'suite/index.html'), 'utf8')).toBe('the shell');
});

test('not one remote may fit; a folder without a suite is named', async () => {
  const [, remotes = ''] = folders;
  await expect(compose()).rejects.toThrow(`${remotes} holds no remotes.`);
  publish(remotes, builtRemote('mf-regions', '1.0.0', { needs: { contract: '^2.0.0' } }));
  expect((await compose()).registry).toBeNull();
  rmSync(path.join(folders[0] ?? '', 'shell.json'));
  await expect(compose()).rejects.toThrow(`${folders[0]} holds no shell.`);
});

test('screens are opened that need nothing but the barn', async () => {
  const [, remotes = ''] = folders;
  const [route] = builtRemote('mf-cameras', '1.0.0').routes;
  const paths = [
    '/select-barn',
    '/dashboard/:barnId/camera/:id?',
    '/dashboard/:barnId/camera/:id',
    '/dashboard/:barnId/camera',
  ];
  if (route === undefined) throw new Error('The example has no route.');
  const nav = [
    { id: 'a', order: 1, icon: 'camera', title: { en: 'A', de: 'A' }, to: '/select-barn', placement: 'bar' as const },
  ];
  publish(
    remotes,
    builtRemote('mf-cameras', '1.0.0', { nav, routes: paths.map((each) => ({ ...route, path: each })) }),
  );
  const { registry } = await compose();
  expect(registry && [...openedPaths(registry, 'north-barn')]).toEqual([
    ['mf-cameras', ['/select-barn', '/dashboard/north-barn/camera']],
  ]);
});

const run: CompatibilityRun = {
  earlier: 'release 1',
  earlierContract: '1.0.0',
  today: 'abc',
  todayContract: '1.1.0',
  date: '2026-01-02',
  pairs: [
    {
      title: 'today’s shell, earlier remotes',
      outcomes: new Map([
        ['mf-cameras', { kind: 'opened', screens: 1 }],
        ['mf-admin', { kind: 'failed', screens: 3, failures: [{ path: '/users', why: 'threw\n| <b>' }] }],
      ]),
    },
    {
      title: 'earlier shell, today’s remotes',
      outcomes: new Map([['mf-cameras', { kind: 'refused', problems: ['needs ^2.0.0'] }]]),
    },
  ],
};

test('the page has a row for each remote, and says of each that did not open why', () => {
  const page = compatibilityPage(run);
  expect(page).toContain('| remote | today’s shell, earlier remotes | earlier shell, today’s remotes |');
  expect(page).toContain('| mf-admin | **1 of 3 screens did not open** | not in it |');
  expect(page).toContain('| mf-cameras | 1 screen opened | refused |');
  expect(page).toContain('- today’s shell, earlier remotes, mf-admin: /users: threw \\| \\<b\\>');
  expect(page).toContain('- earlier shell, today’s remotes, mf-cameras: needs ^2.0.0');
  expect(page).toContain('Today is commit abc, contract 1.1.0. Earlier is release 1, contract 1.0.0.');
});

test('what is refused with a sentence is compatible, what does not open is not', () => {
  expect(isCompatible(run.pairs)).toBe(false);
  expect(isCompatible(run.pairs.slice(1))).toBe(true);
});
