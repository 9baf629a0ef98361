import type { InstanceView } from '@barnwatch/shared/auth-client';
import { isFoundIn } from '@barnwatch/shared/i18n';

/** With more barns than this a search field helps more than it takes room. */
export const SEARCH_FROM = 9;

export interface VisibleInstances {
  /** In the order of the auth client, which is stable. */
  readonly barns: readonly InstanceView[];
  /** Of how many. */
  readonly total: number;
  /** Instances that are no barn and were added on this device: one must be able to remove them. */
  readonly others: readonly InstanceView[];
}

/** Which instances the page shows. A search that has no field (few barns) does not hide anything. */
export function visibleInstances(instances: readonly InstanceView[], search: string): VisibleInstances {
  const all = instances.filter(({ type }) => type === 'barn');
  const others = instances.filter(({ type, fromDeployment }) => type !== 'barn' && !fromDeployment);
  const isSought = ({ name, realWorldName, accountId, globalUniqueIdentifier }: InstanceView) =>
    isFoundIn(search, [name, realWorldName, accountId ?? '', globalUniqueIdentifier]);
  return { barns: all.length < SEARCH_FROM ? all : all.filter(isSought), total: all.length, others };
}
