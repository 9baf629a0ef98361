import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { knownPermissions } from '@barnwatch/shared/federation/build';
import { type Choices, choicesSchema, noChoices, withoutStage, withPin } from './choices';
import { type Change, choicesAfter } from './command';
import { planSuite } from './compose';
import { deploymentSchema } from './deployment-file';
import { readJsonFile, writeJsonFile } from './json-file';
import { type PublishedRemote, publishedRemotes } from './published-remotes';
import { readRegistry, writeRegistry } from './registry-file';
import { withoutStagedVersion } from './staged-versions';
import { choicesOfUndo } from './undo';
import { registryProblems } from './verify';

/** Files and folders of one deployment. */
export interface ComposePlaces {
  readonly suite: string;
  readonly registry: string;
  readonly deployment: string;
  readonly choices: string;
}

/** What a command would write, and over what. */
interface Prepared {
  readonly ok: true;
  readonly before: SuiteRegistry | undefined;
  readonly registry: SuiteRegistry;
  readonly choices: Choices;
}

interface Refused {
  readonly ok: false;
  readonly problems: readonly string[];
}

async function prepareUndo(
  places: ComposePlaces,
  choices: Choices,
  now: SuiteRegistry | undefined,
): Promise<Prepared | Refused> {
  const before = await readRegistry(places.registry, 'before');
  if (now === undefined || before === undefined)
    return { ok: false, problems: ['there is no registry before this one: there is nothing to undo'] };
  const problems = await registryProblems(places.suite, before);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, before: now, registry: before, choices: choicesOfUndo(choices, now, before) };
}

/** Whoever gives one remote to some looks at that one: all others stay in the version that is in use. */
function asTheyAre(
  choices: Choices,
  now: SuiteRegistry | undefined,
  published: readonly PublishedRemote[],
  changed: string,
): Choices {
  const isThere = (name: string, version: string) =>
    published.some((remote) => remote.name === name && remote.version === version);
  return (now?.remotes ?? [])
    .filter(({ name, version }) => name !== changed && !Object.hasOwn(choices.pins, name) && isThere(name, version))
    .reduce((kept, { name, version }) => withPin(kept, name, version), choices);
}

/** A kill switch: whatever else has come meanwhile, or is wrong, nothing but this changes. */
function prepareHalt(remote: string, choices: Choices, now: SuiteRegistry | undefined): Prepared | Refused {
  const present = now?.remotes.find(({ name }) => name === remote);
  if (now === undefined || present === undefined || (present.staged ?? choices.staged?.[remote]) === undefined)
    return { ok: false, problems: [`No version of ${remote} is staged.`] };
  const without = withoutStage(choices, remote);
  // The next composition must not take for everybody's what was just taken from some.
  const kept = Object.hasOwn(choices.pins, remote) ? without : withPin(without, remote, present.version);
  return { ok: true, before: now, registry: withoutStagedVersion(now, remote, Date.now()), choices: kept };
}

/** What a change would come to. Writes nothing. */
export async function prepareChange(change: Change, places: ComposePlaces): Promise<Prepared | Refused> {
  const choices = await readJsonFile(places.choices, choicesSchema, noChoices);
  if (!choices.ok) return { ok: false, problems: [choices.problem] };
  const before = await readRegistry(places.registry);
  if (change.kind === 'undo') return prepareUndo(places, choices.value, before);
  if (change.kind === 'halt') return prepareHalt(change.remote, choices.value, before);
  const deployment = await readJsonFile(places.deployment, deploymentSchema);
  if (!deployment.ok) return { ok: false, problems: [deployment.problem] };
  const named = 'remote' in change ? change.remote : undefined;
  const inUse = before?.remotes.find(({ name }) => name === named)?.version;
  const published = await publishedRemotes(places.suite);
  const after = choicesAfter(change, choices.value, published, inUse);
  if (!after.ok) return { ok: false, problems: [after.problem] };
  const plan = await planSuite({
    suiteFolder: places.suite,
    registryFolder: places.registry,
    deployment: deployment.value,
    choices:
      change.kind === 'stage' || change.kind === 'promote'
        ? asTheyAre(after.choices, before, published, change.remote)
        : after.choices,
    knownPermissions,
    now: Date.now(),
  });
  return plan.ok ? { ...plan, before, choices: after.choices } : plan;
}

/**
 * Makes a change, within the lock of the deployment. The choices come first: after a death between the two files the
 * next composition finishes what was begun, and undoes nothing.
 */
export async function applyChange(
  change: Change,
  places: ComposePlaces,
): Promise<(Prepared & { readonly changed: boolean }) | Refused> {
  const prepared = await prepareChange(change, places);
  if (!prepared.ok) return prepared;
  // Only one who passed the lock by (another machine, a hand) can have written meanwhile.
  if (JSON.stringify(await readRegistry(places.registry)) !== JSON.stringify(prepared.before))
    return { ok: false, problems: ['suite.json was changed by somebody else meanwhile: look at it, and try again'] };
  if (change.kind !== 'compose') await writeJsonFile(places.choices, prepared.choices);
  return { ...prepared, changed: await writeRegistry(places.registry, prepared.registry) };
}
