import { type FileRequest, fileAddress, fileTimeout, loadFile } from './load-file';

const request = (changes: Partial<FileRequest> = {}): FileRequest => ({
  remote: 'scales',
  version: '1.0.0',
  baseUrl: '/remotes/scales/1.0.0/',
  asset: { file: 'part.js', integrity: 'sha256-x', bytes: 10 },
  kind: 'imported-module',
  attempt: 1,
  ...changes,
});
const never = new AbortController().signal;

interface Answered {
  readonly status?: number;
  readonly contentType?: string;
}

function answer({ status = 200, contentType = 'text/javascript' }: Answered = {}) {
  const headers = new Headers({ 'content-type': contentType });
  return { ok: status < 400, status, headers, body: null, arrayBuffer: async () => new ArrayBuffer(0) };
}

let asked: { address: string; options: RequestInit }[];
let answers: (() => Promise<unknown>)[];
const original = globalThis.fetch;
beforeEach(() => {
  asked = [];
  answers = [];
  globalThis.fetch = jest.fn(async (address: string, options: RequestInit) => {
    asked.push({ address, options });
    return (await answers.shift()?.()) ?? answer();
  }) as never;
  document.head.replaceChildren();
});
afterEach(() => {
  globalThis.fetch = original;
});

const tags = () => [...document.head.querySelectorAll('link, script')];

/** jsdom knows no modules: it answers for the tag as a browser does that has read one. */
async function arriving(outcome: Promise<unknown>): Promise<unknown> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  for (const tag of tags()) tag.dispatchEvent(new Event('load'));
  return outcome;
}

test.each<[string, Answered, string]>([
  ['an error', { status: 503 }, 'refused'],
  ['a page', { contentType: 'text/html' }, 'not-a-script'],
])('%s is named, and the page is given no module that would stay failed', async (_name, answered, code) => {
  answers.push(async () => answer(answered));
  expect(await loadFile(request(), never)).toMatchObject({ code, context: { file: 'part.js' } });
  expect(tags()).toEqual([]);
});

test('bytes that the registry does not name are told from an answer that never came', async () => {
  const refusing = async () => Promise.reject(new TypeError('Failed to fetch'));
  answers.push(refusing, async () => answer());
  expect(await loadFile(request(), never)).toMatchObject({ code: 'altered' });
  answers.push(refusing, refusing);
  expect(await loadFile(request(), never)).toMatchObject({ code: 'unreachable' });
  expect(tags()).toEqual([]);
});

test('a module that never arrives is given up in time', async () => {
  const ended: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    ended.push(milliseconds);
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  });
  answers.push(async () => Promise.reject(new DOMException('late', 'TimeoutError')));
  expect(await loadFile(request(), never)).toMatchObject({ code: 'timeout' });
  expect(ended).toEqual([fileTimeout]);
  jest.restoreAllMocks();
});

test('what has arrived is handed to the page under the address by which others import it, on each try', async () => {
  for (const attempt of [1, 2]) await arriving(loadFile(request({ attempt }), never));
  expect(asked.map(({ address }) => address)).toEqual(Array(2).fill('http://localhost/remotes/scales/1.0.0/part.js'));
  expect(asked.map(({ options }) => [options.integrity, options.cache])).toEqual([
    ['sha256-x', 'default'],
    ['sha256-x', 'reload'],
  ]);
});

test('the entry takes a distinct address on a second try: it is to run again', () => {
  expect(fileAddress(request({ kind: 'module', attempt: 2 }))).toBe(
    'http://localhost/remotes/scales/1.0.0/part.js?retry=2',
  );
});
