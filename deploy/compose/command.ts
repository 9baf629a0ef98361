import { compare } from 'semver';
import { type Choices, withoutPin, withPin, withSwitch } from './choices';
import type { PublishedRemote } from './published-remotes';
import { choicesAfterPromote, choicesAfterStage, type StageCommand } from './stage';

/** A command that changes which versions are served. */
export type Change =
  | { readonly kind: 'compose' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'pin'; readonly remote: string; readonly version: string }
  | { readonly kind: 'roll-back'; readonly remote: string }
  | { readonly kind: 'switch'; readonly remote: string; readonly position: 'on' | 'off' }
  | StageCommand
  | { readonly kind: 'promote'; readonly remote: string }
  | { readonly kind: 'halt'; readonly remote: string };

/** What `stage` is told besides its words. */
export interface StageOptions {
  readonly share?: string | undefined;
  /** Separated by commas. */
  readonly accounts?: string | undefined;
  readonly promote?: boolean | undefined;
  readonly halt?: boolean | undefined;
}

/** What an operator can ask of the registry tool. */
export type Command =
  | Change
  | { readonly kind: 'list' }
  | { readonly kind: 'verify' }
  | { readonly kind: 'collect' }
  | { readonly kind: 'plan'; readonly of: Change | { readonly kind: 'collect' } };

export const usage = `npm run compose -- [command] [--to place] [--suite place] [--registry place] [--deployment file] [--choices file]

  compose, apply             write suite.json of the chosen versions (also without a command)
  plan [command]             say what a command would change, and change nothing
  list                       show every remote, its versions and which one is in use
  pin <remote> <version>     keep a remote at a version; "newest" lets it follow again
  roll-back <remote>         pin a remote to the version before the one in use
  stage <remote> [version]   give a version to some beside the present one, which is pinned meanwhile:
                             --share 10 to 10 % of all people, --accounts north-barn/manager,south-barn/viewer to
                             these (all of them each time; user name or e-mail address as it is typed, or identifier).
                             Again with another share: to more, or to fewer
  stage <remote> --promote   give it to everybody
  stage <remote> --halt      take it back (kill switch): open windows stop offering it at their next look at suite.json,
                             nothing else changes, and the present version stays pinned
  undo                       back to the registry before this one; once more: forward again
  disable <remote>           never load it; its place says so
  enable <remote>            load it again
  verify                     compare every file that suite.json and the one before name with their digests
  collect                    remove versions that are older than the one in use, that no registry and no pin names,
                             and that nobody has put there for --days days (14), and what a release that broke off has left; --also <place>: another
                             deployment's registry over the same files, as often as there are some

A place is a folder, or s3://bucket/prefix of any S3-compatible store with conditional writes. --to composes there, and
first puts what the suite (--suite, a folder) has and that place lacks: the versions in use, and the shell. Endpoint,
region and credentials are read from the environment: AWS_ENDPOINT_URL_S3, AWS_REGION, AWS_ACCESS_KEY_ID,
AWS_SECRET_ACCESS_KEY, AWS_PROFILE and what else the client knows. With a bucket the choices lie beside suite.json.

Every change is whole or not at all. Two commands at once run one after the other.`;

/** Reads the words after `npm run compose --`; `undefined` when they make no command. */
export function parseCommand(words: readonly string[], options: StageOptions = {}): Command | undefined {
  const [first, ...others] = words;
  const parse = (some: readonly string[]) => (some[0] === 'stage' ? parseStage(some, options) : parseSimple(some));
  const hasOptions = Object.values(options).some((value) => value !== undefined);
  if (hasOptions && !words.slice(0, 2).includes('stage')) return undefined;
  if (first !== 'plan') return parse(words);
  const of = parse(others);
  return of === undefined || of.kind === 'list' || of.kind === 'verify' ? undefined : { kind: 'plan', of };
}

function parseStage(words: readonly string[], options: StageOptions): Change | undefined {
  const [, remote, version, ...rest] = words;
  if (remote === undefined || rest.length > 0) return undefined;
  const { share, accounts, promote, halt } = options;
  if (promote || halt) {
    const isAlone = version === undefined && share === undefined && accounts === undefined && promote !== halt;
    if (!isAlone) return undefined;
    return promote ? { kind: 'promote', remote } : { kind: 'halt', remote };
  }
  const perCent = share === undefined ? undefined : Number(share);
  if (share?.trim() === '' || (perCent !== undefined && !(perCent >= 0 && perCent <= 100))) return undefined;
  if (perCent === undefined && accounts === undefined) return undefined;
  const named = accounts
    ?.split(',')
    .map((account) => account.trim())
    .filter((account) => account !== '');
  return { kind: 'stage', remote, version, share: perCent, accounts: named };
}

function parseSimple(words: readonly string[]): Exclude<Command, { readonly kind: 'plan' }> | undefined {
  const [kind = 'compose', remote, version, ...rest] = words;
  if (rest.length > 0) return undefined;
  if (remote === undefined) return parseAlone(kind);
  if (version !== undefined) return kind === 'pin' ? { kind, remote, version } : undefined;
  switch (kind) {
    case 'roll-back':
      return { kind, remote };
    case 'disable':
      return { kind: 'switch', remote, position: 'off' };
    case 'enable':
      return { kind: 'switch', remote, position: 'on' };
    default:
      return undefined;
  }
}

function parseAlone(word: string): Exclude<Command, { readonly kind: 'plan' }> | undefined {
  switch (word) {
    case 'apply':
      return { kind: 'compose' };
    case 'compose':
    case 'undo':
    case 'list':
    case 'verify':
    case 'collect':
      return { kind: word };
    default:
      return undefined;
  }
}

export type ChoiceOutcome =
  | { readonly ok: true; readonly choices: Choices }
  | { readonly ok: false; readonly problem: string };

/** What changes the choices; `undo` and `halt` begin with the registry. */
export type ChoosingCommand = Exclude<Change, { readonly kind: 'undo' } | { readonly kind: 'halt' }>;

/**
 * The choices after a command.
 * @param inUse version of the command's remote that the current registry names, where it names one
 */
export function choicesAfter(
  command: ChoosingCommand,
  choices: Choices,
  published: readonly PublishedRemote[],
  inUse: string | undefined,
): ChoiceOutcome {
  if (command.kind === 'compose') return { ok: true, choices };
  const { remote } = command;
  const versions = published.filter(({ name }) => name === remote).map(({ version }) => version);
  if (versions.length === 0) return { ok: false, problem: `There is no remote ${remote}.` };
  switch (command.kind) {
    case 'pin':
      if (command.version === 'newest') {
        if (choices.staged?.[remote] === undefined) return { ok: true, choices: withoutPin(choices, remote) };
        return { ok: false, problem: `A version of ${remote} is staged: --promote it or --halt it first.` };
      }
      if (versions.includes(command.version)) return { ok: true, choices: withPin(choices, remote, command.version) };
      return {
        ok: false,
        problem: `There is no version ${command.version} of ${remote}. There is ${versions.join(', ')}.`,
      };
    case 'roll-back': {
      if (inUse === undefined) return { ok: false, problem: `${remote} is not in use: there is nothing to roll back.` };
      const [before] = versions
        .filter((version) => compare(version, inUse) < 0)
        .sort((left, right) => compare(right, left));
      if (before === undefined) return { ok: false, problem: `There is no version of ${remote} before ${inUse}.` };
      return { ok: true, choices: withPin(choices, remote, before) };
    }
    case 'switch':
      return { ok: true, choices: withSwitch(choices, remote, command.position) };
    case 'stage':
      return choicesAfterStage(command, choices, versions, inUse);
    case 'promote':
      return choicesAfterPromote(remote, choices, published);
  }
}
