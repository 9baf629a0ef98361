import { type InstanceView, shownAccount } from '@barnwatch/shared/auth-client';
import { isFoundIn } from '@barnwatch/shared/i18n';

/** With more barns than this, a search field and groups are worth their room. */
const searchFrom = 9;

export interface VisibleInstances {
  /** In the order of the auth client, which is stable. */
  readonly barns: readonly InstanceView[];
  /** Of how many. */
  readonly total: number;
  /** Many barns stand in groups and can be searched. */
  readonly grouped: boolean;
  /**
   * Instances that are no barn: those that were added on this device, which one must be able to remove, and those that
   * one is signed in at.
   */
  readonly others: readonly InstanceView[];
}

/** Which instances the page shows. A search that has no field (few barns) does not hide anything. */
export function visibleInstances(instances: readonly InstanceView[], search: string): VisibleInstances {
  const all = instances.filter(({ type }) => type === 'barn');
  const others = instances.filter(
    ({ type, fromDeployment, loggedIn }) => type !== 'barn' && (!fromDeployment || loggedIn),
  );
  const isSought = (instance: InstanceView) =>
    isFoundIn(search, [instance.name, instance.realWorldName, shownAccount(instance), instance.globalUniqueIdentifier]);
  const many = all.length >= searchFrom;
  return { barns: many ? all.filter(isSought) : all, total: all.length, grouped: many, others };
}
