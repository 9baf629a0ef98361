import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { describedFile } from '@barnwatch/shared/federation/build';
import { lt } from 'semver';
import { descriptionFile, type ReadablePlace } from '../suite-place/suite-place';
import { versionFolder } from './published-remotes';

type VersionBefore = NonNullable<RegisteredRemote['before']>;

/** What was in use before this version: the one in use now, or what that one names. Never a later one: it was left. */
function candidateOf(remote: RegisteredRemote, now: RegisteredRemote | undefined) {
  return [now, now?.before].find((one) => one !== undefined && lt(one.version, remote.version));
}

async function beforeOf(
  remote: RegisteredRemote,
  now: RegisteredRemote | undefined,
  suite: ReadablePlace,
): Promise<VersionBefore | undefined> {
  const candidate = candidateOf(remote, now);
  if (candidate === undefined) return undefined;
  const { version, baseUrl } = candidate;
  const found = await suite.read(`${versionFolder(remote.name, version)}/${descriptionFile}`);
  // Removed by hand since: there is nothing to go back to.
  if (found === null) return undefined;
  return { version, baseUrl, descriptor: describedFile(descriptionFile, found.content) };
}

/** Names with each remote the version that a window goes back to when this one does not work. */
export async function withVersionsBefore(
  registry: SuiteRegistry,
  now: SuiteRegistry | undefined,
  suite: ReadablePlace,
): Promise<SuiteRegistry> {
  const remotes = await Promise.all(
    registry.remotes.map(async (remote) => {
      const inUse = now?.remotes.find(({ name }) => name === remote.name);
      const before = await beforeOf(remote, inUse, suite);
      return before === undefined ? remote : { ...remote, before };
    }),
  );
  return { ...registry, remotes };
}
