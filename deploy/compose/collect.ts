import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { compare } from 'semver';
import type { SuitePlace } from '../suite-place/suite-place';
import type { Choices } from './choices';
import type { PublishedRemote } from './published-remotes';

/** What says that a version is still needed. */
export interface Needs {
  /** The registry in use first; the one before it, and those of other deployments over the same files. */
  readonly registries: readonly SuiteRegistry[];
  readonly choices: Choices;
}

function isNamed({ name, version }: PublishedRemote, { registries, choices }: Needs): boolean {
  if (Object.hasOwn(choices.pins, name) && choices.pins[name] === version) return true;
  if (choices.staged?.[name]?.version === version) return true;
  return registries.some(({ remotes }) =>
    remotes.some(
      (each) => each.name === name && [each, each.before, each.staged].some((named) => named?.version === version),
    ),
  );
}

/** Older than every version of the remote that a registry names. What no registry names may be on its way up. */
function isPast({ name, version }: PublishedRemote, { registries }: Needs): boolean {
  const used = registries.flatMap(({ remotes }) => remotes.filter((each) => each.name === name));
  return used.length > 0 && used.every((each) => compare(version, each.version) < 0);
}

/** The versions that nobody needs any more: past, unnamed, and lying there for longer than open tabs live. */
export async function removableVersions(
  suite: SuitePlace,
  published: readonly PublishedRemote[],
  needs: Needs,
  latestMs: number,
): Promise<PublishedRemote[]> {
  const candidates = published.filter((remote) => !isNamed(remote, needs) && isPast(remote, needs));
  const putAt = await Promise.all(candidates.map(({ folder }) => suite.versionPutAt(folder)));
  return candidates.filter((_, index) => {
    const since = putAt[index];
    return typeof since === 'number' && since < latestMs;
  });
}

/** What releases that were killed, or whose line broke, have left half: by the folder that it lies in. */
export async function leftHalf(suite: SuitePlace, latestMs: number): Promise<readonly string[]> {
  const names = await suite.folders('remotes');
  const found = await Promise.all(
    names.map(async (name) =>
      (await suite.unfinished(`remotes/${name}`, latestMs)).map((folder) => `remotes/${name}/${folder}`),
    ),
  );
  return found.flat();
}
