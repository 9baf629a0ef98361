import { waitFor } from '@testing-library/dom';
import { createStore } from 'jotai';
import { type Dictionary, type DictionarySource, lateFrameNamespace } from './dictionary';
import type { Language } from './language';
import type { LanguageMemory } from './language-memory';
import { textsOfVersion } from './text-versions';
import { createTexts, languageAtom, type TextsEnvironment } from './texts';

const never = new AbortController().signal;

function memoryWith(language: Language | null): LanguageMemory & { kept: Language | null } {
  return {
    kept: language,
    async read() {
      return this.kept;
    },
    async write(chosen) {
      this.kept = chosen;
    },
  };
}

const words: Record<Language, Dictionary> = {
  en: { pen: { title: 'Pen {{name}}' }, animals_one: '{{count}} animal', animals_other: '{{count}} animals' },
  de: { pen: { title: 'Bucht {{name}}' }, animals_one: '{{count}} Tier', animals_other: '{{count}} Tiere' },
};

function suite(options: Partial<TextsEnvironment> & { remembered?: Language | null } = {}) {
  const memory = memoryWith(options.remembered ?? null);
  const root = document.createElement('html');
  const frame = jest.fn<Promise<Dictionary>, [Language, AbortSignal]>(async (language) => words[language]);
  const states = createStore();
  const texts = createTexts(states, { memory, root, frame, ...options });
  return { states, texts, memory, root, frame };
}

describe('the texts of the suite', () => {
  test('start in English while nothing was chosen, and only English is fetched', async () => {
    const { texts, root, frame } = suite();
    await expect(texts.start(never)).resolves.toEqual({ ok: true });
    expect(texts.state()).toEqual({ language: 'en', chosen: false });
    expect(root.getAttribute('lang')).toBe('en');
    expect(frame.mock.calls.map(([language]) => language)).toEqual(['en']);
    expect(texts.translation('frame', 'en')('pen.title', { name: '<7>' })).toBe('Pen <7>');
  });

  test('the frame’s words that come later are fetched when something speaks with them, and go with the language', async () => {
    const { texts } = suite();
    await texts.start(never);
    const late = jest.fn<Promise<Dictionary>, [Language, AbortSignal]>(async (language) => ({
      pen: { wash: language === 'de' ? 'Waschen' : 'Wash' },
    }));
    texts.register(lateFrameNamespace, late);
    expect(late).not.toHaveBeenCalled();
    await texts.load(lateFrameNamespace, never);
    expect(texts.translation('frame', 'en')('pen.wash')).toBe('Wash');
    await texts.choose('de', never);
    expect(texts.translation('frame', 'de')('pen.wash')).toBe('Waschen');
  });

  test('start in the language that was chosen before', async () => {
    const { texts, frame } = suite({ remembered: 'de' });
    await texts.start(never);
    expect(texts.state()).toEqual({ language: 'de', chosen: true });
    expect(frame).toHaveBeenCalledTimes(1);
    const t = texts.translation('frame', 'de');
    expect([t('animals', { count: 1 }), t('animals', { count: 12 })]).toEqual(['1 Tier', '12 Tiere']);
  });

  describe('whose memory is late (F46)', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    function lateSuite() {
      let tell: (language: Language | null) => void = () => undefined;
      const later = new Promise<Language | null>((resolve) => {
        tell = resolve;
      });
      const memory: LanguageMemory = { read: () => later, write: async () => undefined };
      return { ...suite({ memory }), tell: (language: Language | null) => tell(language) };
    }

    test('start without asking for a language, and change to the kept one when it comes', async () => {
      const { texts, root, tell } = lateSuite();
      const started = texts.start(never);
      await jest.advanceTimersByTimeAsync(3_000);
      await expect(started).resolves.toEqual({ ok: true });
      expect(texts.state()).toEqual({ language: 'en', chosen: true });
      tell('de');
      await jest.advanceTimersByTimeAsync(0);
      expect(texts.state()).toEqual({ language: 'de', chosen: true });
      expect(root.getAttribute('lang')).toBe('de');
    });

    test('ask for a language once it is known that none was chosen', async () => {
      const { texts, tell } = lateSuite();
      void texts.start(never);
      await jest.advanceTimersByTimeAsync(3_000);
      tell(null);
      await jest.advanceTimersByTimeAsync(0);
      expect(texts.state()).toEqual({ language: 'en', chosen: false });
    });

    test('stay as somebody has chosen meanwhile', async () => {
      const { texts, tell } = lateSuite();
      void texts.start(never);
      await jest.advanceTimersByTimeAsync(3_000);
      await texts.choose('de', never);
      tell('en');
      await jest.advanceTimersByTimeAsync(0);
      expect(texts.state()).toEqual({ language: 'de', chosen: true });
    });
  });

  test('switch with every namespace in use, keep the choice and tell the page', async () => {
    const { states, texts, memory, root } = suite();
    const source = jest.fn<Promise<Dictionary>, [Language, AbortSignal]>(async (language) => ({ hello: language }));
    const listener = jest.fn();
    texts.register('mf-cameras', source);
    await texts.start(never);
    await texts.load('mf-cameras', never);
    states.sub(languageAtom, listener);
    await expect(texts.choose('de', never)).resolves.toEqual({ ok: true });
    expect(texts.translation('mf-cameras', 'de')('hello')).toBe('de');
    expect(memory.kept).toBe('de');
    expect(root.getAttribute('lang')).toBe('de');
    expect(listener).toHaveBeenCalled();
  });

  test('fetch each dictionary once', async () => {
    const { texts } = suite();
    const source = jest.fn<Promise<Dictionary>, [Language, AbortSignal]>(async () => ({}));
    texts.register('mf-cameras', source);
    await texts.start(never);
    await texts.load('mf-cameras', never);
    await texts.load('mf-cameras', never);
    expect(source).toHaveBeenCalledTimes(1);
  });

  test('stay in the old language when a dictionary cannot be had, and try anew the next time', async () => {
    const cause = new Error('504');
    const frame = jest
      .fn<Promise<Dictionary>, [Language, AbortSignal]>()
      .mockResolvedValueOnce(words.en)
      .mockRejectedValueOnce(cause)
      .mockResolvedValueOnce(words.de);
    const { texts, memory } = suite({ frame });
    await texts.start(never);
    await expect(texts.choose('de', never)).resolves.toEqual({
      ok: false,
      error: { code: 'dictionary-unavailable', context: { namespace: 'frame', language: 'de' }, cause },
    });
    expect(texts.state().language).toBe('en');
    expect(memory.kept).toBeNull();
    await expect(texts.choose('de', never)).resolves.toEqual({ ok: true });
    expect(texts.state().language).toBe('de');
  });

  test('let the later of two choices win, however slow the earlier one is', async () => {
    let release: (dictionary: Dictionary) => void = () => undefined;
    const slow = new Promise<Dictionary>((resolve) => {
      release = resolve;
    });
    const frame: DictionarySource = async (language) => (language === 'de' ? slow : words.en);
    const { texts, memory } = suite({ frame });
    await texts.start(never);
    const german = texts.choose('de', never);
    await texts.choose('en', never);
    release(words.de);
    await german;
    expect(texts.state()).toEqual({ language: 'en', chosen: true });
    expect(memory.kept).toBe('en');
  });

  test('load a namespace in the language that holds when it arrives', async () => {
    const { texts } = suite();
    await texts.start(never);
    texts.register('mf-cameras', async (language) => {
      if (language === 'en') await texts.choose('de', never);
      return { hello: language };
    });
    await texts.load('mf-cameras', never);
    expect(texts.state().language).toBe('de');
    expect(texts.translation('mf-cameras', 'de')('hello')).toBe('de');
  });

  test('of two versions are told apart, and the older one holds up no language that it does not have', async () => {
    const { texts } = suite();
    await texts.start(never);
    const [before, now] = ['1.0.0', '1.1.0'].map((version) => textsOfVersion('mf-cameras', version)) as [
      string,
      string,
    ];
    texts.register(before, async (language) => {
      if (language === 'de') throw new Error('removed meanwhile');
      return { hello: 'old hello' };
    });
    await texts.load(before, never);
    texts.register(now, async (language) => ({ hello: `new ${language}` }));
    await texts.load(now, never);
    expect(texts.translation(before, 'en')('hello')).toBe('old hello');
    expect(texts.translation(now, 'en')('hello')).toBe('new en');
    await expect(texts.choose('de', never)).resolves.toEqual({ ok: true });
    expect(texts.translation(now, 'de')('hello')).toBe('new de');
    expect(texts.translation(before, 'de')('hello')).toBe('old hello');
  });

  test('of the version before come in the language chosen where they can be had', async () => {
    const { texts } = suite();
    await texts.start(never);
    for (const version of ['1.1.0', '1.0.0']) {
      const name = textsOfVersion('mf-cameras', version);
      texts.register(name, async (language) => ({ hello: `${version} ${language}` }));
      await texts.load(name, never);
    }
    await texts.choose('de', never);
    const t = texts.translation(textsOfVersion('mf-cameras', '1.1.0'), 'de');
    await waitFor(() => expect(t('hello')).toBe('1.1.0 de'));
  });

  test('name a namespace that nobody registered', async () => {
    const { texts } = suite();
    await texts.start(never);
    const outcome = await texts.load('mf-unknown', never);
    expect(outcome).toMatchObject({ ok: false, error: { code: 'dictionary-unregistered' } });
  });

  test('end the wait when it is no longer wanted', async () => {
    const { texts } = suite();
    await texts.start(never);
    texts.register('slow', () => new Promise(() => undefined));
    const wanted = new AbortController();
    const outcome = texts.load('slow', wanted.signal);
    wanted.abort();
    await expect(outcome).resolves.toMatchObject({ ok: false, error: { code: 'dictionary-unavailable' } });
  });

  test('tell of a text that is missing, and show its key', async () => {
    const onMissingText = jest.fn();
    const { texts } = suite({ onMissingText });
    await texts.start(never);
    expect(texts.translation('frame', 'en')('no.such')).toBe('no.such');
    expect(onMissingText).toHaveBeenCalledWith({ namespace: 'frame', key: 'no.such', language: 'en' });
  });
});
