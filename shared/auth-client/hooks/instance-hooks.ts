import { useMemo } from 'react';
import { deviceIsLateAtom, instanceAtom, instancesAtom } from '../instances/instance-atoms';
import type { InstanceView } from '../instances/instance-view';
import { logAtom } from '../log/log';
import type { LogEntry } from '../log/log-entry';
import { permissionsAtom, simulatedPermissionsAtom } from '../permissions/permission-atoms';
import { isPermitted, type PermissionCheck } from '../permissions/permission-check';
import type { InstanceClient } from '../requests/instance-client';
import { runningClient } from '../running';
import { useMeantBarnId, useNamedBarnId } from './of-barn';
import { useClientState } from './use-client-state';

export function useInstances(): readonly InstanceView[] {
  return useClientState(instancesAtom);
}

/** The instance with that id, or null where there is none. */
export function useInstance(instanceId: string | null): InstanceView | null {
  return useClientState(useMemo(() => instanceAtom(instanceId), [instanceId]));
}

/** The selected barn; within `OfBarn` the one that is meant there. */
export function useSelectedBarn(): InstanceView | null {
  const named = useNamedBarnId();
  return useClientState(useMemo(() => instanceAtom(named), [named]));
}

/** The permissions that checks see at an instance (the selected barn by default): real ones, narrowed by a simulation. */
export function usePermissions(instanceId?: string): readonly string[] {
  const named = useNamedBarnId();
  const id = instanceId ?? named;
  return useClientState(useMemo(() => permissionsAtom(id), [id]));
}

/** Whether the signed-in account passes the check. False without a barn, without a session and while unknown. */
export function usePermission(check: PermissionCheck, instanceId?: string): boolean {
  const named = useNamedBarnId();
  const id = instanceId ?? named;
  const names = usePermissions(id);
  const instance = useClientState(useMemo(() => instanceAtom(id), [id]));
  return isPermitted(check, names) && (instance?.loggedIn ?? false);
}

/** Whether this device has yet to tell, late, which instances and sessions it remembers. */
export function useDeviceIsLate(): boolean {
  return useClientState(deviceIsLateAtom);
}

export function useSimulatedPermissions(): readonly string[] | null {
  return useClientState(simulatedPermissionsAtom);
}

/**
 * The client of an instance, of the selected barn by default.
 *
 * @throws {Error} when neither is given: a screen that calls it stands below a barn's route
 */
export function useInstanceClient(instanceId?: string): InstanceClient {
  const meant = useMeantBarnId();
  const id = instanceId ?? meant;
  return useMemo(() => {
    if (id === null) throw new Error('no barn is selected');
    return runningClient().client(id);
  }, [id]);
}

/** The in-app log, oldest first. */
export function useLog(): readonly LogEntry[] {
  return useClientState(logAtom);
}
