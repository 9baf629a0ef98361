import { createInstanceServices, type InstanceServices, type SharedServices } from './instance-services';
import type { InstanceView } from './instances/instance-view';

/** The servicesById of one window, each made when it is first wanted. */
export interface ServicesById {
  /** @throws {RangeError} when there is no such instance */
  of(instanceId: string): InstanceServices;
  /** @throws {RangeError} when there is no such instance */
  view(instanceId: string): InstanceView;
  all(): Iterable<InstanceServices>;
  forget(instanceId: string): void;
}

export function createServicesById(shared: SharedServices): ServicesById {
  const servicesById = new Map<string, InstanceServices>();

  function view(instanceId: string): InstanceView {
    const found = shared.registry.get(instanceId);
    if (!found) throw new RangeError(`there is no instance "${instanceId}"`);
    return found;
  }

  return {
    view,
    of(instanceId) {
      view(instanceId);
      const existing = servicesById.get(instanceId);
      if (existing) return existing;
      const created = createInstanceServices(instanceId, shared);
      servicesById.set(instanceId, created);
      return created;
    },
    all: () => servicesById.values(),
    forget: (instanceId) => void servicesById.delete(instanceId),
  };
}
