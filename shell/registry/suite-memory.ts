import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { suiteRegistrySchema } from '@barnwatch/shared/federation';
import { type KeyValueStore, storedRecord } from '@barnwatch/shared/storage';

const recordKey = 'suite-registry';

/** The last good copy of the registry on this device: an outage of the registry still starts the suite. */
export interface SuiteMemory {
  read(): Promise<SuiteRegistry | null>;
  write(registry: SuiteRegistry): Promise<void>;
}

export function storedSuite(settings: KeyValueStore): SuiteMemory {
  const record = storedRecord(settings, { version: 1, schema: suiteRegistrySchema });
  return {
    async read() {
      const reading = await record.read(recordKey);
      return reading.state === 'present' ? reading.value : null;
    },
    write: (registry) => record.write(recordKey, registry),
  };
}
