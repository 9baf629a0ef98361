import { isPermitted } from '@barnwatch/shared/auth-client';
import {
  type NavGroup,
  type NavPlacement,
  navGroupOf,
  type RegisteredNav,
  type SuiteRegistry,
} from '@barnwatch/shared/federation';
import type { Language } from '@barnwatch/shared/i18n';
import { generatePath } from '@barnwatch/shared/routing';

/** An entry of the sidebar or the bottom bar, ready to be drawn. */
export interface NavEntry {
  readonly id: string;
  readonly icon: string;
  readonly title: string;
  readonly path: string;
  readonly placement: NavPlacement;
  readonly group: NavGroup;
  /** Whether somebody may open it is not known yet: it has its place, and nothing else. */
  readonly isAwaited: boolean;
}

function isShown(nav: RegisteredNav, barnId: string | null, permissions: readonly string[] | null): boolean {
  if (barnId === null && nav.to.includes(':barnId')) return false;
  return nav.permission === undefined || permissions === null || isPermitted(nav.permission, permissions);
}

/**
 * What one may open from here: the entries of all remotes that are not switched off, those alone that the permissions
 * allow, in the order that the descriptors ask for.
 * @param permissions null where they are not known yet: then whatever may come
 */
export function navEntries(
  registry: SuiteRegistry,
  barnId: string | null,
  permissions: readonly string[] | null,
  language: Language,
): readonly NavEntry[] {
  return registry.remotes
    .filter(({ name }) => !registry.disabledRemotes.includes(name))
    .flatMap((remote) => remote.nav)
    .filter((nav) => isShown(nav, barnId, permissions))
    .toSorted((left, right) => left.order - right.order || left.id.localeCompare(right.id))
    .map((nav) => ({
      id: nav.id,
      icon: nav.icon,
      title: nav.title[language],
      path: generatePath(nav.to, { barnId }),
      placement: nav.placement,
      group: navGroupOf(nav),
      isAwaited: permissions === null && nav.permission !== undefined,
    }));
}
