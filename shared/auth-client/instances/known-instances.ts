import type { Log } from '../log/log';
import type { SessionChannel } from '../session/session-channel';
import type { InstanceDetails } from './editable-details';
import { keepInMemory, type NewInstance, neverReached, remembered } from './memory';
import type { Registry, RememberedInstance } from './registry';
import type { RememberedInstances } from './remembered-instances';

/** The instances of this device: those of the registry, what is remembered of them, and what other windows do to them. */
export interface KnownInstances {
  /** Reads what this device remembers, however late it tells, then keeps it up to date. */
  recall(): Promise<void>;
  add(instance: NewInstance): Promise<void>;
  change(instanceId: string, details: InstanceDetails): Promise<void>;
  /** Forgets one that was added here; the deployment's stay. */
  remove(instanceId: string): Promise<void>;
  /** Another window has added, changed or removed it. */
  hear(instanceId: string): Promise<void>;
}

export interface KnownInstancesOptions {
  registry: Registry;
  memory: RememberedInstances;
  channel: SessionChannel;
  log: Log;
  now: () => number;
  /** It is new here, or its addresses may be others: whatever they have proven does not hold. */
  onChanged: (instanceId: string) => void;
  onForgotten: (instanceId: string) => void;
}

export function createKnownInstances(options: KnownInstancesOptions): KnownInstances {
  const { registry, memory, channel, log, now, onChanged, onForgotten } = options;
  const addedAt = new Map<string, number>();

  function forget(instanceId: string): void {
    const instance = registry.get(instanceId);
    if (!instance || instance.fromDeployment) return;
    registry.remove(instanceId);
    onForgotten(instanceId);
  }

  return {
    async recall() {
      const known = await memory.readAll((key) => log.write('warning', `a damaged record was set aside: ${key}`));
      for (const instance of known) {
        const id = instance.globalUniqueIdentifier;
        addedAt.set(id, instance.addedAt);
        const hasTold = typeof registry.get(id)?.lastContact === 'number';
        if (instance.addedHere) registry.add(instance);
        const { version, imageUrl, lastContact, availablePermissions, permissionsKnown } = instance;
        // The device was late: what the instance itself has told meanwhile is newer.
        if (!hasTold) registry.patch(id, { version, imageUrl, lastContact });
        if (!registry.get(id)?.permissionsKnown) registry.patch(id, { availablePermissions, permissionsKnown });
      }
      keepInMemory(registry, memory, (id) => addedAt.get(id) ?? 0, log);
    },
    async add(instance) {
      const instanceId = instance.globalUniqueIdentifier;
      const added: RememberedInstance = { ...instance, ...neverReached, addedHere: true, addedAt: now() };
      addedAt.set(instanceId, added.addedAt);
      registry.add(added);
      await memory.write(added);
      channel.tell({ kind: 'instances', instanceId });
      onChanged(instanceId);
    },
    async change(instanceId, details) {
      registry.patch(instanceId, details);
      const view = registry.get(instanceId);
      if (view) await memory.write(remembered(view, addedAt.get(instanceId) ?? now()));
      channel.tell({ kind: 'instances', instanceId });
      onChanged(instanceId);
    },
    async remove(instanceId) {
      await memory.remove(instanceId);
      forget(instanceId);
      channel.tell({ kind: 'instances', instanceId });
    },
    async hear(instanceId) {
      const known = await memory.readAll(() => undefined);
      const found = known.find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === instanceId);
      if (!found) return forget(instanceId);
      addedAt.set(instanceId, found.addedAt);
      registry.add(found);
      const { name, realWorldName, discoveryObject } = found;
      registry.patch(instanceId, { name, realWorldName, discoveryObject });
      onChanged(instanceId);
    },
  };
}
