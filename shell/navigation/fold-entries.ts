import { type NavGroup, navGroups } from '@barnwatch/shared/federation';
import type { NavEntry } from './nav-entries';

/** What one looks over at a glance: the navigation shows no more entries at once. */
export const mostAtOnce = 7;

/** Entries that stand and fold together. */
export interface EntryGroup {
  readonly group: NavGroup;
  readonly entries: readonly NavEntry[];
}

/** So many entries stand outside of all groups: in the phone's bottom bar, and at the head of the sidebar. */
export const barLimit = 3;

/** The entries that are one press away, wherever one is. */
export function entriesAtHand(entries: readonly NavEntry[]): readonly NavEntry[] {
  return entries.filter(({ placement }) => placement === 'bar').slice(0, barLimit);
}

/** Entries by their groups, in the order of the groups; a group without entries is none. */
export function groupEntries(entries: readonly NavEntry[]): readonly EntryGroup[] {
  return navGroups
    .map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }))
    .filter((group) => group.entries.length > 0);
}

/** Whether so few entries need no folding at all. */
export function areAtAGlance(entries: readonly NavEntry[]): boolean {
  return entries.length <= mostAtOnce;
}

/** The entries of an unfolded group that are shown first, so that the way to the others is one of the seven. */
export function firstEntries({ entries }: EntryGroup): readonly NavEntry[] {
  return entries.length <= mostAtOnce ? entries : entries.slice(0, mostAtOnce - 1);
}

/** The entry that leads to where one is, or to what lies nearest above it. */
export function currentEntry(entries: readonly NavEntry[], pathname: string): NavEntry | undefined {
  return entries
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((left, right) => right.path.length - left.path.length)[0];
}
