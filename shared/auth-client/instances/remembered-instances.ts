import * as v from 'valibot';
import { type KeyValueStore, storedRecord } from '../../storage';
import { discoveryObjectSchema } from './discovery-code';
import type { RememberedInstance } from './registry';

const name = v.pipe(v.string(), v.maxLength(500));

const rememberedSchema = v.object({
  globalUniqueIdentifier: v.pipe(v.string(), v.maxLength(200)),
  name,
  realWorldName: name,
  type: v.picklist(['barn', 'senator']),
  discoveryObject: discoveryObjectSchema,
  version: v.nullable(name),
  imageUrl: v.nullable(v.pipe(v.string(), v.maxLength(5_000))),
  lastContact: v.nullable(v.number()),
  availablePermissions: v.array(name),
  permissionsKnown: v.boolean(),
  addedHere: v.boolean(),
  addedAt: v.number(),
});

const prefix = 'instance/';

export interface RememberedInstances {
  /** All that can be read, by time of adding. A damaged record is set aside and named to `onDamaged`. */
  readAll(onDamaged: (key: string) => void): Promise<readonly RememberedInstance[]>;
  write(instance: RememberedInstance): Promise<void>;
  remove(instanceId: string): Promise<void>;
}

/** The instances that this device remembers, a record each: one that is damaged costs no other. */
export function rememberedInstances(store: KeyValueStore, now: () => number): RememberedInstances {
  const record = storedRecord(store, { version: 1, schema: rememberedSchema }, now);
  return {
    async readAll(onDamaged) {
      const keys = await store.keys(prefix);
      const readings = await Promise.all(keys.map(async (key) => ({ key, reading: await record.read(key) })));
      return readings
        .flatMap(({ key, reading }) => {
          if (reading.state === 'damaged') onDamaged(key);
          return reading.state === 'present' ? [reading.value] : [];
        })
        .sort((one, other) => one.addedAt - other.addedAt);
    },
    write: (instance) =>
      record.write(prefix + instance.globalUniqueIdentifier, {
        ...instance,
        availablePermissions: [...instance.availablePermissions],
      }),
    remove: (instanceId) => record.remove(prefix + instanceId),
  };
}
