import { type Atom, atom } from 'jotai';
import { instanceAtom } from '../instances/instance-atoms';

/** Names that a developer pretends to be limited to; null when there is no simulation. */
export const simulatedPermissionsAtom = atom<readonly string[] | null>(null);

const none: readonly string[] = [];

/** The permissions that checks see at an instance, the selected barn by default: real ones, narrowed by a simulation. */
export function permissionsAtom(instanceId?: string): Atom<readonly string[]> {
  const view = instanceAtom(instanceId);
  // A step of its own: what else changes of the instance makes no other list.
  const real = atom((get) => get(view)?.availablePermissions ?? none);
  return atom((get) => {
    const simulated = get(simulatedPermissionsAtom);
    return simulated ? get(real).filter((name) => simulated.includes(name)) : get(real);
  });
}
