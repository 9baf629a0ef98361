import { type Readable, readable, type StateStore } from '../../state';
import type { DeploymentInstance } from '../auth-client-settings';
import type { DiscoveryObject } from './discovery-object';
import { instancesAtom } from './instance-atoms';
import type { InstanceType, InstanceView } from './instance-view';

/** What is written down of an instance: never a token. */
export interface RememberedInstance {
  globalUniqueIdentifier: string;
  name: string;
  realWorldName: string;
  type: InstanceType;
  discoveryObject: DiscoveryObject;
  version: string | null;
  imageUrl: string | null;
  lastContact: number | null;
  availablePermissions: readonly string[];
  permissionsKnown: boolean;
  /** Added on this device, not named by the deployment. */
  addedHere: boolean;
  addedAt: number;
}

/** The instances of this window. Views are replaced, never changed, so that nothing unchanged is drawn again. */
export interface Registry {
  readonly views: Readable<readonly InstanceView[]>;
  get(instanceId: string): InstanceView | null;
  add(instance: RememberedInstance | DeploymentView): void;
  patch(instanceId: string, change: Partial<InstanceView>): void;
  remove(instanceId: string): void;
  /** Called with the view after each change of an instance that is still there. */
  onChange(listener: (view: InstanceView, before: InstanceView) => void): void;
}

/** A deployment's instance with its discovery code already read. */
export type DeploymentView = Omit<DeploymentInstance, 'discoveryCode'> & { discoveryObject: DiscoveryObject };

function freshView(instance: RememberedInstance | DeploymentView): InstanceView {
  const remembered = 'addedAt' in instance ? instance : null;
  return {
    globalUniqueIdentifier: instance.globalUniqueIdentifier,
    name: instance.name,
    realWorldName: instance.realWorldName,
    type: instance.type,
    discoveryObject: instance.discoveryObject,
    online: false,
    reachability: 'unknown',
    version: remembered?.version ?? null,
    loggedIn: false,
    signedOutReason: null,
    accountId: null,
    accountName: null,
    availablePermissions: [],
    permissionsKnown: false,
    activeConnectionStrategy: null,
    strangerAt: [],
    blockedAt: [],
    eulaNeeded: false,
    sessionTrouble: null,
    imageUrl: remembered?.imageUrl ?? null,
    lastContact: remembered?.lastContact ?? null,
    offlineSince: null,
    latencyMs: null,
    clockOffsetMs: null,
    fromDeployment: !remembered?.addedHere,
    demonstration: 'demonstration' in instance ? instance.demonstration : undefined,
  };
}

function differs(view: InstanceView, change: Partial<InstanceView>): boolean {
  return (Object.keys(change) as (keyof InstanceView)[]).some((key) => {
    const [before, after] = [view[key], change[key]];
    if (Array.isArray(before) && Array.isArray(after)) {
      return before.length !== after.length || before.some((entry, index) => entry !== after[index]);
    }
    return !Object.is(before, after);
  });
}

export function createRegistry(states: StateStore): Registry {
  const views = readable(states, instancesAtom);
  const listeners = new Set<(view: InstanceView, before: InstanceView) => void>();
  const get = (instanceId: string): InstanceView | null =>
    views.get().find((view) => view.globalUniqueIdentifier === instanceId) ?? null;

  return {
    views,
    get,
    add(instance) {
      if (!get(instance.globalUniqueIdentifier)) states.set(instancesAtom, [...views.get(), freshView(instance)]);
    },
    patch(instanceId, change) {
      const before = get(instanceId);
      if (!before || !differs(before, change)) return;
      const after = { ...before, ...change };
      states.set(
        instancesAtom,
        views.get().map((view) => (view === before ? after : view)),
      );
      for (const listener of listeners) listener(after, before);
    },
    remove(instanceId) {
      states.set(
        instancesAtom,
        views.get().filter((view) => view.globalUniqueIdentifier !== instanceId),
      );
    },
    onChange: (listener) => listeners.add(listener),
  };
}
