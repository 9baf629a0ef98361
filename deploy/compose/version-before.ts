import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { describedFile } from '@barnwatch/shared/federation/build';
import { lt } from 'semver';

type VersionBefore = NonNullable<RegisteredRemote['before']>;

/** What was in use before this version: the one in use now, or what that one names. Never a later one: it was left. */
function candidateOf(remote: RegisteredRemote, now: RegisteredRemote | undefined) {
  return [now, now?.before].find((one) => one !== undefined && lt(one.version, remote.version));
}

async function beforeOf(
  remote: RegisteredRemote,
  now: RegisteredRemote | undefined,
  suiteFolder: string,
): Promise<VersionBefore | undefined> {
  const candidate = candidateOf(remote, now);
  if (candidate === undefined) return undefined;
  const { version, baseUrl } = candidate;
  try {
    const content = await readFile(path.join(suiteFolder, 'remotes', remote.name, version, 'remote.json'));
    return { version, baseUrl, descriptor: describedFile('remote.json', content) };
  } catch {
    // Removed by hand since: there is nothing to go back to.
    return undefined;
  }
}

/** Names with each remote the version that a window goes back to when this one does not work. */
export async function withVersionsBefore(
  registry: SuiteRegistry,
  now: SuiteRegistry | undefined,
  suiteFolder: string,
): Promise<SuiteRegistry> {
  const remotes = await Promise.all(
    registry.remotes.map(async (remote) => {
      const inUse = now?.remotes.find(({ name }) => name === remote.name);
      const before = await beforeOf(remote, inUse, suiteFolder);
      return before === undefined ? remote : { ...remote, before };
    }),
  );
  return { ...registry, remotes };
}
