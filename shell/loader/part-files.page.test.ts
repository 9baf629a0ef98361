import type { RegisteredRemote } from '@barnwatch/shared/federation';
import { exampleRemote } from '@barnwatch/shared/testing/example-registry';
import { PartFilesReader } from './part-files';

const asset = (file: string) => ({ file, integrity: 'sha256-x', bytes: 10 });
const part = { module: './cameras', screen: 'Cameras' } as const;
const remote: RegisteredRemote = {
  ...exampleRemote('mf-cameras', { baseUrl: '/remotes/mf-cameras/1.0.0/' }),
  parts: asset('parts.0123456789ab.json'),
};
const files = [asset('cameras.js'), asset('cameras.css')];

const original = globalThis.fetch;
const asked: { readonly path: string; readonly integrity: string | undefined }[] = [];
let answer: () => Response;

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = (async (address: URL, { integrity }: RequestInit) => {
    asked.push({ path: address.pathname, integrity });
    return answer();
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = original;
});

const json = (data: unknown) => () =>
  ({ ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify(data) }) as Response;

test('issue 19: what the registry does not name is read from the list of the remote, by its digest and once', async () => {
  answer = json({ './cameras': files, './live': [] });
  const reader = new PartFilesReader();
  const both = await Promise.all([reader.of(remote, part), reader.of(remote, { ...part, module: './live' })]);
  expect(both).toEqual([{ files }, { files: [] }]);
  expect(await reader.of(remote, part)).toEqual({ files });
  expect(asked).toEqual([{ path: '/remotes/mf-cameras/1.0.0/parts.0123456789ab.json', integrity: 'sha256-x' }]);
});

test('issue 19: what the registry names costs no request', async () => {
  expect(await new PartFilesReader().of(remote, { ...part, files })).toEqual({ files });
  expect(asked).toEqual([]);
});

test.each([
  ['an answer of 404', () => new Response('', { status: 404 }), 'refused'],
  [
    'no answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'unreachable',
  ],
])('issue 19: a list with %s is named, and asked for again by the next who wants it', async (_what, failing, code) => {
  const reader = new PartFilesReader();
  answer = failing;
  expect(await reader.of(remote, part)).toMatchObject({
    failure: { code, context: { file: 'parts.0123456789ab.json' } },
  });
  answer = json({ './cameras': files });
  expect(await reader.of(remote, part)).toEqual({ files });
});

test.each([
  ['no object', []],
  ['a list of something else', { './cameras': 'cameras.js' }],
  ['nothing', null],
])('issue 19: a list that is %s is none, whatever its digest', async (_what, list) => {
  answer = json(list);
  const named = await new PartFilesReader().of(remote, part);
  expect(named).toMatchObject({ failure: { code: expect.stringMatching(/altered|no-screen/) } });
});

test.each([
  ['a list without it', { './live': files }],
  ['a list that has only what every object has', {}],
])('issue 19: a part that is nowhere named is no screen: %s', async (_what, list) => {
  answer = json(list);
  const reader = new PartFilesReader();
  for (const module of ['./cameras', 'toString'])
    expect(await reader.of(remote, { ...part, module })).toMatchObject({ failure: { code: 'no-screen' } });
});
