import { initContainerEntry as initContainerEntryOfPackage } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing as initializeSharingOfPackage } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { initContainerEntry } from './init-container-entry';
import { initializeSharing } from './initialize-sharing';

/** A container whose run time writes down what it is told; `sets` is what the set-up of a scope waits for. */
function container(share: (options: never) => unknown, sets: () => readonly Promise<unknown>[] = () => []) {
  const told: unknown[] = [];
  const initPromises = {};
  const initTokens = {};
  const instance = {
    name: 'mf_feeding',
    options: { shareStrategy: 'loaded-first' },
    initOptions: (options: object) => told.push(['options', structuredClone(options)]),
    initShareScopeMap: (...scope: unknown[]) => told.push(['scope', structuredClone(scope)]),
    initializeSharing: (scope: string, options: object) => {
      told.push(['sharing', scope, structuredClone(options)]);
      return sets();
    },
  };
  const federation = {
    instance,
    initOptions: { name: 'mf_feeding' },
    attachShareScopeMap: (require: { S: object }) => {
      require.S = { default: 'the host’s' };
    },
    bundlerRuntimeOptions: {},
  };
  const shareScope = (shareScopeName: unknown, initScope?: object[]) =>
    share({ shareScopeName, initScope, initPromises, initTokens, webpackRequire: require } as never);
  const require = { S: {}, federation, I: shareScope };
  return { told, require, share: shareScope };
}

type Start = (options: never) => unknown;
const starts: readonly (readonly [Start, Start])[] = [
  [initContainerEntry, initializeSharing],
  [initContainerEntryOfPackage, initializeSharingOfPackage],
];

test.each([
  ['a host of the runtime', { shareScopeMap: { default: { react: 1 } }, shareScopeKeys: ['default'], version: '1' }],
  ['a host with a scope that the map does not have', { shareScopeMap: {}, shareScopeKeys: ['default', 'own'] }],
  ['a host that says only its scope', undefined],
])('a container is started as by the package itself: %s', async (_host, remoteEntryInitOptions) => {
  const told = [];
  for (const [start, share] of starts) {
    const started = container(share);
    const shareScope = { react: { '19.3.1': {} } };
    const host = remoteEntryInitOptions && structuredClone(remoteEntryInitOptions);
    const options = { webpackRequire: started.require, shareScope, initScope: [], shareScopeKey: 'default' };
    await start({ ...options, remoteEntryInitOptions: host } as never);
    told.push({ told: started.told, host, scopes: started.require.S });
  }
  expect(told[0]).toEqual(told[1]);
  expect(told[0]?.told).toHaveLength(2 + (remoteEntryInitOptions?.shareScopeKeys.length ?? 1));
});

test('what is set up is waited for by everyone, asked for once, and never in a circle, as by the package itself', async () => {
  const told = [];
  for (const [, share] of starts) {
    let setUp: (() => void) | undefined;
    const waiting = new Promise<void>((done) => {
      setUp = done;
    });
    const started = container(share, () => [waiting]);
    const initScope: object[] = [];
    const order: string[] = [];
    const all = [undefined, undefined, initScope, initScope].map(async (scope, index) => {
      await started.share('default', scope);
      order.push(String(index));
    });
    await new Promise((pause) => setImmediate(pause));
    order.push('set up');
    setUp?.();
    await Promise.all(all);
    told.push({ order: order.toSorted(), before: order.indexOf('set up'), told: started.told });
  }
  expect(told[0]).toEqual(told[1]);
});

test('without a scope of its own a container shares nothing, as by the package itself', () => {
  for (const [start, share] of starts) {
    const { require, told } = container(share);
    expect(
      start({ webpackRequire: { ...require, S: undefined }, shareScope: {}, initScope: [] } as never),
    ).toBeUndefined();
    expect(told).toEqual([]);
  }
});
