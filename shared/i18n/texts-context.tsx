import { useAtomValue } from 'jotai';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { frameNamespace } from './dictionary';
import type { Language } from './language';
import { textsOfVersion } from './text-versions';
import { type LanguageState, languageAtom, type Texts, type Translate } from './texts';

const TextsContext = createContext<Texts | null>(null);

/** Gives the suite's texts to everything below. */
export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The version of which a part's texts are, for everything below. */
const VersionContext = createContext<TextsVersion | null>(null);

interface TextsVersion {
  readonly namespace: string;
  readonly version: string;
}

/** Whatever stands below speaks with the texts of one version of its part. */
export function TextsOfVersion({ namespace, version, children }: TextsVersion & { children: ReactNode }) {
  return (
    <VersionContext value={useMemo(() => ({ namespace, version }), [namespace, version])}>{children}</VersionContext>
  );
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
  const held = useContext(VersionContext);
  const name = held?.namespace === namespace ? textsOfVersion(namespace, held.version) : namespace;
  const t = useMemo(() => texts.translation(name, language), [texts, name, language]);
  return { t, language };
}

/** The language in use, and whether it was chosen. */
export function useLanguage(): LanguageState {
  return useAtomValue(languageAtom);
}
