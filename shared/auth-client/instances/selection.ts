import * as v from 'valibot';
import { type Readable, readable, type StateStore } from '../../state';
import { type KeyValueStore, storedRecord } from '../../storage';
import { selectedBarnIdAtom } from './instance-atoms';

export interface Selection {
  readonly barnId: Readable<string | null>;
  /**
   * Selects what was selected last on this device, unless something is selected already.
   *
   * @param known resolves when `exists` can tell
   */
  restore(known: Promise<void>, exists: (instanceId: string) => boolean): Promise<void>;
  select(instanceId: string | null): void;
}

const key = 'selected-barn';

/** The selected barn of this window. Remembered for the next start; other open windows keep their own. */
export function createSelection(states: StateStore, store: KeyValueStore, now: () => number): Selection {
  const record = storedRecord(store, { version: 1, schema: v.nullable(v.pipe(v.string(), v.maxLength(200))) }, now);
  const barnId = readable(states, selectedBarnIdAtom);
  let chosen = false;
  let restored = false;
  return {
    barnId,
    async restore(known, exists) {
      const [reading] = await Promise.all([record.read(key), known]);
      restored = true;
      if (!chosen && reading.state === 'present' && reading.value !== null && exists(reading.value)) {
        states.set(selectedBarnIdAtom, reading.value);
      }
    },
    select(instanceId) {
      chosen = true;
      // Of what the device has not told yet nobody knows whether it is the same.
      if (restored && instanceId === barnId.get()) return;
      states.set(selectedBarnIdAtom, instanceId);
      void record.write(key, instanceId);
    },
  };
}
