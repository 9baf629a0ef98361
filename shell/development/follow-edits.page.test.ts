import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { createStore } from '@barnwatch/shared/testing';
import { exampleRegistry, exampleRemote } from '@barnwatch/shared/testing/example-registry';
import type { LoadFailure } from '../loader/load-failure';
import { exampleSuite } from '../testing/example-suite';
import { followEdits } from './follow-edits';

const route = { path: '/pens', module: './pens', screen: 'Pens', title: { en: 'Pens', de: 'Buchten' }, guard: 'none' };
const remoteOf = (name: string, version: string) =>
  exampleRemote(name, { version, baseUrl: `/${name}/`, routes: [{ ...route, guard: 'none', files: [] }] });

const asked = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const present = globalThis.fetch;
const environment = process.env.NODE_ENV;
let end = new AbortController();
beforeEach(() => {
  asked.mockReset();
  globalThis.fetch = asked;
  Object.assign(process.env, { NODE_ENV: 'development' });
  end = new AbortController();
});
afterEach(() => {
  end.abort();
  globalThis.fetch = present;
  Object.assign(process.env, { NODE_ENV: environment });
});

/** A suite of two remotes, of which one is loaded, and what is told of its edits. */
async function following(loadTexts: (remote: RegisteredRemote) => LoadFailure | null) {
  const pens = remoteOf('mf-pens', '1.0.0');
  const suite = exampleSuite(createStore(), [pens, remoteOf('mf-scales', '1.0.0')], async () => ({
    screen: () => null,
  }));
  const [first] = pens.routes;
  if (first === undefined) throw new Error('there is no route');
  await suite.loader.load(pens, first);
  const calls: string[] = [];
  followEdits(
    {
      suite: () => suite,
      loadTexts: async (remote) => {
        calls.push(`texts of ${remote.name} ${remote.version}`);
        return loadTexts(remote);
      },
      takeOver: ({ branding }) => void calls.push(`takes over ${branding.name}`),
    },
    end.signal,
  );
  return calls;
}

const tell = (type: string) => dispatchEvent(new MessageEvent('message', { source: window, data: { type } }));
const composed = (name: string): SuiteRegistry => {
  const remotes = ['mf-pens', 'mf-scales'].map((remote) => remoteOf(remote, `1.0.0-words.${name}`));
  return exampleRegistry(remotes, { branding: { name } });
};
const answer = (registry: SuiteRegistry) => new Response(JSON.stringify(registry));
/** What was asked for is answered, and all that follows from it has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('after a build the registry is taken over, once the words of what is loaded are there', async () => {
  const calls = await following(() => null);
  asked.mockImplementation(async () => answer(composed('a')));
  tell('webpackInvalid');
  tell('webpackStillOk');
  await settled();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(calls).toEqual(['texts of mf-pens 1.0.0-words.a', 'takes over a']);
});

test('of two builds the later one is taken over last, however late the first answer comes', async () => {
  const calls = await following(() => null);
  let answerFirst = (_answer: Response): void => undefined;
  asked.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
  asked.mockImplementation(async () => answer(composed('b')));
  tell('webpackStillOk');
  tell('webpackStillOk');
  await settled();
  expect(calls).toEqual([]);
  answerFirst(answer(composed('a')));
  await settled();
  expect(calls.filter((call) => call.startsWith('takes'))).toEqual(['takes over a', 'takes over b']);
});

test.each([
  ['no registry', async () => new Response('', { status: 500 }), null],
  ['no words', async () => answer(composed('a')), 'refused'],
] as const)('%s changes nothing, and the next build is followed', async (_what, answers, code) => {
  const failures: (LoadFailure | null)[] = [
    code && { code, context: { remote: 'mf-pens', version: '1', file: 'en.json' } },
  ];
  const calls = await following(() => failures.shift() ?? null);
  asked.mockImplementationOnce(answers);
  asked.mockImplementation(async () => answer(composed('b')));
  tell('webpackStillOk');
  await settled();
  expect(calls.filter((call) => call.startsWith('takes'))).toEqual([]);
  failures.length = 0;
  tell('webpackStillOk');
  await settled();
  expect(calls.filter((call) => call.startsWith('takes'))).toEqual(['takes over b']);
});
