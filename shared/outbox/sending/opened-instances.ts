import type { InstanceView } from '../../auth-client';
import { takesWrites } from './next-step';

/** Instances that are reached and take writes now. */
export function openInstances(views: readonly InstanceView[]): ReadonlySet<string> {
  const open = views.filter((view) => view.online && takesWrites(view));
  return new Set(open.map(({ globalUniqueIdentifier }) => globalUniqueIdentifier));
}

/** Instances that were known to be closed and are open now: what failed there is worth another try. */
export function openedInstances(before: readonly InstanceView[], now: readonly InstanceView[]): readonly string[] {
  const wasOpen = openInstances(before);
  const wasKnown = new Set(before.map(({ globalUniqueIdentifier }) => globalUniqueIdentifier));
  return [...openInstances(now)].filter((id) => wasKnown.has(id) && !wasOpen.has(id));
}
