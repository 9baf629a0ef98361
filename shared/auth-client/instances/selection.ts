import * as v from 'valibot';
import { type Readable, readable, type StateStore } from '../../state';
import { type KeyValueStore, storedRecord } from '../../storage';
import { selectedBarnIdAtom } from './instance-atoms';

export interface Selection {
  readonly barnId: Readable<string | null>;
  /** Selects what was selected last on this device, unless something is selected already. */
  restore(exists: (instanceId: string) => boolean): Promise<void>;
  select(instanceId: string | null): void;
}

const key = 'selected-barn';

/** The selected barn of this window. Remembered for the next start; other open windows keep their own. */
export function createSelection(states: StateStore, store: KeyValueStore, now: () => number): Selection {
  const record = storedRecord(store, { version: 1, schema: v.nullable(v.pipe(v.string(), v.maxLength(200))) }, now);
  const barnId = readable(states, selectedBarnIdAtom);
  let chosen = false;
  return {
    barnId,
    async restore(exists) {
      const reading = await record.read(key);
      if (!chosen && reading.state === 'present' && reading.value !== null && exists(reading.value)) {
        states.set(selectedBarnIdAtom, reading.value);
      }
    },
    select(instanceId) {
      chosen = true;
      if (instanceId === barnId.get()) return;
      states.set(selectedBarnIdAtom, instanceId);
      void record.write(key, instanceId);
    },
  };
}
