import type { InstanceView } from '@barnwatch/shared/auth-client';

/** In the order in which they stand on the page. */
const barnGroups = ['signed-in', 'reachable', 'unchecked', 'unreachable'] as const;

export type BarnGroup = (typeof barnGroups)[number];

/** Which group each barn stands in, by id. */
export type GroupPlaces = ReadonlyMap<string, BarnGroup>;

/** The group that fits a barn now. While a silent one is asked again it stays among the silent. */
export function groupOf({ loggedIn, reachability, offlineSince }: InstanceView): BarnGroup {
  if (loggedIn) return 'signed-in';
  switch (reachability) {
    case 'online':
      return 'reachable';
    case 'offline':
    case 'blocked-by-browser':
      return 'unreachable';
    case 'unknown':
    case 'probing':
    case 'slow':
      return offlineSince === null ? 'unchecked' : 'unreachable';
  }
}

/** Every barn where it belongs now. */
export function placesNow(barns: readonly InstanceView[]): GroupPlaces {
  return new Map(barns.map((barn) => [barn.globalUniqueIdentifier, groupOf(barn)]));
}

/**
 * Places for barns that have none yet. Those that have one keep it, whatever they have turned into since: a card must
 * not jump away under a finger. The same map when nothing is new.
 */
export function placesFor(places: GroupPlaces, barns: readonly InstanceView[]): GroupPlaces {
  const added = barns.filter(({ globalUniqueIdentifier }) => !places.has(globalUniqueIdentifier));
  return added.length === 0 ? places : new Map([...places, ...placesNow(added)]);
}

/** How many barns would stand elsewhere if they were placed anew. */
export function misplaced(places: GroupPlaces, barns: readonly InstanceView[]): number {
  return barns.filter((barn) => places.get(barn.globalUniqueIdentifier) !== groupOf(barn)).length;
}

export interface GroupedBarns {
  readonly group: BarnGroup;
  readonly barns: readonly InstanceView[];
}

/** The barns by group, within each in their given order; groups without any are left out. */
export function groupedBarns(places: GroupPlaces, barns: readonly InstanceView[]): readonly GroupedBarns[] {
  return barnGroups
    .map((group) => ({
      group,
      barns: barns.filter((barn) => (places.get(barn.globalUniqueIdentifier) ?? groupOf(barn)) === group),
    }))
    .filter((grouped) => grouped.barns.length > 0);
}

/** The groups up to so many barns in all, so that what follows is added behind and moves nothing. */
export function firstBarns(groups: readonly GroupedBarns[], count: number): readonly GroupedBarns[] {
  let left = count;
  return groups.flatMap((grouped) => {
    const barns = grouped.barns.slice(0, Math.max(left, 0));
    left -= grouped.barns.length;
    return barns.length === 0 ? [] : [{ ...grouped, barns }];
  });
}
