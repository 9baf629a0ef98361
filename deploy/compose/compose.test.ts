import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltRemote } from '@barnwatch/shared/federation';
import * as v from 'valibot';
import { folderPlace } from '../suite-place/folder-place';
import { type Choices, noChoices } from './choices';
import { compose } from './compose';
import { type Deployment, deploymentSchema } from './deployment-file';
import { readRegistry } from './registry-file';
import { builtRemote, discoveryCode, emptySuite, publish } from './testing/suite-on-disk';

const barn = {
  globalUniqueIdentifier: 'north-barn',
  name: 'North barn',
  realWorldName: 'North',
  type: 'barn' as const,
  discoveryCode: discoveryCode('localhost', 8071),
};
const deployment: Deployment = {
  branding: { name: 'BarnWatch' },
  instances: [barn],
  disabledRemotes: [],
  allowOverrides: false,
  baseUrls: {},
};
const knownPermissions = new Set(['cameras.view']);

let suiteFolder: string;
beforeEach(() => {
  suiteFolder = emptySuite();
});
afterEach(() => rmSync(suiteFolder, { recursive: true }));

function composed(changes: Partial<Deployment> = {}, choices: Choices = noChoices, now = 1_000) {
  return compose({
    suite: folderPlace(suiteFolder),
    registry: folderPlace(suiteFolder),
    deployment: { ...deployment, ...changes },
    choices,
    knownPermissions,
    now,
  });
}

async function problems(changes: Partial<Deployment> = {}, choices: Choices = noChoices): Promise<readonly string[]> {
  const outcome = await composed(changes, choices);
  return outcome.ok ? [] : outcome.problems;
}

function withRoute(name: string, route: Partial<BuiltRemote['routes'][number]>): BuiltRemote {
  const remote = builtRemote(name, '1.0.0');
  return { ...remote, routes: remote.routes.map((each) => ({ ...each, ...route })) };
}

describe('a set that fits', () => {
  test('takes the newest version of each remote and writes what the shell reads', async () => {
    publish(suiteFolder, builtRemote('mf-cameras', '1.9.0'));
    publish(suiteFolder, builtRemote('mf-cameras', '1.10.0'));
    publish(suiteFolder, builtRemote('mf-cameras', '2.0.0-rc.1'));
    publish(suiteFolder, builtRemote('mf-regions', '1.0.0'));
    const outcome = await composed();
    expect(outcome).toMatchObject({ ok: true, changed: true });
    const registry = await readRegistry(folderPlace(suiteFolder));
    expect(registry?.contract).toBe('1.2.0');
    expect(registry?.remotes.map(({ baseUrl }) => baseUrl)).toEqual([
      '/remotes/mf-cameras/1.10.0/',
      '/remotes/mf-regions/1.0.0/',
    ]);
  });

  test('keeps the registry before, and changes nothing when nothing changed', async () => {
    publish(suiteFolder, builtRemote('mf-cameras', '1.0.0'));
    await composed();
    publish(suiteFolder, builtRemote('mf-cameras', '1.1.0'));
    expect(await composed()).toMatchObject({ ok: true, changed: true });
    const previous: unknown = JSON.parse(readFileSync(path.join(suiteFolder, 'suite.previous.json'), 'utf8'));
    expect(previous).toMatchObject({ remotes: [{ version: '1.0.0' }] });
    expect(await composed()).toMatchObject({ ok: true, changed: false });
  });

  test('names with each remote the version before it, and never a later one that was left', async () => {
    const before = async () => (await readRegistry(folderPlace(suiteFolder)))?.remotes[0]?.before;
    publish(suiteFolder, builtRemote('mf-cameras', '1.0.0'));
    await composed();
    expect(await before()).toBeUndefined();
    publish(suiteFolder, builtRemote('mf-cameras', '1.1.0'));
    await composed();
    const descriptor = readFileSync(path.join(suiteFolder, 'remotes/mf-cameras/1.0.0/remote.json'));
    expect(await before()).toEqual({
      version: '1.0.0',
      baseUrl: '/remotes/mf-cameras/1.0.0/',
      descriptor: {
        file: 'remote.json',
        integrity: `sha256-${createHash('sha256').update(descriptor).digest('base64')}`,
        bytes: descriptor.byteLength,
      },
    });
    // Another remote changes: the version before this one stays named.
    publish(suiteFolder, builtRemote('mf-regions', '1.0.0'));
    await composed();
    expect((await before())?.version).toBe('1.0.0');
    await composed({}, { ...noChoices, pins: { 'mf-cameras': '1.0.0' } });
    expect(await before()).toBeUndefined();
  });

  test('issue 19: is composed all the same by a clock that has gone back: which is newer is told by versions', async () => {
    publish(suiteFolder, builtRemote('mf-cameras', '1.0.0'));
    await composed({}, noChoices, 9e12);
    publish(suiteFolder, builtRemote('mf-cameras', '1.1.0'));
    expect(await composed({}, noChoices, 5)).toMatchObject({ ok: true, changed: true });
    const registry = await readRegistry(folderPlace(suiteFolder));
    expect(registry?.remotes.map(({ version, before }) => [version, before?.version])).toEqual([['1.1.0', '1.0.0']]);
    expect(await composed({}, noChoices, 9e12)).toMatchObject({ ok: true, changed: false });
  });

  test('follows pins, switches, the list of remotes and places of deployment', async () => {
    publish(suiteFolder, builtRemote('mf-cameras', '1.0.0'));
    publish(suiteFolder, builtRemote('mf-cameras', '1.1.0'));
    publish(suiteFolder, builtRemote('mf-regions', '1.0.0'));
    publish(suiteFolder, builtRemote('mf-admin', '1.0.0'));
    await composed(
      {
        remotes: ['mf-cameras', 'mf-regions'],
        disabledRemotes: ['mf-cameras'],
        baseUrls: { 'mf-regions': 'https://cdn.example/regions/' },
      },
      { pins: { 'mf-cameras': '1.0.0' }, switches: { 'mf-cameras': 'on', 'mf-regions': 'off' } },
    );
    const registry = await readRegistry(folderPlace(suiteFolder));
    expect(registry?.remotes.map(({ name, baseUrl }) => [name, baseUrl])).toEqual([
      ['mf-cameras', '/remotes/mf-cameras/1.0.0/'],
      ['mf-regions', 'https://cdn.example/regions/1.0.0/'],
    ]);
    expect(registry?.disabledRemotes).toEqual(['mf-regions']);
  });
});

describe('a set that does not fit is refused', () => {
  test('for two remotes with one path, whatever their parameters are called', async () => {
    publish(suiteFolder, withRoute('mf-cameras', { path: '/barn/:barnId/camera/:cameraId?' }));
    publish(suiteFolder, withRoute('mf-regions', { path: '/barn/:id/camera' }));
    expect(await problems()).toEqual([
      'the path /barn/:barnId/camera/:cameraId? and /barn/:id/camera is claimed by mf-cameras and mf-regions',
    ]);
  });

  test('for one nav id or one text namespace of two remotes', async () => {
    const { nav } = builtRemote('mf-cameras', '1.0.0');
    publish(suiteFolder, builtRemote('mf-cameras', '1.0.0'));
    publish(suiteFolder, builtRemote('mf-regions', '1.0.0', { nav, textNamespace: 'mf-cameras' }));
    expect(await problems()).toEqual([
      "the nav id 'cameras' is claimed by mf-cameras and mf-regions",
      "the text namespace 'mf-cameras' is claimed by mf-cameras and mf-regions",
    ]);
  });

  test('for one widget of two remotes, but not for two versions of it', async () => {
    const widget = { name: 'scales', version: 1, module: './scales', component: 'Scales', files: [] };
    const second = { ...widget, name: 'weather' };
    publish(suiteFolder, builtRemote('mf-cameras', '1.0.0', { widgets: [widget, second] }));
    publish(suiteFolder, builtRemote('mf-regions', '1.0.0', { widgets: [widget, { ...second, version: 2 }] }));
    expect(await problems()).toEqual(["the widget 'scales' (1) is claimed by mf-cameras and mf-regions"]);
  });

  test('for a permission that nobody knows', async () => {
    publish(suiteFolder, withRoute('mf-cameras', { permission: { any: ['cameras.view', 'cameras.eat'] } }));
    expect(await problems()).toEqual(["mf-cameras 1.0.0: route /cameras/:id?: there is no permission 'cameras.eat'"]);
  });

  test.each([
    ['^2.0.0', 'mf-cameras 1.0.0 needs the contract ^2.0.0, this shell provides 1.2.0'],
    ['^1.3.0', 'mf-cameras 1.0.0 needs the contract ^1.3.0, this shell provides 1.2.0'],
    [
      '>=1 <2',
      'mf-cameras 1.0.0 needs the contract >=1 <2, which is no range that the shell understands (^1.2.3 or 1.2.3)',
    ],
  ])('for a contract range %s', async (contract, problem) => {
    publish(suiteFolder, builtRemote('mf-cameras', '1.0.0', { needs: { contract } }));
    expect(await problems()).toEqual([problem]);
  });

  test('for a file that is missing, changed, or no text', async () => {
    const folder = publish(suiteFolder, builtRemote('mf-cameras', '1.0.0'));
    writeFileSync(path.join(folder, 'remote-entry.0123456789ab.js'), '/* something else */');
    rmSync(path.join(folder, 'cameras.js'));
    expect(await problems()).toEqual([
      'mf-cameras 1.0.0: remote-entry.0123456789ab.js is not the file that was built: its bytes have another integrity',
      'mf-cameras 1.0.0: cameras.js is missing',
    ]);
  });

  test('for a file of the finder or of a widget that is missing', async () => {
    const files = (file: string) => [{ file, integrity: 'sha256-x', bytes: 1 }];
    const widget = { name: 'scales', version: 1, module: './scales', component: 'Scales', files: files('scales.js') };
    const finder = { module: './finder', hook: 'useParts', guard: 'none', files: files('finder.js') } as const;
    const folder = publish(suiteFolder, builtRemote('mf-cameras', '1.0.0', { widgets: [widget], finder }));
    rmSync(path.join(folder, 'scales.js'));
    expect(await problems()).toEqual([
      'mf-cameras 1.0.0: scales.js is missing',
      'mf-cameras 1.0.0: finder.js is missing',
    ]);
  });

  test('for a missing language, and for a remote.json that is none', async () => {
    const { texts, ...remote } = builtRemote('mf-cameras', '1.0.0');
    const folder = publish(suiteFolder, { ...remote, texts });
    writeFileSync(path.join(folder, 'remote.json'), JSON.stringify({ ...remote, texts: { en: texts.en } }));
    const other = publish(suiteFolder, builtRemote('mf-regions', '1.0.0'));
    writeFileSync(path.join(other, 'remote.json'), '<!doctype html>');
    expect(await problems()).toEqual([
      expect.stringMatching(/^mf-cameras 1\.0\.0: remote\.json: texts\.de: /),
      'mf-regions 1.0.0: remote.json is not JSON',
    ]);
  });

  test('for pins and names that lead nowhere, and for instances that nobody could reach', async () => {
    publish(suiteFolder, builtRemote('mf-cameras', '1.0.0'));
    const found = await problems(
      {
        disabledRemotes: ['mf-gone'],
        instances: [barn, barn, { ...barn, globalUniqueIdentifier: 'south-barn', discoveryCode: 'x' }],
      },
      { pins: { 'mf-cameras': '9.9.9' }, switches: {} },
    );
    expect(found).toEqual([
      'the instance north-barn is listed twice',
      'the discovery code of south-barn is invalid',
      'disabledRemotes names mf-gone, of which no version is there',
      'mf-cameras is pinned to 9.9.9, which is not there (there is 1.0.0)',
    ]);
  });

  test('without a shell, and leaves the registry as it was', async () => {
    publish(suiteFolder, builtRemote('mf-cameras', '1.0.0'));
    await composed();
    const before = readFileSync(path.join(suiteFolder, 'suite.json'), 'utf8');
    rmSync(path.join(suiteFolder, 'shell.json'));
    expect(await problems()).toEqual(['there is no shell in the suite: build it first']);
    expect(readFileSync(path.join(suiteFolder, 'suite.json'), 'utf8')).toBe(before);
  });
});

test('issue 19: windows are told where to send how they do only where the deployment says so', async () => {
  publish(suiteFolder, builtRemote('mf-cameras', '1.0.0'));
  await composed();
  expect((await readRegistry(folderPlace(suiteFolder)))?.health).toBeUndefined();
  const health = { endpoint: 'https://metrics.example/v1/metrics' };
  await composed({ health });
  expect((await readRegistry(folderPlace(suiteFolder)))?.health).toEqual(health);
});

test.each([
  'metrics.example',
  'ftp://metrics.example/',
  'https://name:secret@metrics.example/v1',
  '/v1/metrics?key=secret',
])('issue 19: %s is no endpoint: the registry is public, and so is what stands in it', (endpoint) => {
  expect(v.safeParse(deploymentSchema, { branding: { name: 'x' }, instances: [], health: { endpoint } }).success).toBe(
    false,
  );
});
