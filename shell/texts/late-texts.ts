import type { DictionarySource } from '@barnwatch/shared/i18n';

/** Words of the shell that only what is fetched later speaks with: one file per language, which no first page waits for. */
export const lateTexts: DictionarySource = async (language) => {
  switch (language) {
    case 'en':
      return (await import(/* webpackChunkName: "late-texts-en" */ './late/en.json')).default;
    case 'de':
      return (await import(/* webpackChunkName: "late-texts-de" */ './late/de.json')).default;
  }
};
