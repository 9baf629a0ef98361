import type { InstanceView } from '@barnwatch/shared/auth-client';

type BadgeView = Pick<
  InstanceView,
  'globalUniqueIdentifier' | 'loggedIn' | 'online' | 'eulaNeeded' | 'availablePermissions' | 'type'
>;

/** The barns whose interventions the signed-in person may see, whether they can be reached now or not. */
export function badgeBarns(views: readonly BadgeView[]): readonly BadgeView[] {
  return views.filter(
    ({ type, loggedIn, eulaNeeded, availablePermissions }) =>
      type === 'barn' && loggedIn && !eulaNeeded && availablePermissions.includes('incidents.view'),
  );
}

/**
 * How many are open at all these barns, as far as that was ever told: what a barn said last stands while it is off, and
 * goes with the account.
 *
 * @param told the last answers, by barn
 */
export function badgeCount(barns: readonly BadgeView[], told: ReadonlyMap<string, number>): number {
  return barns.reduce((sum, { globalUniqueIdentifier }) => sum + (told.get(globalUniqueIdentifier) ?? 0), 0);
}
