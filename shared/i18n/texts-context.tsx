import { useAtomValue } from 'jotai';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { frameNamespace } from './dictionary';
import type { Language } from './language';
import { type LanguageState, languageAtom, type Texts, type Translate } from './texts';

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

/** The texts of a namespace, in the language in use; the component follows a change of language. */
export function useTexts(namespace: string = frameNamespace): { t: Translate; language: Language } {
  const texts = useAllTexts();
  const { language } = useLanguage();
  const t = useMemo(() => texts.translation(namespace, language), [texts, namespace, language]);
  return { t, language };
}

/** The language in use, and whether it was chosen. */
export function useLanguage(): LanguageState {
  return useAtomValue(languageAtom);
}
