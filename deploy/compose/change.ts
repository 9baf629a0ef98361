import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { knownPermissions } from '@barnwatch/shared/federation/build';
import type { PlacedFile, SuitePlace } from '../suite-place/suite-place';
import { type Brought, bring, broughtBy, withSource } from './bring';
import { type Choices, choicesSchema, noChoices, withoutStage, withPin } from './choices';
import { type Change, choicesAfter } from './command';
import { planSuite } from './compose';
import { deploymentSchema } from './deployment-file';
import { type FileOutcome, jsonContent, parseJsonFile, readJsonFile } from './json-file';
import { type PublishedRemote, publishedRemotes } from './published-remotes';
import { type FoundRegistries, readRegistries, writeRegistry } from './registry-file';
import { withoutStagedVersion } from './staged-versions';
import { choicesOfUndo } from './undo';
import { registryProblems } from './verify';

/** Where the parts of one deployment lie. */
export interface ComposePlaces {
  readonly suite: SuitePlace;
  /** A suite whose files are put into this one before they are served. */
  readonly source?: SuitePlace | undefined;
  readonly registry: SuitePlace;
  /** A file of this machine. */
  readonly deployment: string;
  readonly choices: { readonly place: SuitePlace; readonly file: string };
}

/** What a command would write, and over what. */
interface Prepared {
  readonly ok: true;
  readonly found: FoundRegistries;
  readonly registry: SuiteRegistry;
  readonly choices: Choices;
  readonly choicesFile: PlacedFile | null;
  /** What would be put first. */
  readonly brought: Brought;
}

interface Refused {
  readonly ok: false;
  readonly problems: readonly string[];
}

/** How often one begins anew because somebody else was faster; between two tries a wait of up to this, ms. */
const mostTries = 20;
const longestPauseMs = 300;

/** What an operator chose, and the file that says so. */
export async function readChoices({
  choices: { place, file },
}: ComposePlaces): Promise<{ readonly file: PlacedFile | null; readonly outcome: FileOutcome<Choices> }> {
  const found = await place.read(file);
  if (found === null) return { file: null, outcome: { ok: true, value: noChoices } };
  return { file: found, outcome: parseJsonFile(file, found.content.toString('utf8'), choicesSchema) };
}

async function prepareUndo(
  suite: SuitePlace,
  choices: Choices,
  { now, before }: FoundRegistries,
): Promise<Pick<Prepared, 'ok' | 'registry' | 'choices'> | Refused> {
  if (now === undefined || before === undefined)
    return { ok: false, problems: ['there is no registry before this one: there is nothing to undo'] };
  const problems = await registryProblems(suite, before);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, registry: before, choices: choicesOfUndo(choices, now, before) };
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
function prepareHalt(
  remote: string,
  choices: Choices,
  now: SuiteRegistry | undefined,
): Pick<Prepared, 'ok' | 'registry' | 'choices'> | Refused {
  const present = now?.remotes.find(({ name }) => name === remote);
  if (now === undefined || present === undefined || (present.staged ?? choices.staged?.[remote]) === undefined)
    return { ok: false, problems: [`No version of ${remote} is staged.`] };
  const without = withoutStage(choices, remote);
  // The next composition must not take for everybody's what was just taken from some.
  const kept = Object.hasOwn(choices.pins, remote) ? without : withPin(without, remote, present.version);
  return { ok: true, registry: withoutStagedVersion(now, remote, Date.now()), choices: kept };
}

/** What a change would come to. Writes nothing. */
export async function prepareChange(change: Change, places: ComposePlaces): Promise<Prepared | Refused> {
  const { file: choicesFile, outcome: choices } = await readChoices(places);
  if (!choices.ok) return { ok: false, problems: [choices.problem] };
  const found = await readRegistries(places.registry);
  const asIs = { found, choicesFile, brought: { versions: [], shell: undefined } };
  if (change.kind === 'undo') {
    const undone = await prepareUndo(places.suite, choices.value, found);
    return undone.ok ? { ...undone, ...asIs } : undone;
  }
  if (change.kind === 'halt') {
    const halted = prepareHalt(change.remote, choices.value, found.now);
    return halted.ok ? { ...halted, ...asIs } : halted;
  }
  const deployment = await readJsonFile(places.deployment, deploymentSchema);
  if (!deployment.ok) return { ok: false, problems: [deployment.problem] };
  const suite = await withSource(places.suite, places.source);
  const named = 'remote' in change ? change.remote : undefined;
  const inUse = found.now?.remotes.find(({ name }) => name === named)?.version;
  const published = await publishedRemotes(suite);
  const after = choicesAfter(change, choices.value, published, inUse);
  if (!after.ok) return { ok: false, problems: [after.problem] };
  const plan = await planSuite({
    suite,
    inUse: found.now,
    deployment: deployment.value,
    choices:
      change.kind === 'stage' || change.kind === 'promote'
        ? asTheyAre(after.choices, found.now, published, change.remote)
        : after.choices,
    knownPermissions,
    now: Date.now(),
  });
  if (!plan.ok) return plan;
  return { ...plan, found, choicesFile, choices: after.choices, brought: await broughtBy(plan.registry, places) };
}

/** Begins anew, after a moment of chance, so that two do not overtake each other for ever. */
const pause = () => wait(randomInt(longestPauseMs));

/**
 * Makes a change, within the lock of the deployment where it has one. Files come first, then the choices, then the
 * registry: after a death in between the next composition finishes what was begun, and undoes nothing. Who finds that
 * somebody else was faster begins anew upon what is there now.
 */
export async function applyChange(
  change: Change,
  places: ComposePlaces,
): Promise<(Prepared & { readonly changed: boolean }) | Refused> {
  let left = change;
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (tries > 0) await pause();
    const prepared = await prepareChange(left, places);
    if (!prepared.ok) return prepared;
    if (!(await bring(prepared.brought, places))) continue;
    if (left.kind !== 'compose') {
      const { place, file } = places.choices;
      const over = { tag: prepared.choicesFile?.tag ?? null };
      if (!(await place.write(file, jsonContent(prepared.choices), over))) continue;
      // What was chosen stands: a second try must not choose once more. A kill switch still changes nothing else.
      if (left.kind !== 'halt') left = { kind: 'compose' };
    }
    const written = await writeRegistry(places.registry, prepared.registry, prepared.found);
    if (written !== 'overtaken') return { ...prepared, changed: written === 'written' };
  }
  return { ok: false, problems: ['others were faster each time: try again when they have ended'] };
}
