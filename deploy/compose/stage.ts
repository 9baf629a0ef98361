import { randomBytes } from 'node:crypto';
import { accountDigest } from '@barnwatch/shared/federation';
import { type Choices, type StageChoice, withoutPin, withoutStage, withPin, withStage } from './choices';
import { newestVersion } from './choose-versions';
import type { PublishedRemote } from './published-remotes';

/** A version beside the present one for some people; what is left out stays as it is. */
export interface StageCommand {
  readonly kind: 'stage';
  readonly remote: string;
  readonly version?: string | undefined;
  /** Of all people, per cent. */
  readonly share?: number | undefined;
  /** `<barn>/<account>`; all of them, also those of before. */
  readonly accounts?: readonly string[] | undefined;
}

type StageOutcome = { readonly ok: true; readonly choices: Choices } | { readonly ok: false; readonly problem: string };

const refused = (problem: string): StageOutcome => ({ ok: false, problem });

/** Nobody must be able to prepare digests of names before a version is staged, bytes. */
const saltBytes = 12;

/**
 * The choices after a version was staged, or given to others. The present version is pinned meanwhile: it would be the
 * staged one that is the newest.
 *
 * @param versions of the remote that are there
 * @param inUse what everybody has now
 */
export function choicesAfterStage(
  { remote, version, share, accounts }: StageCommand,
  choices: Choices,
  versions: readonly string[],
  inUse: string | undefined,
): StageOutcome {
  if (inUse === undefined) return refused(`${remote} is not in use: there is nothing to stage a version beside.`);
  const known = choices.staged?.[remote];
  const wanted = version ?? known?.version;
  if (wanted === undefined) return refused(`No version of ${remote} is staged: name one.`);
  if (!versions.includes(wanted))
    return refused(`There is no version ${wanted} of ${remote}. There is ${versions.join(', ')}.`);
  if (wanted === inUse) return refused(`${remote} ${wanted} is what everybody has.`);
  const pinned = choices.pins[remote];
  const fresh: StageChoice = {
    version: wanted,
    share: 0,
    salt: randomBytes(saltBytes).toString('base64url'),
    accounts: [],
    follows: pinned === undefined,
  };
  const before = known?.version === wanted ? known : { ...fresh, follows: known?.follows ?? fresh.follows };
  const wrong = accounts?.find((account) => !/^[^/]+\/.+$/.test(account));
  if (wrong !== undefined) return refused(`'${wrong}' is no account: <barn>/<account>, as in north-barn/manager`);
  const stage: StageChoice = {
    ...before,
    share: share ?? before.share,
    accounts: accounts?.map((account) => digestOf(before.salt, account)) ?? before.accounts,
  };
  if (stage.share === 0 && stage.accounts.length === 0)
    return refused('For whom? --share <per cent>, --accounts <barn>/<account>,…, or --halt to take it back');
  return {
    ok: true,
    choices: withStage(pinned === undefined ? withPin(choices, remote, inUse) : choices, remote, stage),
  };
}

function digestOf(salt: string, account: string): string {
  const slash = account.indexOf('/');
  return accountDigest(salt, account.slice(0, slash), account.slice(slash + 1));
}

/** Everybody gets the staged version. A remote that followed its newest one before does so again. */
export function choicesAfterPromote(
  remote: string,
  choices: Choices,
  published: readonly PublishedRemote[],
): StageOutcome {
  const stage = choices.staged?.[remote];
  if (stage === undefined) return refused(`No version of ${remote} is staged.`);
  const without = withoutStage(choices, remote);
  const isNewest = newestVersion(published.filter(({ name }) => name === remote))?.version === stage.version;
  return {
    ok: true,
    choices: stage.follows && isNewest ? withoutPin(without, remote) : withPin(without, remote, stage.version),
  };
}
