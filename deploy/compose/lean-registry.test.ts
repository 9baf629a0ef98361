import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { exampleRegistry } from '@barnwatch/shared/testing/example-registry';
import { folderPlace } from '../suite-place/folder-place';
import { noChoices } from './choices';
import { compose } from './compose';
import { leanRegistry, mostListBytes } from './lean-registry';
import { readRegistry } from './registry-file';
import { builtRemote, emptySuite, publish, withParts, writeShell } from './testing/suite-on-disk';
import { countFiles, registryProblems } from './verify';

let suiteFolder: string;
beforeEach(() => {
  suiteFolder = emptySuite();
});
afterEach(() => rmSync(suiteFolder, { recursive: true }));

const knownPermissions = new Set<string>();
const digest = `sha256-${'A'.repeat(43)}=`;

/** The one file of a remote, named so often that it takes more room than there is. */
const manyFiles = Array.from({ length: 400 }, () => builtRemote('mf-cameras', '1.0.0').routes[0]?.files ?? []).flat();

/** A remote with a screen, a widget, and what the finder and a barn that is taken along have of it. */
function wholeRemote(name: string, changes: Partial<BuiltRemote['routes'][number]> = {}): BuiltRemote {
  const remote = builtRemote(name, '1.0.0');
  const files = remote.routes.flatMap((route) => route.files);
  return withParts({
    ...remote,
    routes: remote.routes.map((route) => ({ ...route, ...changes })),
    widgets: [{ name: `${name}-widget`, version: 1, module: './widget', component: 'Widget', files }],
    finder: { module: './finder', hook: 'useParts', guard: 'none', files },
    along: { module: './along', hook: 'useAlong', files },
  });
}

async function composed(): Promise<SuiteRegistry> {
  const place = folderPlace(suiteFolder);
  const deployment = {
    branding: { name: 'BarnWatch' },
    instances: [],
    disabledRemotes: [],
    allowOverrides: false,
    baseUrls: {},
  };
  const composition = { suite: place, registry: place, deployment, choices: noChoices, knownPermissions, now: 1 };
  const outcome = await compose(composition);
  if (!outcome.ok) throw new Error(outcome.problems.join());
  return outcome.registry;
}

/** A registry of these remotes as they were built. */
const registryOf = (remotes: readonly BuiltRemote[]): SuiteRegistry =>
  exampleRegistry(remotes.map((remote) => ({ ...remote, baseUrl: `/remotes/${remote.name}/1.0.0/` })));

/** Which parts name their files, and which leave it to the list of their remote. */
const lists = ({ remotes }: SuiteRegistry) =>
  remotes.map(({ name, routes, widgets = [], finder, along }) => {
    const parts = [...routes, ...widgets, ...(finder ? [finder] : []), ...(along ? [along] : [])];
    return [name, ...parts.filter(({ files }) => files !== undefined).map(({ module }) => module)].join(' ');
  });

const cameras = wholeRemote('mf-cameras', { atStart: true, widgets: ['mf-regions-widget'] });
const lengthOfOne = JSON.stringify(cameras.routes[0]?.files).length;

test('issue 19: where there is little room, suite.json names the files of the first screens and of what they draw', () => {
  const registry = leanRegistry(
    registryOf([wholeRemote('mf-admin'), cameras, wholeRemote('mf-regions')]),
    2 * lengthOfOne,
  );
  expect(lists(registry)).toEqual(['mf-admin', 'mf-cameras ./cameras', 'mf-regions ./widget']);
  expect(registry.remotes.map(({ parts }) => parts?.file)).toEqual([
    expect.stringMatching(/^parts\.[0-9a-f]{12}\.json$/),
    cameras.parts?.file,
    expect.any(String),
  ]);
  // What its files are together.
  expect(registry.remotes[0]?.bytes).toBe(wholeRemote('mf-admin').routes[0]?.files[0]?.bytes);
});

test('issue 19: where there is more, the first remotes are named whole, and need no list', () => {
  const room = 6 * lengthOfOne;
  const registry = leanRegistry(registryOf([wholeRemote('mf-admin'), cameras, wholeRemote('mf-regions')]), room);
  expect(lists(registry)).toEqual([
    'mf-admin ./admin ./widget ./finder ./along',
    'mf-cameras ./cameras',
    'mf-regions ./widget',
  ]);
  expect(registry.remotes.map(({ parts }) => parts !== undefined)).toEqual([false, true, true]);
});

test('issue 19: forty remotes take no more room for lists of files than a first start should carry, whatever they claim', () => {
  const files = Array.from({ length: 8 }, (_, index) => ({
    file: `s-${index}.0123456789ab.js`,
    integrity: digest,
    bytes: 9,
  }));
  const many = Array.from({ length: 40 }, (_, index) => wholeRemote(`mf-more-${index}`, { atStart: true, files }));
  const served = leanRegistry(registryOf(many));
  const named = served.remotes.flatMap(({ routes }) =>
    routes.flatMap(({ files: own }) => (own === undefined ? [] : [own])),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(JSON.stringify(named).length).toBeLessThan(mostListBytes + 1_000);
});

test.each([
  ['a suite like ours', true, wholeRemote('mf-cameras')],
  ['a remote of before, which carries no list', true, builtRemote('mf-cameras', '1.0.0')],
  ['a shell of before, which reads no list', false, wholeRemote('mf-cameras', { files: manyFiles })],
])('issue 19: %s is named whole in suite.json', async (_what, readsParts, remote) => {
  writeShell(suiteFolder, readsParts);
  publish(suiteFolder, remote);
  const registry = await composed();
  expect(registry.remotes.flatMap(({ routes }) => routes.map(({ files }) => files))).toEqual(
    remote.routes.map(({ files }) => files),
  );
  expect(registry.remotes[0]?.parts).toBeUndefined();
});

test('issue 19: a file that only the list of a remote names is verified as well, and counted', async () => {
  const folder = publish(suiteFolder, wholeRemote('mf-cameras'));
  const registry = leanRegistry(registryOf([wholeRemote('mf-cameras')]), 0);
  const place = folderPlace(suiteFolder);
  expect(lists(registry)).toEqual(['mf-cameras']);
  expect(await registryProblems(place, registry)).toEqual([]);
  expect(await countFiles(place, registry)).toBe(5);
  writeFileSync(path.join(folder, 'cameras.js'), '/* something else */');
  expect(await registryProblems(place, registry)).toEqual([
    'mf-cameras 1.0.0: cameras.js is not the file that was built: its bytes have another integrity',
  ]);
});

test.each([
  ['has other bytes', '{}', 'is not the file that was built: its bytes have another integrity'],
  ['is gone', null, 'is missing'],
])('issue 19: a list that %s is no release: the registry stays as it is', async (_what, content, problem) => {
  const remote = wholeRemote('mf-cameras');
  const folder = publish(suiteFolder, remote);
  const list = path.join(folder, remote.parts?.file ?? '');
  if (content === null) rmSync(list);
  else writeFileSync(list, content);
  await expect(composed()).rejects.toThrow(`mf-cameras 1.0.0: ${remote.parts?.file} ${problem}`);
  expect(await readRegistry(folderPlace(suiteFolder))).toBeUndefined();
});

test('issue 19: a list that names other files than the description of the version is no release', async () => {
  const remote = wholeRemote('mf-cameras');
  const other = { ...remote, routes: remote.routes.map((route) => ({ ...route, files: [] })) };
  publish(suiteFolder, remote);
  writeFileSync(path.join(suiteFolder, 'remotes/mf-cameras/1.0.0/remote.json'), JSON.stringify(other));
  await expect(composed()).rejects.toThrow('names other files for ./cameras');
});
