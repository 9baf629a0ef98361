import { createInstance } from 'i18next';
import { atom } from 'jotai';
import type { StateStore } from '../state';
import { inTime, lateAfterMs } from '../storage';
import {
  type Dictionary,
  type DictionarySource,
  dictionaryTimeoutMs,
  frameNamespace,
  frameSource,
  lateFrameNamespace,
} from './dictionary';
import { defaultLanguage, type Language, languages } from './language';
import type { LanguageMemory } from './language-memory';
import { areVersionsOfOne } from './text-versions';

/** Values that a text may name as `{{value}}`; `count` chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Translates one key of the namespace. A missing key answers the key itself. */
export type Translate = (key: string, values?: TextValues) => string;

/** Why texts could not be had. `cause` is what the dictionary's source rejected with. */
export interface TextsError {
  readonly code: 'dictionary-unavailable' | 'dictionary-unregistered';
  readonly context: { readonly namespace: string; readonly language: Language };
  readonly cause?: unknown;
}

export type TextsOutcome = { readonly ok: true } | { readonly ok: false; readonly error: TextsError };

/** The language in use, and whether somebody chose it (otherwise the language dialog is due). */
export interface LanguageState {
  readonly language: Language;
  readonly chosen: boolean;
}

/** The language in use. Another value with the same language: more words are there. */
export const languageAtom = atom<LanguageState>({ language: defaultLanguage, chosen: false });

/** Whether somebody chose the language in use. */
export const isLanguageChosenAtom = atom((get) => get(languageAtom).chosen);

export interface TextsEnvironment {
  readonly memory: LanguageMemory;
  /** Receives the `lang` attribute: the document's root element. */
  readonly root: Pick<HTMLElement, 'setAttribute'>;
  /** The frame's own texts; replaceable for tests. */
  readonly frame?: DictionarySource;
  /** Told of each text that is asked for and missing. */
  readonly onMissingText?: (text: { namespace: string; key: string; language: string }) => void;
}

/** All texts of the suite: which language, which namespaces, and how to get more. */
export interface Texts {
  /** Reads the choice and loads the frame's texts. */
  start(signal: AbortSignal): Promise<TextsOutcome>;
  /**
   * Says where a namespace's texts come from; nothing is fetched yet. Texts of another version of the same part
   * (`textsOfVersion`) stay as they are: a language is chosen without them when they cannot be had any more.
   */
  register(namespace: string, source: DictionarySource): void;
  /** Makes a namespace ready in the language in use. At once when it is ready already. */
  load(namespace: string, signal: AbortSignal): Promise<TextsOutcome>;
  /** Loads everything in use in that language, then switches. On failure the language stays as it was. */
  choose(language: Language, signal: AbortSignal): Promise<TextsOutcome>;
  state(): LanguageState;
  /**
   * Words that are there already, in both languages: nothing is fetched, nothing is drawn anew, and what the namespace has
   * it keeps. What is not among them is looked for among those of the frame.
   */
  know(namespace: string, words: Readonly<Record<Language, Dictionary>>): void;
  /** The translation of a namespace's keys into a language that is loaded, else into the one that is. */
  translation(namespace: string, language: Language): Translate;
}

const ready: TextsOutcome = { ok: true };

/** A text names values or other texts; all others are shown as they are written: there are hundreds on a page. */
const madeOfOthers = /\{\{|\$t\(/;

export function createTexts(
  states: StateStore,
  { memory, root, frame = frameSource, onMissingText }: TextsEnvironment,
): Texts {
  const sources = new Map<string, DictionarySource>([[frameNamespace, frame]]);
  const inUse = new Set<string>([frameNamespace]);
  /** Of versions before the present one: perhaps still on screen, perhaps no longer on the server. */
  const superseded = new Set<string>();
  /** Words that came without being fetched, by their namespace. */
  const known = new Map<string, Readonly<Record<Language, Dictionary>>>();
  let lastSwitch = 0;
  const state = (): LanguageState => states.get(languageAtom);

  const translator = createInstance({
    lng: defaultLanguage,
    fallbackLng: false,
    defaultNS: frameNamespace,
    fallbackNS: lateFrameNamespace,
    ns: [],
    resources: {},
    initAsync: false,
    // React escapes; escaping twice would show entities.
    interpolation: { escapeValue: false },
    saveMissing: onMissingText !== undefined,
    missingKeyHandler: ([language = state().language], namespace, key) => onMissingText?.({ namespace, key, language }),
  });
  const initialised = translator.init();

  function change(next: LanguageState): void {
    root.setAttribute('lang', next.language);
    states.set(languageAtom, next);
  }

  async function fetchDictionary(namespace: string, language: Language, signal: AbortSignal): Promise<TextsOutcome> {
    if (speaks(namespace, language)) return ready;
    const context = { namespace, language };
    const source = sources.get(namespace);
    if (!source) return { ok: false, error: { code: 'dictionary-unregistered', context } };
    try {
      const dictionary = await bounded(source, language, signal);
      translator.addResourceBundle(language, namespace, dictionary);
      return ready;
    } catch (cause) {
      return { ok: false, error: { code: 'dictionary-unavailable', context, cause } };
    }
  }

  /** Makes all namespaces in use ready, those included that came into use meanwhile. */
  async function fetchAll(language: Language, signal: AbortSignal): Promise<TextsOutcome> {
    for (;;) {
      const lacking = [...inUse].filter((name) => !superseded.has(name) && !speaks(name, language));
      if (lacking.length === 0) return ready;
      const outcomes = await Promise.all(lacking.map((namespace) => fetchDictionary(namespace, language, signal)));
      const failure = outcomes.find((outcome) => !outcome.ok);
      if (failure) return failure;
    }
  }

  /** Nobody waits for these: a screen that still speaks with them goes on in the language that it has. */
  async function fetchSuperseded(language: Language, signal: AbortSignal): Promise<void> {
    const lacking = [...superseded].filter((name) => inUse.has(name) && !speaks(name, language));
    await Promise.all(lacking.map((namespace) => fetchDictionary(namespace, language, signal)));
    if (lacking.length > 0 && state().language === language) change({ ...state() });
  }

  function register(namespace: string, source: DictionarySource): void {
    for (const other of sources.keys()) if (areVersionsOfOne(namespace, other)) superseded.add(other);
    superseded.delete(namespace);
    sources.set(namespace, source);
  }

  function speaks(namespace: string, language: Language): boolean {
    return translator.hasResourceBundle(language, namespace);
  }

  async function switchTo(next: LanguageState, signal: AbortSignal): Promise<TextsOutcome> {
    const turn = ++lastSwitch;
    const outcome = await fetchAll(next.language, signal);
    // A slow dictionary must not undo a later choice.
    if (!outcome.ok || turn !== lastSwitch) return outcome;
    change(next);
    void fetchSuperseded(next.language, signal);
    return outcome;
  }

  /** Nobody is asked for a language that the device may know; what it tells late holds unless somebody chose meanwhile. */
  function startLate(later: Promise<Language | null>, signal: AbortSignal): Promise<TextsOutcome> {
    const started = switchTo({ language: defaultLanguage, chosen: true }, signal);
    const turn = lastSwitch;
    void Promise.all([later, started]).then(([language]) => {
      if (turn === lastSwitch)
        void switchTo({ language: language ?? defaultLanguage, chosen: language !== null }, signal);
    });
    return started;
  }

  return {
    translation(namespace, language) {
      // Of a word that is nowhere the translator tells the last place.
      const places = known.has(namespace) ? [namespace, frameNamespace, namespace] : namespace;
      const translations = new Map(languages.map((each) => [each, translator.getFixedT(each, places)]));
      return (key, values) => {
        const spoken = speaks(namespace, language) ? language : languages.find((each) => speaks(namespace, each));
        const written: unknown = values ? null : translator.getResource(spoken ?? language, namespace, key);
        if (typeof written === 'string' && !madeOfOthers.test(written)) return written;
        return translations.get(spoken ?? language)?.(key, values ?? {}) ?? key;
      };
    },
    state,
    register,
    know(namespace, words) {
      if (known.get(namespace) === words) return;
      known.set(namespace, words);
      for (const each of languages) translator.addResourceBundle(each, namespace, words[each], true);
    },
    async start(signal) {
      await initialised;
      const remembered = await inTime(memory.read(), lateAfterMs);
      if (remembered.kind === 'late') return startLate(remembered.later, signal);
      const { value: language } = remembered;
      return switchTo({ language: language ?? defaultLanguage, chosen: language !== null }, signal);
    },
    async load(namespace, signal) {
      for (;;) {
        const { language } = state();
        const outcome = await fetchDictionary(namespace, language, signal);
        if (!outcome.ok) return outcome;
        // The language was changed during the wait: once more.
        if (language !== state().language) continue;
        if (inUse.has(namespace)) return outcome;
        inUse.add(namespace);
        // A component that was drawn too early is drawn again with its words.
        change({ ...state() });
        return outcome;
      }
    },
    async choose(language, signal) {
      const outcome = await switchTo({ language, chosen: true }, signal);
      if (outcome.ok && state().language === language) await memory.write(language);
      return outcome;
    },
  };
}

/** Ends the wait for a source that ignores its signal, too. */
async function bounded(source: DictionarySource, language: Language, signal: AbortSignal): Promise<Dictionary> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(dictionaryTimeoutMs)]);
  end.throwIfAborted();
  return new Promise((resolve, reject) => {
    end.addEventListener('abort', () => reject(end.reason), { once: true });
    source(language, end).then(resolve, reject);
  });
}
