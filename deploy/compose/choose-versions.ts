import { compare, prerelease } from 'semver';
import type { Choices } from './choices';
import type { Deployment } from './deployment-file';
import type { PublishedRemote } from './published-remotes';

/** The versions that make up a suite, and what of the choice cannot be met. */
export interface ChosenVersions {
  readonly chosen: readonly PublishedRemote[];
  readonly problems: readonly string[];
}

/** The newest of some versions. One made for trying out (`1.2.0-rc.1`) is taken only when there is no other. */
export function newestVersion(versions: readonly PublishedRemote[]): PublishedRemote | undefined {
  const finished = versions.filter(({ version }) => prerelease(version) === null);
  return [...(finished.length > 0 ? finished : versions)].sort((left, right) =>
    compare(right.version, left.version),
  )[0];
}

/** One version of each remote of the deployment: the pinned one, otherwise the newest. */
export function chooseVersions(
  published: readonly PublishedRemote[],
  deployment: Deployment,
  choices: Choices,
): ChosenVersions {
  const present = [...new Set(published.map(({ name }) => name))];
  const wanted = deployment.remotes ?? present;
  const named = [
    ...wanted.map((name) => ({ name, where: 'remotes' })),
    ...deployment.disabledRemotes.map((name) => ({ name, where: 'disabledRemotes' })),
    ...Object.keys(deployment.baseUrls).map((name) => ({ name, where: 'baseUrls' })),
    ...Object.keys(choices.switches).map((name) => ({ name, where: 'the switches' })),
  ];
  const problems = named
    .filter(({ name }) => !present.includes(name))
    .map(({ name, where }) => `${where} names ${name}, of which no version is there`);
  const chosen: PublishedRemote[] = [];
  for (const name of wanted.filter((each) => present.includes(each))) {
    const versions = published.filter((remote) => remote.name === name);
    const pin = Object.hasOwn(choices.pins, name) ? choices.pins[name] : undefined;
    const match = pin === undefined ? newestVersion(versions) : versions.find(({ version }) => version === pin);
    if (match !== undefined) chosen.push(match);
    else
      problems.push(
        `${name} is pinned to ${pin}, which is not there (there is ${versions.map(({ version }) => version).join(', ')})`,
      );
  }
  return { chosen, problems };
}
