import type { BuiltRemote, SuiteRegistry } from '@barnwatch/shared/federation';

/** A remote that a development server builds, and where its files are. */
export interface LiveRemote {
  readonly built: BuiltRemote;
  /** Ends in a slash. */
  readonly baseUrl: string;
}

/** The registry with some remotes taken from development servers. One that was not there, or was switched off, comes in. */
export function replaceRemotes(registry: SuiteRegistry, live: readonly LiveRemote[]): SuiteRegistry {
  const names = new Set(live.map(({ built }) => built.name));
  return {
    ...registry,
    disabledRemotes: registry.disabledRemotes.filter((name) => !names.has(name)),
    remotes: [
      ...registry.remotes.filter(({ name }) => !names.has(name)),
      ...live.map(({ built, baseUrl }) => ({ ...built, baseUrl })),
    ],
  };
}
