import type { BuiltRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { readShellBuild } from '../build/shell-build';
import type { ReadablePlace, SuitePlace } from '../suite-place/suite-place';
import type { Choices } from './choices';
import { chooseVersions } from './choose-versions';
import type { Deployment } from './deployment-file';
import { deploymentProblems } from './deployment-problems';
import { fileProblems } from './file-problems';
import { leanRegistry, mostListBytes } from './lean-registry';
import { mergeRegistry } from './merge-registry';
import { type PublishedRemote, publishedRemotes } from './published-remotes';
import { readRegistries, writeRegistry } from './registry-file';
import { setProblems } from './set-problems';
import { stagedVersions, withStagedVersions } from './staged-versions';
import { withVersionsBefore } from './version-before';

/** What is composed, and of what. */
export interface Composition {
  /** Where the shell and the versions of the remotes lie. */
  readonly suite: ReadablePlace;
  /** The registry that is in use. */
  readonly inUse: SuiteRegistry | undefined;
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

async function problemsOf(suite: ReadablePlace, { folder, built }: PublishedRemote): Promise<readonly string[]> {
  return built.ok ? fileProblems(suite, folder, built.remote) : built.problems;
}

/**
 * What a suite would be: chooses versions, checks that they fit (all problems are told, not only the first). Writes
 * nothing.
 */
export async function planSuite(composition: Composition): Promise<PlanOutcome> {
  const { suite, inUse, deployment, choices, knownPermissions, now } = composition;
  const shell = await readShellBuild(suite);
  const { chosen, problems: choiceProblems } = chooseVersions(await publishedRemotes(suite), deployment, choices);
  const remotes: BuiltRemote[] = chosen.flatMap(({ built }) => (built.ok ? [built.remote] : []));
  const staged = await stagedVersions(suite, chosen, choices);
  const problems = [
    ...deploymentProblems(deployment),
    ...choiceProblems,
    ...(await Promise.all(chosen.map((remote) => problemsOf(suite, remote)))).flat(),
    ...staged.problems,
    ...(shell === undefined
      ? ['there is no shell in the suite: build it first']
      : // Any of the staged versions may meet any present one of another remote.
        setProblems([...remotes, ...staged.built], { contract: shell.contract, knownPermissions })),
  ];
  if (shell === undefined || problems.length > 0) return { ok: false, problems };
  const merged = mergeRegistry(remotes, deployment, choices, { contract: shell.contract, composedAt: now });
  const withBefore = await withVersionsBefore(merged, inUse, suite);
  const registry = await withStagedVersions(withBefore, staged.built, choices, { suite, deployment });
  return { ok: true, registry: leanRegistry(registry, shell.readsParts ? mostListBytes : Number.POSITIVE_INFINITY) };
}

/** A composition that is written where its registry lies, which may be another place than that of the files. */
export type WrittenComposition = Omit<Composition, 'inUse'> & { readonly registry: SuitePlace };

/** Composes a suite and writes `suite.json`. A set that does not fit leaves the registry as it was. */
export async function compose({ registry: place, ...composition }: WrittenComposition): Promise<ComposeOutcome> {
  const found = await readRegistries(place);
  const plan = await planSuite({ ...composition, inUse: found.now });
  if (!plan.ok) return plan;
  const written = await writeRegistry(place, plan.registry, found);
  if (written === 'overtaken') return { ok: false, problems: ['suite.json was changed by somebody else meanwhile'] };
  return { ...plan, changed: written === 'written' };
}
