import type { RegisteredRemote, RegisteredRoute } from '@barnwatch/shared/federation';
import { createStore } from '@barnwatch/shared/testing';
import type { Federation } from './federation';
import type { LoadFailure } from './load-failure';
import type { FileRequest } from './load-file';
import { type LoaderEnvironment, RemoteLoader } from './remote-loader';

const asset = (file: string) => ({ file, integrity: 'sha384-x', bytes: 10 });
const title = { en: 'Cameras', de: 'Kameras' };
const route: RegisteredRoute = {
  path: '/cameras',
  module: './cameras',
  screen: 'Cameras',
  title,
  guard: 'none',
  files: [asset('cameras.js'), asset('cameras.css')],
};
const remote: RegisteredRemote = {
  name: 'mf-cameras',
  version: '1.0.0',
  container: 'mf_cameras_1_0_0',
  needs: { contract: '^1.0.0' },
  baseUrl: '/remotes/mf-cameras/1.0.0/',
  entry: asset('remote-entry.js'),
  textNamespace: 'mf-cameras',
  texts: { en: asset('en.json'), de: asset('de.json') },
  routes: [route],
  nav: [],
};
const Cameras = () => null;
const refused = (file: string): LoadFailure => ({
  code: 'refused',
  context: { remote: remote.name, version: remote.version, file, status: 500 },
});

function setUp(
  { screenOf, ...overrides }: Partial<LoaderEnvironment & Pick<Federation, 'screenOf'>> = {},
  contract = '1.2.0',
  disabled: string[] = [],
) {
  const requests: FileRequest[] = [];
  const doors: string[] = [];
  const federation: Federation = {
    screenOf: async (...given) => {
      const failure = await given[2].bring();
      if (failure !== null) return { failure };
      return screenOf?.(...given) ?? { screen: Cameras };
    },
    fetchDoors: async (_remote, { doors: wanted = [] }) => {
      doors.push(...wanted);
      return null;
    },
  };
  const states = createStore();
  const environment: LoaderEnvironment = {
    states,
    now: () => 0,
    random: () => 0.5,
    loadFile: async (request) => {
      requests.push(request);
      return null;
    },
    loadTexts: async () => null,
    federation,
    ...overrides,
  };
  return { loader: new RemoteLoader(environment, contract, disabled), states, requests, doors };
}

test('shared modules that the screen needs are fetched before its own files have arrived', async () => {
  let arrive: (failure: null) => void = () => undefined;
  const files = new Promise<null>((resolve) => {
    arrive = resolve;
  });
  const { loader, doors } = setUp({ loadFile: () => files });
  const outcome = loader.load(remote, { ...route, doors: ['@barnwatch/shared/ui/grid'] });
  expect(doors).toEqual(['@barnwatch/shared/ui/grid']);
  arrive(null);
  expect(await outcome).toEqual({ screen: Cameras });
});

test('entry, chunks and styles are asked for together, once', async () => {
  const { loader, requests } = setUp();
  const [first, second] = await Promise.all([loader.load(remote, route), loader.load(remote, route)]);
  expect(first).toEqual({ screen: Cameras });
  expect(second).toBe(first);
  await loader.load(remote, route);
  expect(requests.map(({ asset: { file } }) => file)).toEqual(['remote-entry.js', 'cameras.js', 'cameras.css']);
  expect(loader.stateOf(remote).phase).toBe('ready');
  expect(loader.loadedScreen(remote, route)).toBe(Cameras);
});

test('a failed file is named, and only what is missing is asked for again, under a distinct try', async () => {
  let broken = true;
  const requests: FileRequest[] = [];
  const { loader } = setUp({
    loadFile: async (request) => {
      requests.push(request);
      return broken && request.asset.file === 'cameras.js' ? refused('cameras.js') : null;
    },
  });
  expect(await loader.load(remote, route)).toEqual({ failure: refused('cameras.js') });
  expect(loader.stateOf(remote)).toMatchObject({ phase: 'failed', attempt: 1, retryAt: 1000 });
  expect(loader.loadedScreen(remote, route)).toBeUndefined();
  broken = false;
  requests.length = 0;
  expect(await loader.load(remote, route)).toEqual({ screen: Cameras });
  expect(requests.map(({ asset: { file }, attempt }) => [file, attempt])).toEqual([['cameras.js', 2]]);
});

test('an entry that threw is run again by the next try', async () => {
  let tries = 0;
  const { loader, requests } = setUp({
    screenOf: async () =>
      ++tries === 1
        ? {
            failure: {
              code: 'no-container',
              context: { remote: 'mf-cameras', version: '1.0.0', file: 'remote-entry.js' },
            },
          }
        : { screen: Cameras },
  });
  await loader.load(remote, route);
  await loader.load(remote, route);
  expect(requests.filter(({ asset: { file } }) => file === 'remote-entry.js').map(({ attempt }) => attempt)).toEqual([
    1, 2,
  ]);
});

test('two screens of a remote that are opened at once share its files on their way', async () => {
  const { loader, requests } = setUp();
  const second: RegisteredRoute = { ...route, path: '/live', module: './live', screen: 'Live' };
  await Promise.all([loader.load(remote, route), loader.load(remote, second)]);
  expect(requests.map(({ asset: { file } }) => file)).toEqual(['remote-entry.js', 'cameras.js', 'cameras.css']);
});

test('the address of the entry is that of the try which brought it', async () => {
  const attempts: number[] = [];
  let broken = true;
  const { loader } = setUp({
    loadFile: async ({ asset: { file } }) => (broken && file === 'remote-entry.js' ? refused(file) : null),
    screenOf: async (_remote, _route, { entryAttempt }) => {
      attempts.push(entryAttempt());
      return { screen: Cameras };
    },
  });
  await loader.load(remote, route);
  broken = false;
  await loader.load(remote, route);
  expect(attempts).toEqual([2]);
});

test('a screen that takes too long is named, whatever of it does', async () => {
  jest.useFakeTimers();
  try {
    const { loader } = setUp({ screenOf: () => new Promise(() => undefined) });
    const outcome = loader.load(remote, route);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toMatchObject({ failure: { code: 'timeout', context: { file: './cameras' } } });
  } finally {
    jest.useRealTimers();
  }
});

test('an unfit or disabled remote costs no request', async () => {
  for (const { loader, requests } of [setUp({}, '2.0.0'), setUp({}, '1.0.0', ['mf-cameras'])]) {
    expect(await loader.load(remote, route)).toHaveProperty('failure');
    expect(requests).toEqual([]);
  }
  expect(setUp({}, '2.0.0').loader.stateOf(remote)).toEqual({
    phase: 'incompatible',
    needed: '^1.0.0',
    provided: '2.0.0',
  });
});

test('texts that cannot be read fail the screen, and are asked for again', async () => {
  let missing = true;
  const { loader } = setUp({ loadTexts: async () => (missing ? refused('en.json') : null) });
  expect(await loader.load(remote, route)).toEqual({ failure: refused('en.json') });
  missing = false;
  expect(await loader.load(remote, route)).toEqual({ screen: Cameras });
});

test('whoever is told of a change finds the screen, also the second one of a ready remote', async () => {
  const { loader, states } = setUp();
  const second: RegisteredRoute = { ...route, path: '/live', module: './live', screen: 'Live' };
  for (const wanted of [route, second]) {
    const seen: boolean[] = [];
    const screen = loader.watch(() => loader.loadedScreen(remote, wanted));
    const stop = states.sub(screen, () => seen.push(states.get(screen) !== undefined));
    await loader.load(remote, wanted);
    stop();
    expect(seen.at(-1)).toBe(true);
  }
});

describe('a screen that is made ready before it is drawn', () => {
  test('is there for whoever draws it, and is loaded once', async () => {
    const onLoaded = jest.fn();
    const { loader, requests } = setUp({ onLoaded });
    const prepared = loader.prepare(remote, route);
    const loaded = loader.load(remote, route);
    await prepared;
    expect(loader.loadedScreen(remote, route)).toBe(Cameras);
    expect(loader.stateOf(remote).phase).toBe('ready');
    expect(await loaded).toEqual({ screen: Cameras });
    expect(requests).toHaveLength(3);
    expect(onLoaded).toHaveBeenCalledTimes(1);
  });

  test('is waited for by whoever comes to prepare it meanwhile', async () => {
    const { loader, requests } = setUp();
    void loader.prepare(remote, route);
    await loader.prepare(remote, route);
    expect(loader.loadedScreen(remote, route)).toBe(Cameras);
    expect(requests).toHaveLength(3);
  });

  test('tells nothing of a failure: the load itself tries anew, and names it once', async () => {
    const onTrouble = jest.fn();
    const tries: number[] = [];
    const { loader } = setUp({
      onTrouble,
      loadFile: async ({ asset: { file }, attempt }) => {
        tries.push(attempt);
        return refused(file);
      },
    });
    await loader.prepare(remote, route);
    expect(loader.stateOf(remote).phase).toBe('idle');
    expect(onTrouble).not.toHaveBeenCalled();
    expect(await loader.load(remote, route)).toMatchObject({ failure: { code: 'refused' } });
    expect(onTrouble).toHaveBeenCalledTimes(1);
    expect(new Set(tries)).toEqual(new Set([1]));
  });

  test('is not loaded of a remote that is switched off', async () => {
    const { loader, requests } = setUp({}, '1.2.0', ['mf-cameras']);
    await loader.prepare(remote, route);
    expect(requests).toEqual([]);
  });
});
