import { useMemo, useSyncExternalStore } from 'react';
import type { InstanceView } from '../instances/instance-view';
import type { LogEntry } from '../log/log-entry';
import { isPermitted, type PermissionCheck } from '../permissions/permission-check';
import type { Readable } from '../readable';
import type { InstanceClient } from '../requests/instance-client';
import { runningClient } from '../running';

function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get);
}

export function useInstances(): readonly InstanceView[] {
  return useReadable(runningClient().instances);
}

/** The instance with that id, or null where there is none. */
export function useInstance(instanceId: string | null): InstanceView | null {
  return useInstances().find((instance) => instance.globalUniqueIdentifier === instanceId) ?? null;
}

export function useSelectedBarn(): InstanceView | null {
  return useInstance(useReadable(runningClient().selectedBarnId));
}

/** The permissions that checks see at an instance (the selected barn by default): real ones, narrowed by a simulation. */
export function usePermissions(instanceId?: string): readonly string[] {
  const selected = useReadable(runningClient().selectedBarnId);
  const instance = useInstance(instanceId ?? selected);
  const simulated = useReadable(runningClient().simulatedPermissions);
  const real = instance?.availablePermissions;
  return useMemo(() => (real ?? []).filter((name) => simulated?.includes(name) ?? true), [real, simulated]);
}

/** Whether the signed-in account passes the check. False without a barn, without a session and while unknown. */
export function usePermission(check: PermissionCheck, instanceId?: string): boolean {
  const selected = useReadable(runningClient().selectedBarnId);
  const loggedIn = useInstance(instanceId ?? selected)?.loggedIn ?? false;
  return isPermitted(check, usePermissions(instanceId)) && loggedIn;
}

export function useSimulatedPermissions(): readonly string[] | null {
  return useReadable(runningClient().simulatedPermissions);
}

/**
 * The client of an instance, of the selected barn by default.
 *
 * @throws {Error} when neither is given: a screen that calls it stands below a barn's route
 */
export function useInstanceClient(instanceId?: string): InstanceClient {
  const selected = useReadable(runningClient().selectedBarnId);
  const id = instanceId ?? selected;
  return useMemo(() => {
    if (id === null) throw new Error('no barn is selected');
    return runningClient().client(id);
  }, [id]);
}

/** The in-app log, oldest first. */
export function useLog(): readonly LogEntry[] {
  return useReadable(runningClient().log);
}
