import type { RegisteredRemote } from '@barnwatch/shared/federation';

/** What the developer tools of module federation read: each part of the page, and where its manifest lies. */
type ModuleInfo = Record<
  string,
  { remotesInfo: Record<string, { matchedVersion: string }> } | { remoteEntry: string; version: string }
>;

/**
 * Tells the browser's developer tools of module federation that the shell uses a remote. The runtime does so only for
 * remotes that it knows by their manifest, which would be one more request before each.
 */
export function tellDeveloperTools(host: string, { container, version, baseUrl }: RegisteredRemote): void {
  const federation = Reflect.get(globalThis, '__FEDERATION__') as { moduleInfo: ModuleInfo };
  const { moduleInfo } = federation;
  const known = moduleInfo[host];
  const remotesInfo = known !== undefined && 'remotesInfo' in known ? known.remotesInfo : {};
  remotesInfo[container] = { matchedVersion: version };
  moduleInfo[host] = { remotesInfo };
  const manifest = new URL('mf-manifest.json', new URL(baseUrl, document.baseURI)).href;
  moduleInfo[`${container}:${version}`] = { remoteEntry: manifest, version };
}
