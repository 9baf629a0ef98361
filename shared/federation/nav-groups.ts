/** What people want of a barn, in the order of the navigation: entries of one group stand and fold together. */
export const navGroups = ['watch', 'look-back', 'act', 'configure'] as const;

export type NavGroup = (typeof navGroups)[number];

/** Screens of the administration say so in their address (product 2.1). */
const administration = '/administration/';

/**
 * The group of an entry. One that names none, or one that this suite does not know (a remote of an older or newer
 * contract), stands with what it is like.
 */
export function navGroupOf({ group, to }: { readonly group?: string | undefined; readonly to: string }): NavGroup {
  return navGroups.find((known) => known === group) ?? (to.includes(administration) ? 'configure' : 'watch');
}
