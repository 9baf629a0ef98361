import type { RegisteredRemote, RegisteredRoute } from '@barnwatch/shared/federation';
import { ModuleFederation } from '@module-federation/enhanced/runtime';
import { openFederation, type ScreenFiles } from './federation';
import type { LoadFailure } from './load-failure';

const asset = (file: string) => ({ file, integrity: 'sha256-x', bytes: 10 });
const title = { en: 'Cameras', de: 'Kameras' };
const route: RegisteredRoute = {
  path: '/cameras',
  module: './cameras',
  screen: 'Cameras',
  title,
  guard: 'none',
  files: [],
};
const remoteOf = (version: string): RegisteredRemote => ({
  name: 'mf-cameras',
  version,
  container: `mf_cameras_${version.replaceAll('.', '_')}`,
  needs: { contract: '^1.0.0' },
  baseUrl: `/remotes/mf-cameras/${version}/`,
  entry: asset('remote-entry.js'),
  textNamespace: 'mf-cameras',
  texts: { en: asset('en.json'), de: asset('de.json') },
  routes: [route],
  nav: [],
});
const refused: LoadFailure = {
  code: 'refused',
  context: { remote: 'mf-cameras', version: '1.0.0', file: 'remote-entry.js', status: 500 },
};

type Shared = ConstructorParameters<typeof ModuleFederation>[0]['shared'];
interface PageOfTools {
  /** Entries that are loaded, or on their way, for all instances of a page. */
  __GLOBAL_LOADING_REMOTE_ENTRY__: Record<string, unknown>;
  __FEDERATION__: { __GLOBAL_PLUGIN__: unknown[]; moduleInfo: Record<string, unknown> };
}

let hosts = 0;

function open(shared: Shared = {}) {
  hosts += 1;
  const host = new ModuleFederation({ name: `host_${hosts}`, remotes: [], shared, shareStrategy: 'loaded-first' });
  return { host, federation: openFederation(host) };
}

/** A screen whose entry, once it runs, leaves a container under the remote's name. */
function filesOf(remote: RegisteredRemote, container: unknown): ScreenFiles {
  return {
    bring: async () => {
      Reflect.set(globalThis, remote.container, container);
      return null;
    },
    entryAttempt: () => 1,
  };
}

function containerWith(exports: object) {
  return { init: () => undefined, get: async () => () => exports };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = globalThis as unknown as PageOfTools;
  page.__FEDERATION__.__GLOBAL_PLUGIN__.splice(0);
  for (const entry of Object.keys(page.__GLOBAL_LOADING_REMOTE_ENTRY__))
    delete page.__GLOBAL_LOADING_REMOTE_ENTRY__[entry];
  for (const version of ['1.0.0', '1.1.0']) Reflect.deleteProperty(globalThis, remoteOf(version).container);
});

test('a screen is taken out of its container once its files have been brought', async () => {
  const { federation } = open();
  const Cameras = () => null;
  const remote = remoteOf('1.0.0');
  const outcome = await federation.screenOf(remote, route, filesOf(remote, containerWith({ Cameras })));
  expect(outcome).toEqual({ screen: Cameras });
});

test('two versions of a remote stand in one page', async () => {
  const { federation } = open();
  const screens = { '1.0.0': () => null, '1.1.0': () => null };
  for (const [version, Cameras] of Object.entries(screens)) {
    const remote = remoteOf(version);
    const outcome = await federation.screenOf(remote, route, filesOf(remote, containerWith({ Cameras })));
    expect(outcome).toEqual({ screen: Cameras });
  }
});

test('developer tools find the remotes of the page, and their manifests', async () => {
  const { host, federation } = open();
  const remote = remoteOf('1.0.0');
  await federation.screenOf(remote, route, filesOf(remote, containerWith({ Cameras: () => null })));
  const { moduleInfo } = (globalThis as unknown as PageOfTools).__FEDERATION__;
  expect(moduleInfo[host.name]).toEqual({ remotesInfo: { mf_cameras_1_0_0: { matchedVersion: '1.0.0' } } });
  expect(moduleInfo['mf_cameras_1_0_0:1.0.0']).toEqual({
    remoteEntry: 'http://localhost/remotes/mf-cameras/1.0.0/mf-manifest.json',
    version: '1.0.0',
  });
});

test('a file that failed is the failure of the screen, and nothing of it is kept', async () => {
  const { federation } = open();
  const Cameras = () => null;
  const remote = remoteOf('1.0.0');
  const broken: ScreenFiles = { bring: async () => refused, entryAttempt: () => 1 };
  expect(await federation.screenOf(remote, route, broken)).toEqual({ failure: refused });
  expect(await federation.screenOf(remote, route, filesOf(remote, undefined))).toMatchObject({
    failure: { code: 'no-container', context: { file: 'remote-entry.js' } },
  });
  const whole = filesOf(remote, containerWith({ Cameras }));
  expect(await federation.screenOf(remote, route, whole)).toEqual({ screen: Cameras });
});

test('a container that refuses the shared modules, or lacks the screen, is named; a better one is taken', async () => {
  const { federation } = open();
  const remote = remoteOf('1.0.0');
  let sharing = false;
  let exports: object = { Other: () => null };
  const container = {
    init: () => {
      if (!sharing) throw new Error('of another build');
    },
    get: async () => () => exports,
  };
  const load = () => federation.screenOf(remote, route, filesOf(remote, container));
  expect(await load()).toMatchObject({ failure: { code: 'sharing-refused' } });
  sharing = true;
  expect(await load()).toMatchObject({ failure: { code: 'no-screen', context: { file: './cameras' } } });
  exports = { Cameras: () => null };
  expect(await load()).toHaveProperty('screen');
});

describe('a shared module that cannot be fetched', () => {
  const lost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', request: '/7.js' });

  function openWithDoor() {
    let there = false;
    const get = async () => {
      if (!there) throw lost;
      return () => ({ door: true });
    };
    const shared = { door: { version: '1.0.0', get, shareConfig: { singleton: true, requiredVersion: '1.0.0' } } };
    return {
      ...open(shared),
      heal: () => {
        there = true;
      },
    };
  }
  const withDoor: RegisteredRoute = { ...route, doors: ['door'] };

  test('is named, and fetched again by the next who asks', async () => {
    const { federation, heal } = openWithDoor();
    expect(await federation.fetchDoors(remoteOf('1.0.0'), withDoor)).toMatchObject({
      code: 'unreachable',
      context: { file: '7.js' },
    });
    heal();
    expect(await federation.fetchDoors(remoteOf('1.0.0'), withDoor)).toBeNull();
  });

  test('is kept by no remote either', async () => {
    const { host, heal } = openWithDoor();
    await Promise.all(host.initializeSharing());
    const remote = new ModuleFederation({ name: 'remote', remotes: [], shareStrategy: 'loaded-first' });
    remote.initShareScopeMap('default', host.shareScopeMap.default ?? {});
    const load = () =>
      remote.loadShare('door', {
        customShareInfo: { scope: ['default'], shareConfig: { singleton: true, requiredVersion: '^1.0.0' } },
      });
    await expect(load()).rejects.toBe(lost);
    heal();
    await expect(load()).resolves.toBeInstanceOf(Function);
  });
});
