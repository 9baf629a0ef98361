import { picklist } from 'valibot';
import { type KeyValueStore, storedRecord } from '../storage';
import { type Language, languages } from './language';

/** Where the choice of language is kept on this device. */
export interface LanguageMemory {
  /** The chosen language, or `null` as long as none was chosen. */
  read(): Promise<Language | null>;
  write(language: Language): Promise<void>;
}

const recordKey = 'language';

/** Keeps the choice in the device's settings store. */
export function storedLanguage(settings: KeyValueStore): LanguageMemory {
  const record = storedRecord(settings, { version: 1, schema: picklist(languages) });
  return {
    async read() {
      const reading = await record.read(recordKey);
      return reading.state === 'present' ? reading.value : null;
    },
    write: (language) => record.write(recordKey, language),
  };
}
