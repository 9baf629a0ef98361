import { type Atom, atom } from 'jotai';
import type { InstanceView } from './instance-view';

/** Stable order: the deployment's first, then by time of adding. Written by the registry alone. */
export const instancesAtom = atom<readonly InstanceView[]>([]);

/** Whether this device has not told yet what it remembers of instances and sessions, although it was waited for. */
export const deviceIsLateAtom = atom(false);

export const selectedBarnIdAtom = atom<string | null>(null);

/** The instance with that id; of the selected barn where none is given. Null where there is none. */
export function instanceAtom(instanceId?: string | null): Atom<InstanceView | null> {
  return atom((get) => {
    const id = instanceId === undefined ? get(selectedBarnIdAtom) : instanceId;
    return get(instancesAtom).find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === id) ?? null;
  });
}
