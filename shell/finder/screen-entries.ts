import { isPermitted } from '@barnwatch/shared/auth-client';
import type { FinderEntry, RegisteredRoute, SuiteRegistry } from '@barnwatch/shared/federation';
import type { Language } from '@barnwatch/shared/i18n';
import { generatePath } from '@barnwatch/shared/routing';

/** Where somebody is, and what they may do there. */
export interface Standing {
  /** The barn at which somebody is signed in; null for none. */
  readonly barnId: string | null;
  readonly permissions: readonly string[];
  readonly language: Language;
}

/**
 * Every screen that can be opened by its address alone, in the order of the navigation, found by its titles in all
 * languages. Those of remotes that are switched off, and those that one may not open, are none.
 */
export function screenEntries(registry: SuiteRegistry, standing: Standing): readonly FinderEntry[] {
  return registry.remotes
    .filter(({ name }) => !registry.disabledRemotes.includes(name))
    .flatMap((remote) =>
      remote.routes
        .filter((route) => isOpen(route, standing))
        .map((route) => {
          const path = withoutOptional(route.path);
          const nav = remote.nav.find(({ to }) => to === path || to === route.path);
          const titles = [route.title, ...(nav ? [nav.title] : [])];
          return {
            order: nav?.order ?? Number.POSITIVE_INFINITY,
            entry: {
              id: path,
              name: (nav ?? route).title[standing.language],
              words: titles.flatMap(({ en, de }) => [en, de]),
              to: generatePath(path, { barnId: standing.barnId }),
              ...(nav && { icon: nav.icon }),
            },
          };
        }),
    )
    .toSorted((left, right) => (left.order === right.order ? 0 : left.order - right.order))
    .map(({ entry }) => entry);
}

function withoutOptional(path: string): string {
  return path.replace(/\/:\w+\?/g, '');
}

function isOpen({ path, permission, guard }: RegisteredRoute, { barnId, permissions }: Standing): boolean {
  const parameters = withoutOptional(path).match(/:\w+/g) ?? [];
  if (parameters.some((parameter) => parameter !== ':barnId')) return false;
  if (barnId === null && (parameters.length > 0 || guard === 'signed-in-at-barn')) return false;
  return permission === undefined || isPermitted(permission, permissions);
}
