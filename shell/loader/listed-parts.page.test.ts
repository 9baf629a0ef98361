import type { RegisteredRemote, RegisteredRoute } from '@barnwatch/shared/federation';
import { createStore } from '@barnwatch/shared/testing';
import { exampleRemote } from '@barnwatch/shared/testing/example-registry';
import { RemoteLoader } from './remote-loader';

const asset = (file: string) => ({ file, integrity: 'sha256-x', bytes: 10 });
const route: RegisteredRoute = {
  path: '/cameras',
  module: './cameras',
  screen: 'Cameras',
  title: { en: 'Cameras', de: 'Kameras' },
  guard: 'none',
  doors: ['@barnwatch/shared/ui/grid'],
};
const remote = exampleRemote('mf-cameras', { parts: asset('parts.json'), routes: [route] });
const Cameras = () => null;

/** What is asked for, in its order: files by their name and try, doors by theirs. */
const asked: string[] = [];

function openLoader(): RemoteLoader {
  const environment = {
    states: createStore(),
    now: () => 0,
    random: () => 0.5,
    loadFile: async ({
      asset: { file },
      attempt,
    }: {
      readonly asset: { readonly file: string };
      readonly attempt: number;
    }) => {
      asked.push(`${file} ${attempt}`);
      return null;
    },
    loadTexts: async () => null,
    federation: {
      screenOf: async (
        _remote: RegisteredRemote,
        _route: object,
        files: { readonly bring: () => Promise<unknown> },
      ) => {
        const failure = await files.bring();
        return failure === null ? { screen: Cameras } : { failure: failure as never };
      },
      fetchDoors: async (
        _remote: RegisteredRemote,
        { doors = [] }: { readonly doors?: readonly string[] | undefined },
      ) => {
        asked.push(...doors);
        return null;
      },
    },
  };
  return new RemoteLoader(environment, '1.2.0', []);
}

const original = globalThis.fetch;
beforeEach(() => {
  asked.length = 0;
});
afterEach(() => {
  globalThis.fetch = original;
});

const list = {
  ok: true,
  text: async () => JSON.stringify({ './cameras': [asset('cameras.js'), asset('cameras.css')] }),
};

test('issue 19: where the registry does not name the files, their list comes beside the entry and the doors, and they after it', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  globalThis.fetch = () => {
    asked.push('list');
    return new Promise<Response>((resolve) => {
      arrive = resolve;
    });
  };
  const loader = openLoader();
  const outcome = loader.load(remote, route);
  const ahead = loader.ahead.filesOf(remote, route);
  expect([...asked].sort()).toEqual(['@barnwatch/shared/ui/grid', 'list', 'mf-cameras.js 1'].sort());
  arrive(list as Response);
  expect(await outcome).toEqual({ screen: Cameras });
  expect(await ahead).toMatchObject({ files: [{ file: 'cameras.js' }, { file: 'cameras.css' }] });
  expect(asked.slice(3)).toEqual(['cameras.js 1', 'cameras.css 1']);
});

test('issue 19: a list that cannot be had fails the screen, is named, and is asked for again by the next try', async () => {
  globalThis.fetch = async () => ({ ok: false, status: 503, text: async () => '' }) as Response;
  const loader = openLoader();
  expect(await loader.load(remote, route)).toMatchObject({
    failure: { code: 'refused', context: { file: 'parts.json', status: 503 } },
  });
  expect(loader.stateOf(remote)).toMatchObject({ phase: 'failed', retryAt: 1000 });
  globalThis.fetch = async () => list as Response;
  expect(await loader.load(remote, route)).toEqual({ screen: Cameras });
  expect(asked.filter((each) => each.startsWith('cameras'))).toEqual(['cameras.js 2', 'cameras.css 2']);
});
