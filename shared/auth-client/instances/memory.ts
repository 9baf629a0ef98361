import type { Log } from '../log/log';
import type { InstanceView } from './instance-view';
import type { Registry, RememberedInstance } from './registry';
import type { RememberedInstances } from './remembered-instances';

/** The time of last contact alone is written down no more often than this. */
const contactStepMs = 60_000;

/** What makes an instance, before it was ever reached. */
export type NewInstance = Pick<
  RememberedInstance,
  'globalUniqueIdentifier' | 'name' | 'realWorldName' | 'type' | 'discoveryObject'
>;

export const neverReached = {
  version: null,
  imageUrl: null,
  lastContact: null,
  availablePermissions: [],
  permissionsKnown: false,
} as const satisfies Partial<RememberedInstance>;

export function remembered(view: InstanceView, addedAt: number): RememberedInstance {
  const { globalUniqueIdentifier, name, realWorldName, type, discoveryObject, version, imageUrl } = view;
  const { lastContact, availablePermissions, permissionsKnown, fromDeployment } = view;
  return {
    globalUniqueIdentifier,
    name,
    realWorldName,
    type,
    discoveryObject,
    version,
    imageUrl,
    lastContact,
    availablePermissions,
    permissionsKnown,
    addedHere: !fromDeployment,
    addedAt,
  };
}

const writtenDown = [
  'name',
  'realWorldName',
  'discoveryObject',
  'version',
  'imageUrl',
  'availablePermissions',
  'permissionsKnown',
] as const satisfies readonly (keyof InstanceView)[];

function isWorthWriting(view: InstanceView, before: InstanceView): boolean {
  if (writtenDown.some((key) => view[key] !== before[key])) return true;
  if (before.online && !view.online) return true;
  return Math.floor((view.lastContact ?? 0) / contactStepMs) !== Math.floor((before.lastContact ?? 0) / contactStepMs);
}

/** Writes each instance down when something of it has changed that the next start wants to know. */
export function keepInMemory(
  registry: Registry,
  memory: RememberedInstances,
  addedAt: (instanceId: string) => number,
  log: Log,
): void {
  registry.onChange((view, before) => {
    if (!isWorthWriting(view, before)) return;
    const id = view.globalUniqueIdentifier;
    memory
      .write(remembered(view, addedAt(id)))
      .catch((cause: unknown) => log.write('error', `the instance ${id} cannot be remembered`, cause));
  });
}
