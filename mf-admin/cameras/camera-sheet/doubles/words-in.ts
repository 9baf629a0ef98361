import { createTexts, frameNamespace, type Language } from '@barnwatch/shared/i18n';
import { createStore } from '@barnwatch/shared/testing';
import de from '../../../texts/de.json';
import en from '../../../texts/en.json';

/** The words of this remote in one language; one that is missing throws. */
export async function wordsIn(language: Language) {
  const { signal } = new AbortController();
  const texts = createTexts(createStore(), {
    memory: { read: async () => language, write: async () => undefined },
    root: { setAttribute: () => undefined },
    onMissingText: ({ namespace, key }) => {
      if (namespace !== frameNamespace) throw new Error(`text "${key}" is missing in "${namespace}"`);
    },
  });
  texts.register('mf-admin', async () => (language === 'de' ? de : en));
  await texts.start(signal);
  await texts.load('mf-admin', signal);
  return texts.translation('mf-admin', language);
}
