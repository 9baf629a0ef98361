import type { Asset, RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';

/** A file that belongs to a snapshot: its whole address, and what its bytes must be. */
export interface SuiteFile {
  readonly url: string;
  readonly integrity: string;
  readonly bytes: number;
}

/** The files that a registry names of a remote, each once. */
function namedFiles(remote: RegisteredRemote): readonly Asset[] {
  return [
    remote.entry,
    remote.texts.en,
    remote.texts.de,
    ...(remote.parts ? [remote.parts] : []),
    ...[
      ...remote.routes,
      ...(remote.widgets ?? []),
      ...(remote.finder ? [remote.finder] : []),
      ...(remote.along ? [remote.along] : []),
    ].flatMap(({ files }) => files ?? []),
  ];
}

/** Files of a remote as a snapshot has them. */
export function filesAt({ baseUrl }: Pick<RegisteredRemote, 'baseUrl'>, assets: readonly Asset[], origin: string) {
  const base = new URL(baseUrl, origin);
  return assets.map(({ file, integrity, bytes }): SuiteFile => ({ url: new URL(file, base).href, integrity, bytes }));
}

/** Each address once. */
export function eachOnce(files: readonly SuiteFile[]): readonly SuiteFile[] {
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

/** The remotes of a registry that are wanted, without those that the deployment has switched off. */
export function wantedRemotes(registry: SuiteRegistry, names: readonly string[]): readonly RegisteredRemote[] {
  return registry.remotes.filter(({ name }) => names.includes(name) && !registry.disabledRemotes.includes(name));
}

/** What the registry itself names of some remotes. */
export function registeredFiles(remotes: readonly RegisteredRemote[], origin: string): readonly SuiteFile[] {
  return eachOnce(remotes.flatMap((remote) => filesAt(remote, namedFiles(remote), origin)));
}
