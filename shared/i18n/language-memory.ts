import * as v from 'valibot';
import { type KeyValueStore, storedRecord } from '../storage';
import { type Language, languages } from './language';

/** Where the choice of language is kept on this device. */
export interface LanguageMemory {
  /** The chosen language, or `null` as long as none was chosen: however late the device tells. */
  read(): Promise<Language | null>;
  write(language: Language): Promise<void>;
}

const recordKey = 'language';

/** Where the first frame finds the language: it is drawn before a settings store could answer. */
const firstFrameKey = 'barnwatch.language';

/** The part of `localStorage` that is used. May throw where it is blocked. */
export type FirstFrameMemory = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Keeps the choice in the device's settings store, and a copy of it for the first frame. The copy is written at once: who
 * reloads the page right after choosing finds the choice there before the store has it.
 */
export function storedLanguage(settings: KeyValueStore, firstFrame: () => FirstFrameMemory): LanguageMemory {
  const copy = (language: Language): Language => {
    try {
      firstFrame().setItem(firstFrameKey, language);
    } catch {
      // Blocked or full: the first frame is drawn in the language of the device.
    }
    return language;
  };
  const copied = (): Language | null => {
    try {
      const kept = firstFrame().getItem(firstFrameKey);
      return languages.find((language) => language === kept) ?? null;
    } catch {
      return null;
    }
  };
  const record = storedRecord(settings, { version: 1, schema: v.picklist(languages) });
  return {
    async read() {
      const stored = record.read(recordKey).then((reading) => {
        const inStore = reading.state === 'present' ? reading.value : null;
        const language = copied() ?? inStore;
        // A store that takes nothing now takes it the next time.
        if (language !== null && language !== inStore) record.write(recordKey, language).catch(() => {});
        return language === null ? null : copy(language);
      });
      return copied() ?? stored;
    },
    write: (language) => record.write(recordKey, copy(language)),
  };
}
