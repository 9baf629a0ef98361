import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { frameNamespace } from './dictionary';
import type { Language } from './language';
import type { LanguageState, Texts } from './texts';

const TextsContext = createContext<Texts | null>(null);

/** Gives the suite's texts to everything below. */
export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The suite's texts as a whole: to load a namespace or choose a language. */
export function useAllTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('TextsProvider is missing above this component');
  return texts;
}

/** Values that a text may name as `{{value}}`; `count` chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Translates one key of the namespace. A missing key answers the key itself. */
export type Translate = (key: string, values?: TextValues) => string;

/** The texts of a namespace, in the language in use; the component follows a change of language. */
export function useTexts(namespace: string = frameNamespace): { t: Translate; language: Language } {
  const texts = useAllTexts();
  const { t } = useTranslation(namespace, { i18n: texts.translator, useSuspense: false });
  return { t, language: texts.state().language };
}

/** The language in use, and whether it was chosen. */
export function useLanguage(): LanguageState {
  const texts = useAllTexts();
  return useSyncExternalStore(texts.subscribe, texts.state);
}
