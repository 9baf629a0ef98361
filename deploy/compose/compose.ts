import type { BuiltRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { readShellBuild } from '../build/shell-build';
import type { Choices } from './choices';
import { chooseVersions } from './choose-versions';
import type { Deployment } from './deployment-file';
import { deploymentProblems } from './deployment-problems';
import { fileProblems } from './file-problems';
import { mergeRegistry } from './merge-registry';
import { type PublishedRemote, publishedRemotes } from './published-remotes';
import { readRegistry, writeRegistry } from './registry-file';
import { setProblems } from './set-problems';
import { stagedVersions, withStagedVersions } from './staged-versions';
import { withVersionsBefore } from './version-before';

/** What is composed, and of what. */
export interface Composition {
  /** Where the shell and the versions of the remotes lie. */
  readonly suiteFolder: string;
  /** Where `suite.json` is written: the same folder, unless several deployments share the files. */
  readonly registryFolder: string;
  readonly deployment: Deployment;
  readonly choices: Choices;
  readonly knownPermissions: ReadonlySet<string>;
  /** Ms since 1970 UTC. */
  readonly now: number;
}

interface Refused {
  readonly ok: false;
  readonly problems: readonly string[];
}

export type PlanOutcome = { readonly ok: true; readonly registry: SuiteRegistry } | Refused;

export type ComposeOutcome =
  | { readonly ok: true; readonly registry: SuiteRegistry; readonly changed: boolean }
  | Refused;

async function problemsOf({ folder, built }: PublishedRemote): Promise<readonly string[]> {
  return built.ok ? fileProblems(folder, built.remote) : built.problems;
}

/**
 * What a suite would be: chooses versions, checks that they fit (all problems are told, not only the first). Writes
 * nothing.
 */
export async function planSuite(composition: Composition): Promise<PlanOutcome> {
  const { suiteFolder, registryFolder, deployment, choices, knownPermissions, now } = composition;
  const shell = await readShellBuild(suiteFolder);
  const { chosen, problems: choiceProblems } = chooseVersions(await publishedRemotes(suiteFolder), deployment, choices);
  const remotes: BuiltRemote[] = chosen.flatMap(({ built }) => (built.ok ? [built.remote] : []));
  const staged = await stagedVersions(suiteFolder, chosen, choices);
  const problems = [
    ...deploymentProblems(deployment),
    ...choiceProblems,
    ...(await Promise.all(chosen.map(problemsOf))).flat(),
    ...staged.problems,
    ...(shell === undefined
      ? ['there is no shell in the suite folder: build it first']
      : // Any of the staged versions may meet any present one of another remote.
        setProblems([...remotes, ...staged.built], { contract: shell.contract, knownPermissions })),
  ];
  if (shell === undefined || problems.length > 0) return { ok: false, problems };
  const merged = mergeRegistry(remotes, deployment, choices, { contract: shell.contract, composedAt: now });
  const registry = await withVersionsBefore(merged, await readRegistry(registryFolder), suiteFolder);
  return { ok: true, registry: await withStagedVersions(registry, staged.built, choices, { suiteFolder, deployment }) };
}

/** Composes a suite and writes `suite.json`. A set that does not fit leaves the registry as it was. */
export async function compose(composition: Composition): Promise<ComposeOutcome> {
  const plan = await planSuite(composition);
  return plan.ok ? { ...plan, changed: await writeRegistry(composition.registryFolder, plan.registry) } : plan;
}
