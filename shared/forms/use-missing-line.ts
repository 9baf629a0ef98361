import { type InstanceView, shownName, useInstance, useSelectedBarn } from '../auth-client';
import { runningClient } from '../auth-client/running';
import { useNow } from '../ui';

/** An instance by its id, or the selected barn. */
export type NeededLine = 'selected-barn' | { readonly instanceId: string };

/** As the frame says it: a line that comes and goes would push the form about, ms. */
const silenceMs = 5_000;

function isGone({ reachability, offlineSince }: InstanceView, nowMs: number): boolean {
  return reachability === 'offline' && offlineSince !== null && nowMs - offlineSince >= silenceMs;
}

/** The name of the instance that has not answered for a while, for what cannot be done without it; null while it answers. */
export function useMissingLine(needed: NeededLine): string | null {
  const selected = useSelectedBarn();
  const named = useInstance(needed === 'selected-barn' ? null : needed.instanceId);
  const instance = needed === 'selected-barn' ? selected : named;
  const isMissing = useNow((nowMs) => instance !== null && isGone(instance, nowMs));
  return instance !== null && isMissing ? shownName(instance) : null;
}

/** The same at a press. */
export function isLineMissing(needed: NeededLine): boolean {
  const on = runningClient();
  const id = needed === 'selected-barn' ? on.selectedBarnId.get() : needed.instanceId;
  const instance = on.instances.get().find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === id);
  return instance !== undefined && isGone(instance, on.now());
}
