import type { StartedBuild } from './build-data';

export interface Sharing {
  readonly shareScopeName: string | readonly string[];
  readonly webpackRequire: Pick<StartedBuild, 'federation'>;
  /** Scopes that are set up (true), or on their way. */
  readonly initPromises: Record<string, Promise<unknown> | true>;
  readonly initTokens: Record<string, object>;
  /** Who has come by here already: two builds that share with each other would ask in a circle. */
  readonly initScope?: object[];
}

/** Stands in for the set-up of shared modules, without remotes that are imported by name. */
export async function initializeSharing(sharing: Sharing): Promise<true> {
  const { shareScopeName, webpackRequire, initPromises, initTokens, initScope = [] } = sharing;
  const { instance, attachShareScopeMap } = webpackRequire.federation;
  const scopes = [shareScopeName].flat().map((scope) => {
    initTokens[scope] ??= { from: instance.name };
    const token = initTokens[scope];
    if (initScope.includes(token)) return true;
    initScope.push(token);
    if (initPromises[scope]) return initPromises[scope];
    const { shareStrategy: strategy } = instance.options;
    const shared = instance.initializeSharing(scope, { strategy, initScope, from: 'build' });
    attachShareScopeMap(webpackRequire);
    const isSetUp = () => {
      initPromises[scope] = true;
      return true as const;
    };
    initPromises[scope] = shared.length === 0 || Promise.all(shared).then(isSetUp);
    return initPromises[scope];
  });
  await Promise.all(scopes);
  return true;
}
