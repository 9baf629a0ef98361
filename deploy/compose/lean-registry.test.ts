import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { folderPlace } from '../suite-place/folder-place';
import { noChoices } from './choices';
import { compose } from './compose';
import { leanRegistry } from './lean-registry';
import { readRegistry } from './registry-file';
import { builtRemote, emptySuite, publish, withParts, writeShell } from './testing/suite-on-disk';
import { countFiles, registryProblems } from './verify';

let suiteFolder: string;
beforeEach(() => {
  suiteFolder = emptySuite();
});
afterEach(() => rmSync(suiteFolder, { recursive: true }));

const asset = (file: string) => ({ file, integrity: `sha256-${'A'.repeat(43)}=`, bytes: 10 });

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
  const outcome = await compose({
    suite: place,
    registry: place,
    deployment,
    choices: noChoices,
    knownPermissions: new Set(),
    now: 1,
  });
  if (!outcome.ok) throw new Error(outcome.problems.join());
  return outcome.registry;
}

const lists = ({ remotes }: SuiteRegistry) =>
  remotes.flatMap(({ routes, widgets = [], finder, along }) =>
    [...routes, ...widgets, ...(finder ? [finder] : []), ...(along ? [along] : [])].map(({ module, files }) =>
      files === undefined ? `${module} listed` : `${module} named`,
    ),
  );

test('issue 19: suite.json names the files of the first screens and of what they draw, all others are in a list of each remote', async () => {
  publish(suiteFolder, wholeRemote('mf-cameras', { atStart: true, widgets: ['mf-regions-widget'] }));
  publish(suiteFolder, wholeRemote('mf-regions'));
  const registry = await composed();
  expect(lists(registry)).toEqual([
    './cameras named',
    './widget listed',
    './finder listed',
    './along listed',
    './regions listed',
    './widget named',
    './finder listed',
    './along listed',
  ]);
  const [, regions] = registry.remotes;
  const list = readFileSync(path.join(suiteFolder, 'remotes/mf-regions/1.0.0', regions?.parts?.file ?? ''), 'utf8');
  expect(Object.keys(JSON.parse(list) as object)).toEqual(['./regions', './widget', './finder', './along']);
  expect(regions?.bytes).toBe(builtRemote('mf-regions', '1.0.0').routes[0]?.files[0]?.bytes);
});

test('issue 19: forty remotes with a first screen each do not name more of them than a first start should carry', async () => {
  const files = Array.from({ length: 6 }, (_, index) => asset(`some-screen-${index}.0123456789ab.js`));
  const registry = await whole(files);
  const served = leanRegistry(registry);
  const named = lists(served).filter((line) => line.endsWith('named')).length;
  expect(named).toBeGreaterThan(4);
  expect(JSON.stringify(served).length - JSON.stringify(leanRegistry(withoutStart(registry))).length).toBeLessThan(
    10_000,
  );
});

async function whole(files: BuiltRemote['routes'][number]['files']): Promise<SuiteRegistry> {
  publish(suiteFolder, builtRemote('mf-cameras', '1.0.0'));
  const registry = await composed();
  const [model] = registry.remotes;
  if (model === undefined) throw new Error('There is no remote.');
  const remotes = Array.from({ length: 40 }, (_, index) => ({
    ...model,
    name: `mf-more-${index}`,
    parts: asset('parts.json'),
    routes: model.routes.map((route) => ({ ...route, atStart: true as const, files })),
  }));
  return { ...registry, remotes };
}

function withoutStart(registry: SuiteRegistry): SuiteRegistry {
  const remotes = registry.remotes.map((remote) => ({
    ...remote,
    routes: remote.routes.map(({ atStart: _first, ...route }) => route),
  }));
  return { ...registry, remotes };
}

test.each([
  ['a remote of before, which has no list', true, builtRemote('mf-cameras', '1.0.0')],
  ['a shell of before, which reads no list', false, wholeRemote('mf-cameras')],
])('issue 19: for %s everything is named in suite.json', async (_what, readsParts, remote) => {
  writeShell(suiteFolder, readsParts);
  publish(suiteFolder, remote);
  expect(lists(await composed()).filter((line) => line.endsWith('listed'))).toEqual([]);
});

test('issue 19: a file that only the list of a remote names is verified as well, and counted', async () => {
  const folder = publish(suiteFolder, wholeRemote('mf-cameras'));
  const registry = await composed();
  const place = folderPlace(suiteFolder);
  expect(lists(registry)).not.toContain('./cameras named');
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
