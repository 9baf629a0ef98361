import type { BuiltRemote, StagedVersion, SuiteRegistry } from '@barnwatch/shared/federation';
import { describedFile } from '@barnwatch/shared/federation/build';
import { descriptionFile, type ReadablePlace } from '../suite-place/suite-place';
import type { Choices } from './choices';
import type { Deployment } from './deployment-file';
import { fileProblems } from './file-problems';
import { baseUrlOf } from './merge-registry';
import { readPublished, versionFolder } from './published-remotes';

/** The staged versions of some remotes: what they are made of, and what is wrong with them. */
export interface StagedVersions {
  readonly built: readonly BuiltRemote[];
  readonly problems: readonly string[];
}

/** The staged versions beside the present ones. One that everybody has by now, or whose remote is not there, is none. */
export async function stagedVersions(
  suite: ReadablePlace,
  present: readonly { readonly name: string; readonly version: string }[],
  choices: Choices,
): Promise<StagedVersions> {
  const staged = present.flatMap(({ name, version }) => {
    const stage = choices.staged?.[name];
    return stage === undefined || stage.version === version ? [] : [{ name, version: stage.version }];
  });
  const read = await Promise.all(
    staged.map(async ({ name, version }) => {
      const { folder, built } = await readPublished(suite, name, version);
      if (!built.ok) return { built: [], problems: built.problems };
      return { built: [built.remote], problems: await fileProblems(suite, folder, built.remote) };
    }),
  );
  return { built: read.flatMap(({ built }) => built), problems: read.flatMap(({ problems }) => problems) };
}

/** Names with each remote the version that some people get in place of the present one. */
export async function withStagedVersions(
  registry: SuiteRegistry,
  built: readonly BuiltRemote[],
  choices: Choices,
  { suite, deployment }: { readonly suite: ReadablePlace; readonly deployment: Deployment },
): Promise<SuiteRegistry> {
  const stagedOf = async (remote: BuiltRemote): Promise<StagedVersion | undefined> => {
    const stage = choices.staged?.[remote.name];
    if (stage === undefined) return undefined;
    const { version, share, salt, accounts } = stage;
    const found = await suite.read(`${versionFolder(remote.name, version)}/${descriptionFile}`);
    // Removed by hand since it was looked at.
    if (found === null) return undefined;
    const descriptor = describedFile(descriptionFile, found.content);
    return { version, baseUrl: baseUrlOf(remote, deployment), descriptor, share, salt, accounts };
  };
  const remotes = await Promise.all(
    registry.remotes.map(async (remote) => {
      const other = built.find(({ name }) => name === remote.name);
      const staged = other && (await stagedOf(other));
      return staged === undefined ? remote : { ...remote, staged };
    }),
  );
  return { ...registry, remotes };
}

/** A registry in which a remote has its present version only. Nothing else of it changes. */
export function withoutStagedVersion(registry: SuiteRegistry, name: string, composedAt: number): SuiteRegistry {
  const remotes = registry.remotes.map((remote) => {
    if (remote.name !== name) return remote;
    const { staged: _taken, ...present } = remote;
    return present;
  });
  return { ...registry, composedAt, remotes };
}

/** For whom a version is staged, in words. */
export function stagedWords({ share, accounts }: Pick<StagedVersion, 'share' | 'accounts'>): string {
  const parts = [
    ...(share > 0 ? [`${share} %`] : []),
    ...(accounts.length > 0 ? [`${accounts.length} ${accounts.length === 1 ? 'account' : 'accounts'}`] : []),
  ];
  return `staged for ${parts.join(' and ')}`;
}
