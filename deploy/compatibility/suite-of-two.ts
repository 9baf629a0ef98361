import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { readShellBuild } from '../build/shell-build';
import { type Choices, noChoices } from '../compose/choices';
import { chooseVersions } from '../compose/choose-versions';
import { compose } from '../compose/compose';
import type { Deployment } from '../compose/deployment-file';
import { publishedRemotes } from '../compose/published-remotes';
import { setProblems } from '../compose/set-problems';
import { folderPlace } from '../suite-place/folder-place';

/** A suite whose shell comes of one folder and whose remotes come of another. */
export interface SuiteOfTwo {
  /** What may be opened; null when not one remote fits. */
  readonly registry: SuiteRegistry | null;
  /** Remotes that the composition refused, and its sentences. */
  readonly refused: ReadonlyMap<string, readonly string[]>;
}

export interface TwoSuites {
  /** The suite whose shell is taken. */
  readonly shell: string;
  /** The suite whose remotes are taken, each in its newest version. */
  readonly remotes: string;
  readonly deployment: Deployment;
  readonly knownPermissions: ReadonlySet<string>;
}

const choices: Choices = noChoices;

/** All of a suite that is the shell's. */
async function copyShell(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from))
    if (entry !== 'remotes' && !/^suite(\.previous)?\.json$/.test(entry))
      await cp(path.join(from, entry), path.join(to, entry), { recursive: true });
}

/**
 * Composes a suite of two, in a folder of its own. Each remote is held against the shell by itself: one that does not
 * fit leaves the others.
 * @throws {Error} when the folders hold no shell or no remotes, or those that fit do not fit each other
 */
export async function suiteOfTwo(
  folder: string,
  { shell, remotes, ...rest }: TwoSuites,
  now: number,
): Promise<SuiteOfTwo> {
  const { deployment, knownPermissions } = rest;
  const built = await readShellBuild(folderPlace(shell));
  if (built === undefined) throw new Error(`${shell} holds no shell.`);
  const { chosen } = chooseVersions(await publishedRemotes(folderPlace(remotes)), deployment, choices);
  if (chosen.length === 0) throw new Error(`${remotes} holds no remotes.`);
  await mkdir(folder, { recursive: true });
  await copyShell(shell, folder);
  const refused = new Map<string, readonly string[]>();
  for (const { name, folder: place, built: remote } of chosen) {
    const problems = remote.ok
      ? setProblems([remote.remote], { contract: built.contract, knownPermissions })
      : remote.problems;
    if (problems.length > 0) refused.set(name, problems);
    else await cp(path.join(remotes, place), path.join(folder, place), { recursive: true });
  }
  const fitting = chosen.map(({ name }) => name).filter((name) => !refused.has(name));
  if (fitting.length === 0) return { registry: null, refused };
  const outcome = await compose({
    suite: folderPlace(folder),
    registry: folderPlace(folder),
    deployment: { ...deployment, remotes: fitting },
    choices,
    knownPermissions,
    now,
  });
  if (!outcome.ok) throw new Error(outcome.problems.join('\n'));
  return { registry: outcome.registry, refused };
}
