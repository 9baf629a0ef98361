import type { Readable } from '../state';
import { readDetails } from './instances/instance-details';
import type { InstanceView } from './instances/instance-view';
import type { Registry } from './instances/registry';
import { pause } from './requests/deadline';
import type { ServicesById } from './services-by-id';
import { deleteEndedTokens } from './session/delete-ended-tokens';
import type { TokenVault } from './session/token-vault';

/** Version and picture of the barn at whose screen somebody is are asked for so long after the screen's own questions, ms. */
const detailsLaterMs = 1_000;

/** What is asked of an instance as soon as it answers. */
export interface Arrivals {
  /** Looks whether an instance answers, and waits for what is due then. */
  lookAt(instanceId: string): Promise<void>;
  forget(instanceId: string): void;
}

interface ArrivalsOptions {
  readonly registry: Registry;
  readonly servicesById: ServicesById;
  readonly vault: TokenVault;
  readonly selectedBarnId: Readable<string | null>;
  readonly lifetime: AbortSignal;
}

export function watchArrivals({ registry, servicesById, vault, selectedBarnId, lifetime }: ArrivalsOptions): Arrivals {
  const arrivals = new Map<string, Promise<void>>();

  async function refreshDetails(instanceId: string): Promise<void> {
    registry.patch(instanceId, await readDetails(servicesById.of(instanceId).exchangeContext, lifetime));
  }

  async function onReached(instanceId: string): Promise<void> {
    const { session, exchangeContext } = servicesById.of(instanceId);
    session.endOwnPause();
    // Not awaited: it may take as long as a person takes to read an EULA.
    const isSignedIn = registry.get(instanceId)?.loggedIn === true;
    if (isSignedIn) void session.loadPermissions(lifetime);
    if (isSignedIn && selectedBarnId.get() === instanceId) await pause(detailsLaterMs, lifetime);
    // It may have been removed meanwhile.
    if (!registry.get(instanceId)) return;
    await refreshDetails(instanceId);
    await deleteEndedTokens(vault, exchangeContext);
  }

  registry.onChange((after: InstanceView, before: InstanceView) => {
    const { globalUniqueIdentifier: id, online, activeConnectionStrategy } = after;
    if (online && !before.online) arrivals.set(id, onReached(id));
    // The picture's address is one of the way in use.
    else if (online && activeConnectionStrategy !== before.activeConnectionStrategy) void refreshDetails(id);
  });

  return {
    async lookAt(instanceId) {
      // It may have been removed while it waited for its turn.
      if (!registry.get(instanceId)) return;
      await servicesById.of(instanceId).connection.check(lifetime);
      await arrivals.get(instanceId);
    },
    forget: (instanceId) => void arrivals.delete(instanceId),
  };
}
