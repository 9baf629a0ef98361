import type { Language } from './language';

/** Texts of one namespace in one language; keys may be nested and are addressed with dots. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/**
 * Fetches one namespace in one language, only when it is needed. May reject; a failure is never kept.
 * @param signal ends the wait when the language or screen is no longer wanted, or after `dictionaryTimeoutMs`.
 */
export type DictionarySource = (language: Language, signal: AbortSignal) => Promise<Dictionary>;

/** How long a dictionary may take, in ms. */
export const dictionaryTimeoutMs = 10_000;

/** The namespace of the suite's frame: what the ui door says by itself, and the words for failed requests. */
export const frameNamespace = 'frame';

/**
 * Words of the frame that only parts of it speak with that are fetched later; nobody names it to speak with it: what is
 * not among the words of a namespace is looked for here.
 */
export const lateFrameNamespace = 'frame-late';

/** The frame's own dictionary, one file per language; the other language is never downloaded. */
export const frameSource: DictionarySource = async (language) => {
  switch (language) {
    case 'en':
      return (await import('./texts/en.json')).default;
    case 'de':
      return (await import('./texts/de.json')).default;
  }
};
