import type { DictionarySource } from '@barnwatch/shared/i18n';

/**
 * The frame's words: those of the ui door and the shell's own, in one file per language, so that the first page waits
 * for one file only and the other language is never downloaded.
 */
export const frameTexts: DictionarySource = async (language) => {
  switch (language) {
    case 'en':
      return (await import(/* webpackChunkName: "texts-en" */ './english')).english;
    case 'de':
      return (await import(/* webpackChunkName: "texts-de" */ './german')).german;
  }
};
