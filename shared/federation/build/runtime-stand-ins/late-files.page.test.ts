import { askForLateFiles, type LoadingBuild } from './late-files';

const rest = {
  7: { script: '7.js sha256-seven=' },
  8: { script: '8.js sha256-eight=', style: '8.css sha256-style=' },
};
const file = 'late-files.0123456789ab.json';
const address = `https://remotes.example/${file}`;

interface Loading {
  readonly build: LoadingBuild;
  /** Scripts that were put into the page, with the digest that they had to have. */
  readonly scripts: string[];
  readonly styles: string[];
  /** Each question for the late files, answered by the test. */
  readonly questions: { readonly options: RequestInit; answer: (status: number) => Promise<void> }[];
}

/** A build of which script 1 and style sheet 5 are named from its start. */
function loading(lateFiles: string | undefined = `${file} sha256-rest=`): Loading {
  const [scripts, styles, questions]: [string[], string[], Loading['questions']] = [[], [], []];
  const build: LoadingBuild = {
    p: 'https://remotes.example/',
    u: (chunk) => ({ 1: '1.js' })[chunk],
    k: (chunk) => ({ 5: '5.css', 8: 0 as const })[chunk],
    l: (from, done, _key, chunk) => {
      scripts.push(`${from} ${build.sriHashes[chunk]}`);
      done({ type: 'load', target: { src: from } });
    },
    sriHashes: { 1: 'sha256-one=' },
    sriCssHashes: { 5: 'sha256-five=' },
    f: {
      css: (chunk, promises) => {
        styles.push(`${build.k?.(chunk)} ${build.sriCssHashes?.[chunk]}`);
        promises.push(Promise.resolve());
      },
    },
    ...(lateFiles !== undefined && { lateFiles }),
  };
  globalThis.fetch = (asked, options = {}) =>
    new Promise((resolve) => {
      expect(asked).toBe(address);
      const answer = async (status: number) => {
        const { ok, json } = { ok: status === 200, json: async () => rest };
        resolve({ ok, status, json } as Response);
        await jest.advanceTimersByTimeAsync(0);
      };
      questions.push({ options, answer });
    });
  askForLateFiles(build);
  return { build, scripts, styles, questions };
}

/** How a script ended that the build asked for. */
function load({ build }: Loading, chunk: number): { readonly ends: string[] } {
  const ends: string[] = [];
  build.l(`${build.p}${build.u(chunk)}`, ({ type, target }) => void ends.push(`${type} ${target.src}`), '', chunk);
  return { ends };
}

const fetchOfPage = globalThis.fetch;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = fetchOfPage;
});

test('what is named from the start comes without a question', async () => {
  const suite = loading();
  expect(load(suite, 1).ends).toEqual(['load https://remotes.example/1.js']);
  const promises: Promise<unknown>[] = [];
  suite.build.f.css?.(5, promises);
  await Promise.all(promises);
  expect(suite.scripts).toEqual(['https://remotes.example/1.js sha256-one=']);
  expect(suite.styles).toEqual(['5.css sha256-five=']);
  expect(suite.questions).toEqual([]);
});

test('the first late file asks for the names and digests of all, once', async () => {
  const suite = loading();
  const promises: Promise<unknown>[] = [];
  const [seventh, eighth] = [load(suite, 7), load(suite, 8)];
  suite.build.f.css?.(8, promises);
  expect(suite.scripts).toEqual([]);
  expect(suite.questions.map(({ options }) => [options.integrity, options.credentials])).toEqual([
    ['sha256-rest=', 'omit'],
  ]);
  await suite.questions[0]?.answer(200);
  await Promise.all(promises);
  expect([seventh.ends, eighth.ends]).toEqual([
    ['load https://remotes.example/7.js'],
    ['load https://remotes.example/8.js'],
  ]);
  expect(suite.scripts).toEqual([
    'https://remotes.example/7.js sha256-seven=',
    'https://remotes.example/8.js sha256-eight=',
  ]);
  expect(suite.styles).toEqual(['8.css sha256-style=']);
  load(suite, 7);
  expect(suite.questions).toHaveLength(1);
});

test('what has no style sheet waits for none', () => {
  const suite = loading();
  suite.build.f.css?.(1, []);
  expect(suite.styles).toEqual(['undefined undefined']);
  expect(suite.questions).toEqual([]);
});

test('a second answer counts that does not come from what the browser keeps', async () => {
  const suite = loading();
  const { ends } = load(suite, 7);
  await suite.questions[0]?.answer(503);
  expect(suite.questions.map(({ options }) => options.cache)).toEqual(['default', 'reload']);
  await suite.questions[1]?.answer(200);
  expect(ends).toEqual(['load https://remotes.example/7.js']);
});

test('a failure is told as that of any file, and not kept (F30)', async () => {
  const suite = loading();
  const { ends } = load(suite, 7);
  const promises: Promise<unknown>[] = [];
  suite.build.f.css?.(8, promises);
  const style = Promise.all(promises).catch((cause: Error) => cause);
  await suite.questions[0]?.answer(503);
  await suite.questions[1]?.answer(503);
  expect(ends).toEqual([`error ${address}`]);
  await expect(style).resolves.toMatchObject({ name: 'ChunkLoadError', request: address });
  const again = load(suite, 7);
  await suite.questions[2]?.answer(200);
  expect(again.ends).toEqual(['load https://remotes.example/7.js']);
});

test('they are asked for when the first screen has had its time, so that nobody waits for them', async () => {
  const suite = loading();
  await jest.advanceTimersByTimeAsync(2_999);
  expect(suite.questions).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(suite.questions).toHaveLength(1);
  await suite.questions[0]?.answer(503);
  await suite.questions[1]?.answer(503);
  expect(load(suite, 7).ends).toEqual([]);
  expect(suite.questions).toHaveLength(3);
});

test('under development every file is named from the start', async () => {
  const suite = loading('');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(suite.questions).toEqual([]);
});
