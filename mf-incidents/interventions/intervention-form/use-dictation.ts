import type { Language } from '@barnwatch/shared/i18n';
import { useEffect, useRef, useState } from 'react';
import { canDictate, makeRecognition, type Recognition, spokenWords } from './speech';

export type DictationState = 'off' | 'listening' | 'failed';

export interface Dictation {
  /** False where the browser has no speech recognition. */
  readonly possible: boolean;
  readonly state: DictationState;
  readonly toggle: () => void;
}

const tags = { en: 'en-GB', de: 'de-DE' } as const satisfies Readonly<Record<Language, string>>;

/** Speech as text. Leaving the form ends it. */
export function useDictation(language: Language, onWords: (words: string) => void): Dictation {
  const [state, setState] = useState<DictationState>('off');
  const running = useRef<Recognition>(null);
  const latest = useRef(onWords);
  latest.current = onWords;
  useEffect(() => () => running.current?.abort(), []);

  function start(): void {
    const recognition = makeRecognition();
    if (recognition === null) return;
    running.current = recognition;
    recognition.lang = tags[language];
    recognition.continuous = true;
    recognition.interimResults = false;
    recognition.onresult = (event) => {
      const words = spokenWords(event);
      if (words !== '') latest.current(words);
    };
    recognition.onerror = () => setState('failed');
    recognition.onend = () => {
      running.current = null;
      setState((before) => (before === 'failed' ? before : 'off'));
    };
    setState('listening');
    recognition.start();
  }

  return {
    possible: canDictate(),
    state,
    toggle: () => (running.current ? running.current.stop() : start()),
  };
}
