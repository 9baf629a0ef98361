import { readFileSync } from 'node:fs';
import path from 'node:path';
import { requestOfOwnStart } from './embedded-start';
import { startFederation } from './start-federation';

const factory = () => 'react';
const data = {
  shareKey: 'react',
  shareScope: 'default',
  requiredVersion: '^19.0.0',
  singleton: true,
  strictVersion: true,
};

/** What Rspack has written into a build when the start of federation runs. */
function build() {
  const told: unknown[] = [];
  const tell = (name: string) => (options: { readonly webpackRequire?: unknown }) => {
    const { webpackRequire: _build, ...others } = options;
    told.push([name, others]);
    return name;
  };
  const runtime = {
    attachShareScopeMap: () => told.push(['attached']),
    bundlerRuntime: {
      S: {},
      consumes: tell('consumes'),
      I: tell('I'),
      initContainerEntry: tell('container'),
      init: tell('init'),
      installInitialConsumes: tell('initial'),
    },
  };
  const unset = (..._given: readonly unknown[]): unknown => {
    throw new Error('should have been set');
  };
  const require = {
    m: {},
    c: {},
    S: {},
    f: { consumes: unset },
    I: unset,
    initContainer: unset,
    getContainer: unset,
    R: undefined as unknown,
    federation: {},
    initializeSharingData: {
      scopeToSharingDataMapping: {
        default: [{ name: 'react', version: '19.3.1', factory, eager: true, singleton: true }, 'an external one'],
      },
    },
    consumesLoadingData: {
      chunkMapping: { 7: ['41'] },
      moduleIdToConsumeDataMapping: { 41: data },
      initialConsumes: ['41'],
    },
    initializeExposesData: {
      shareScope: 'default',
      moduleMap: { './screen': () => Promise.resolve(require.R) },
    },
  };
  const start = () =>
    startFederation(require as never, runtime, { name: 'mf_feeding', shareStrategy: 'loaded-first', plugins: [] });
  return { require, start, told };
}

test('a build is told what it shares and what it takes, before its first chunk is run', () => {
  const { require, start, told } = build();
  start();
  expect(told.map((one) => (Array.isArray(one) ? one[0] : one))).toEqual(['attached', 'init', 'initial']);
  expect(require.federation).toMatchObject({
    instance: 'init',
    libraryType: 'var',
    initOptions: {
      name: 'mf_feeding',
      shareStrategy: 'loaded-first',
      plugins: [],
      remotes: [],
      shared: {
        react: [{ version: '19.3.1', scope: ['default'], shareConfig: { singleton: true, eager: true }, get: factory }],
      },
    },
    consumesLoadingModuleToHandlerMapping: {
      41: {
        shareKey: 'react',
        shareInfo: {
          scope: ['default'],
          shareConfig: { requiredVersion: '^19.0.0', strictVersion: true, singleton: true },
        },
      },
    },
  });
});

test('chunks, scopes and the container go through the runtime', async () => {
  const { require, start, told } = build();
  start();
  told.length = 0;
  const { f, I, initContainer, getContainer } = require;
  const promises: unknown[] = [];
  f.consumes(7, promises);
  I('default', []);
  initContainer({ react: 1 }, [], { version: '1' });
  expect(told).toMatchObject([
    ['consumes', { chunkId: 7, promises, chunkMapping: { 7: ['41'] }, installedModules: {} }],
    ['I', { shareScopeName: 'default', initScope: [] }],
    ['container', { shareScope: { react: 1 }, shareScopeKey: 'default', remoteEntryInitOptions: { version: '1' } }],
  ]);
  await expect(getContainer('./screen', 'asked by')).resolves.toBe('asked by');
  expect(require.R).toBeUndefined();
  await expect(getContainer('./absent', null)).rejects.toThrow('Module "./absent" does not exist in container.');
  await expect(getContainer('toString', null)).rejects.toThrow('does not exist in container');
});

test('a shared module that an edit under development takes for the first time is asked for as well', () => {
  const { require, start, told } = build();
  start();
  const { consumesLoadingData, f } = require;
  Object.assign(consumesLoadingData.chunkMapping, { 7: ['41', '42'] });
  Object.assign(consumesLoadingData.moduleIdToConsumeDataMapping, { 42: { ...data, shareKey: 'other' } });
  f.consumes(7, []);
  expect(told.at(-1)).toMatchObject([
    'consumes',
    { chunkMapping: { 7: ['41', '42'] }, moduleToHandlerMapping: { 42: { shareKey: 'other' } } },
  ]);
});

test('a script without shared modules and parts, such as a worker, starts nothing', () => {
  const { require, start, told } = build();
  Object.assign(require, { initializeSharingData: undefined, initializeExposesData: undefined });
  start();
  expect(told).toEqual([]);
});

test('it takes the place of what this version of Rspack writes, and of nothing else', () => {
  const settings = 'const __module_federation_container_name__ = "mf_feeding"';
  const request = (text: string) => `some-loader!=!data:text/javascript,${encodeURIComponent(text)}`;
  const written = `import __module_federation_bundler_runtime__ from "/a.cjs";${settings};const runtimeRequire=__webpack_require__;if(1){}`;
  const own = requestOfOwnStart(request(written)) ?? '';
  expect(own).toMatch(/^some-loader!=!data:text\/javascript,/);
  const text = decodeURIComponent(own.split('javascript,')[1] ?? '');
  expect(text).toContain(settings);
  expect(text).toContain('startFederation(__webpack_require__');
  expect(text).not.toContain('runtimeRequire=');
  expect(requestOfOwnStart(own)).toBeNull();
  expect(requestOfOwnStart('./cameras')).toBeNull();
  expect(requestOfOwnStart(request('export default 1'))).toBeNull();
  expect(() => requestOfOwnStart(request('import __module_federation_bundler_runtime__ from "a";other()'))).toThrow(
    /another way/,
  );
  const rspack = path.dirname(require.resolve('@rspack/core/package.json'));
  const { version } = JSON.parse(readFileSync(path.join(rspack, 'package.json'), 'utf8')) as { version: string };
  // Another version may write another start: look at it before this one takes its place.
  expect(version).toBe('2.2.9');
});
