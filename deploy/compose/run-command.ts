import { millisecondsInDay } from 'date-fns/constants';
import { readShellBuild } from '../build/shell-build';
import type { SuitePlace } from '../suite-place/suite-place';
import { broughtLines } from './bring';
import { applyChange, type ComposePlaces, prepareChange, readChoices } from './change';
import { leftHalf, removableVersions } from './collect';
import type { Change, Command } from './command';
import { listLines } from './list-lines';
import { planLines } from './plan-lines';
import { publishedRemotes } from './published-remotes';
import { readRegistry } from './registry-file';
import { stagedWords } from './staged-versions';
import { countFiles, registryProblems } from './verify';

export interface CollectLimits {
  readonly days: number;
  /** Places of the registries of other deployments over the same files. */
  readonly also: readonly SuitePlace[];
}

/** What a command says, and whether it did what was asked. */
export interface CommandOutcome {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

function refused(problems: readonly string[]): CommandOutcome {
  return { ok: false, lines: [...problems.map((problem) => `- ${problem}`), 'suite.json was left as it is.'] };
}

async function list(places: ComposePlaces): Promise<CommandOutcome> {
  const { outcome: choices } = await readChoices(places);
  if (!choices.ok) return refused([choices.problem]);
  const registry = await readRegistry(places.registry);
  return { ok: true, lines: listLines(await publishedRemotes(places.suite), registry, choices.value) };
}

async function verify({ suite, registry }: ComposePlaces): Promise<CommandOutcome> {
  const now = await readRegistry(registry);
  if (now === undefined) return { ok: false, lines: [`There is no suite.json in ${registry.address} that holds.`] };
  const before = await readRegistry(registry, 'before');
  const problems = [
    ...(await registryProblems(suite, now)).map((problem) => `suite.json: ${problem}`),
    ...(before === undefined ? [] : await registryProblems(suite, before)).map(
      (problem) => `suite.previous.json: ${problem}`,
    ),
  ];
  if (problems.length > 0) return { ok: false, lines: problems };
  return { ok: true, lines: [`${await countFiles(suite, now)} files are those that suite.json names.`] };
}

async function plan(change: Change, places: ComposePlaces): Promise<CommandOutcome> {
  const prepared = await prepareChange(change, places);
  if (!prepared.ok) return refused(prepared.problems);
  const lines = [...broughtLines(prepared.brought), ...planLines(prepared.found.now, prepared.registry)];
  return { ok: true, lines: lines.length > 0 ? lines : ['Nothing would change.'] };
}

async function apply(change: Change, places: ComposePlaces): Promise<CommandOutcome> {
  const outcome = await applyChange(change, places);
  if (!outcome.ok) return refused(outcome.problems);
  const { remotes, disabledRemotes } = outcome.registry;
  return {
    ok: true,
    lines: [
      ...remotes.flatMap(({ name, version, staged }) => [
        `${name.padEnd(14)} ${version}${disabledRemotes.includes(name) ? ' (disabled)' : ''}`,
        ...(staged === undefined ? [] : [`${name.padEnd(14)} ${staged.version} ${stagedWords(staged)}`]),
      ]),
      outcome.changed ? 'suite.json was written.' : 'suite.json was this already.',
    ],
  };
}

async function collect(
  places: ComposePlaces,
  { days, also }: CollectLimits,
  does: 'plan' | 'remove',
): Promise<CommandOutcome> {
  const { outcome: choices } = await readChoices(places);
  if (!choices.ok) return refused([choices.problem]);
  const all = [places.registry, ...also];
  const used = await Promise.all(all.map((place) => readRegistry(place)));
  const missing = all.filter((_, index) => used[index] === undefined);
  // Without knowing what is in use everything would be of no use.
  if (missing.length > 0)
    return refused(missing.map(({ address }) => `there is no suite.json in ${address} that holds`));
  const before = await Promise.all(all.map((place) => readRegistry(place, 'before')));
  const registries = [...used, ...before].filter((registry) => registry !== undefined);
  const latestMs = Date.now() - days * millisecondsInDay;
  const going = await removableVersions(
    places.suite,
    await publishedRemotes(places.suite),
    { registries, choices: choices.value },
    latestMs,
  );
  const half = await leftHalf(places.suite, latestMs);
  const folders = [...going.map(({ folder }) => folder), ...half];
  if (does === 'remove') for (const folder of folders) await places.suite.removeVersion(folder);
  const word = does === 'remove' ? 'removed' : 'would be removed';
  const lines = [
    ...going.map(({ name, version }) => `${name.padEnd(14)} ${version.padEnd(10)} ${word}`),
    ...half.map((folder) => `${folder} was never finished: ${word}`),
  ];
  return { ok: true, lines: lines.length > 0 ? lines : ['There is nothing to remove.'] };
}

async function hasNothing({ suite, source }: ComposePlaces): Promise<boolean> {
  const has = async (place: SuitePlace) =>
    (await readShellBuild(place)) !== undefined || (await place.folders('remotes')).length > 0;
  return !(await has(suite)) && (source === undefined || !(await has(source)));
}

/** Runs one command; what changes something waits for its turn. What a place refuses is said, too. */
export async function runCommand(
  command: Command,
  places: ComposePlaces,
  limits: CollectLimits,
  onWait: (otherProcess: number) => void,
): Promise<CommandOutcome> {
  try {
    if (await hasNothing(places))
      return refused([
        `There is no suite in ${(places.source ?? places.suite).address}. \`npm run build\` writes one; --suite names another.`,
      ]);
    return await runWithin(command, places, limits, onWait);
  } catch (cause) {
    return refused([cause instanceof Error ? cause.message : String(cause)]);
  }
}

function runWithin(
  command: Command,
  places: ComposePlaces,
  limits: CollectLimits,
  onWait: (otherProcess: number) => void,
): Promise<CommandOutcome> {
  const { registry, choices } = places;
  // Both files are locked, always in this order: deployments may share the one or the other.
  const alone = <Result>(work: () => Promise<Result>) =>
    choices.place.alone(choices.file, onWait, () => registry.alone('suite.json', onWait, work));
  switch (command.kind) {
    case 'list':
      return list(places);
    case 'verify':
      return verify(places);
    case 'plan':
      return command.of.kind === 'collect' ? collect(places, limits, 'plan') : plan(command.of, places);
    case 'collect':
      return alone(() => collect(places, limits, 'remove'));
    default:
      return alone(() => apply(command, places));
  }
}
