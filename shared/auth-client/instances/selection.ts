import { maxLength, nullable, pipe, string } from 'valibot';
import { type KeyValueStore, storedRecord } from '../../storage';
import { type Observable, observable } from '../observable';

export interface Selection {
  readonly barnId: Observable<string | null>;
  /** Selects what was selected last on this device, unless something is selected already. */
  restore(exists: (instanceId: string) => boolean): Promise<void>;
  select(instanceId: string | null): void;
}

const key = 'selected-barn';

/** The selected barn of this window. Remembered for the next start; other open windows keep their own. */
export function createSelection(store: KeyValueStore, now: () => number): Selection {
  const record = storedRecord(store, { version: 1, schema: nullable(pipe(string(), maxLength(200))) }, now);
  const barnId = observable<string | null>(null);
  let chosen = false;
  return {
    barnId,
    async restore(exists) {
      const reading = await record.read(key);
      if (!chosen && reading.state === 'present' && reading.value !== null && exists(reading.value)) {
        barnId.set(reading.value);
      }
    },
    select(instanceId) {
      chosen = true;
      if (instanceId === barnId.get()) return;
      barnId.set(instanceId);
      void record.write(key, instanceId);
    },
  };
}
