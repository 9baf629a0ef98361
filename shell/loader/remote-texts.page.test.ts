import type { RegisteredRemote } from '@barnwatch/shared/federation';
import { createTexts, textsOfVersion } from '@barnwatch/shared/i18n';
import { createStore } from '@barnwatch/shared/testing';
import { remoteTextsLoader } from './remote-texts';

const asset = (file: string) => ({ file, integrity: 'sha256-x', bytes: 10 });
const remote: RegisteredRemote = {
  name: 'mf-cameras',
  version: '1.0.0',
  container: 'mf_cameras_1_0_0',
  needs: { contract: '^1.0.0' },
  baseUrl: '/remotes/mf-cameras/1.0.0/',
  entry: asset('remote-entry.js'),
  textNamespace: 'mf-cameras',
  texts: { en: asset('en.json'), de: asset('de.json') },
  routes: [],
  nav: [],
};
const never = new AbortController().signal;

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
}

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

/** A server, and a browser that answers nothing where a digest does not hold. */
function answering(answer: Answer | null): void {
  globalThis.fetch = (async (_address: URL, { integrity }: RequestInit) => {
    if (answer === null || (integrity !== undefined && answer.body === undefined))
      throw new TypeError('Failed to fetch');
    const { status = 200, type = 'application/json', body = '' } = answer;
    const headers = new Headers({ 'content-type': type });
    return { ok: status < 400, status, headers, body: null, text: async () => body };
  }) as never;
}

async function opened() {
  const memory = { read: async () => null, write: async () => undefined };
  const texts = createTexts(createStore(), {
    memory: memory as never,
    root: { setAttribute: () => undefined },
    frame: async () => ({}),
  });
  await texts.start(never);
  return { texts, load: remoteTextsLoader(texts) };
}

test.each<[string, Answer | null, string, number | undefined]>([
  ['an answer of 404', { status: 404, type: 'text/plain' }, 'refused', 404],
  ['a page of HTML', { type: 'text/html' }, 'not-a-script', 200],
  ['other words than those of the registry', {}, 'altered', 200],
  ['no answer', null, 'unreachable', undefined],
])(
  '%s is named as what it is, and asked for again by the next who wants the texts',
  async (_name, answer, code, status) => {
    const { texts, load } = await opened();
    answering(answer);
    expect(await load(remote, never)).toMatchObject({ code, context: { file: 'en.json' } });
    if (status !== undefined) expect(await load(remote, never)).toMatchObject({ context: { status } });
    answering({ body: JSON.stringify({ title: 'Cameras' }) });
    expect(await load(remote, never)).toBeNull();
    expect(texts.translation(textsOfVersion('mf-cameras', '1.0.0'), 'en')('title')).toBe('Cameras');
  },
);
