import { useMemo } from 'react';
import type { Dictionary } from './dictionary';
import type { Language } from './language';
import { textsOfVersion } from './text-versions';
import type { Translate } from './texts';
import { useAllTexts, useLanguage } from './texts-context';

/** Words that come with the door that speaks them, in both languages: a constant of the door. */
export interface DoorTexts extends Readonly<Record<Language, Dictionary>> {
  /** The name of the door. */
  readonly namespace: string;
}

/** Two remotes may carry a door in two versions: each speaks with the words that it came with. */
const names = new WeakMap<DoorTexts, string>();
let named = 0;

function nameOf(words: DoorTexts): string {
  const name = names.get(words) ?? textsOfVersion(words.namespace, String(++named));
  names.set(words, name);
  return name;
}

/** The texts of a door, as `useTexts` has those of a namespace. What the door lacks is looked for in the frame's. */
export function useDoorTexts(words: DoorTexts): { t: Translate; language: Language } {
  const texts = useAllTexts();
  const { language } = useLanguage();
  const t = useMemo(() => {
    const name = nameOf(words);
    texts.know(name, words);
    return texts.translation(name, language);
  }, [texts, words, language]);
  return { t, language };
}
