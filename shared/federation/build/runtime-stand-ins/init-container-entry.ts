import type { StartedBuild } from './build-data';

/** What a host tells a container that it starts. */
interface HostOptions {
  readonly shareScopeKeys?: string | readonly string[];
  readonly shareScopeMap?: Record<string, object>;
}

export interface ContainerStart {
  readonly webpackRequire: Pick<StartedBuild, 'S' | 'I' | 'federation'>;
  readonly shareScope: object;
  readonly initScope: object[];
  /** The one scope of the container. */
  readonly shareScopeKey?: string | undefined;
  readonly remoteEntryInitOptions?: HostOptions | undefined;
}

/** Stands in for the start of a container by a host, with one scope of shared modules: no build here has two. */
export function initContainerEntry(start: ContainerStart): unknown {
  const { webpackRequire, shareScope, initScope, shareScopeKey = 'default', remoteEntryInitOptions: host } = start;
  const { S, I, federation } = webpackRequire;
  if (!S || !I) return undefined;
  const { instance, initOptions, attachShareScopeMap } = federation;
  instance.initOptions({ name: initOptions.name, remotes: [], ...host });
  const hostShareScopeMap = host?.shareScopeMap ?? {};
  const share = (scope: string, shared: object) => instance.initShareScopeMap(scope, shared, { hostShareScopeMap });
  if (typeof host?.shareScopeKeys === 'object')
    for (const key of host.shareScopeKeys) {
      hostShareScopeMap[key] ??= {};
      share(key, hostShareScopeMap[key]);
    }
  else share(shareScopeKey, shareScope);
  attachShareScopeMap(webpackRequire);
  return I(shareScopeKey, initScope);
}
