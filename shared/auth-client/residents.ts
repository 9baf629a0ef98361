import type { InstanceView } from './instances/instance-view';
import { createResident, type House, type Resident } from './resident';

/** The residents of one window, each made when it is first wanted. */
export interface Residents {
  /** @throws {RangeError} when there is no such instance */
  of(instanceId: string): Resident;
  /** @throws {RangeError} when there is no such instance */
  view(instanceId: string): InstanceView;
  all(): Iterable<Resident>;
  forget(instanceId: string): void;
}

export function createResidents(house: House): Residents {
  const residents = new Map<string, Resident>();

  function view(instanceId: string): InstanceView {
    const found = house.registry.get(instanceId);
    if (!found) throw new RangeError(`there is no instance "${instanceId}"`);
    return found;
  }

  return {
    view,
    of(instanceId) {
      view(instanceId);
      const existing = residents.get(instanceId);
      if (existing) return existing;
      const created = createResident(instanceId, house);
      residents.set(instanceId, created);
      return created;
    },
    all: () => residents.values(),
    forget: (instanceId) => void residents.delete(instanceId),
  };
}
