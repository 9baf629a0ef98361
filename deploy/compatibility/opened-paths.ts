import type { SuiteRegistry } from '@barnwatch/shared/federation';

/** The screens of each remote that are opened by an address that needs nothing but the barn, as addresses. */
export function openedPaths({ remotes }: SuiteRegistry, barnId: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    remotes.map(({ name, routes }) => {
      const paths = routes
        .map(({ path }) => path.replace(/\/:\w+\?/g, '').replace(':barnId', barnId))
        .filter((path) => !path.includes(':') && !path.includes('*'));
      return [name, [...new Set(paths)]];
    }),
  );
}
