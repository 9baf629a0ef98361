import type { AnswerOf, listOwnServiceAccounts } from '@barnwatch/shared/wire/calls';
import { millisecondsInDay } from 'date-fns/constants';

export type ServiceAccount = AnswerOf<typeof listOwnServiceAccounts>['serviceAccounts'][number];
export type PublicKey = ServiceAccount['publicKeys'][number];

/** Whose service accounts are looked at: product 6.9. */
export type Circle = 'own' | 'all';

/** How long a key will still do. */
export type KeyState = 'endless' | 'valid' | 'expiring' | 'expired';

/** Time to make another key, and to take it to the machine, ms. */
export const warnedBeforeMs = 30 * millisecondsInDay;

export function keyState({ expiry }: Pick<PublicKey, 'expiry'>, nowMs: number): KeyState {
  if (expiry === null) return 'endless';
  if (expiry <= nowMs) return 'expired';
  return expiry - nowMs <= warnedBeforeMs ? 'expiring' : 'valid';
}

/** Accounts with keys that have ended or end soon, each with how many. */
export function endingKeys(
  accounts: readonly ServiceAccount[],
  nowMs: number,
): readonly { readonly account: ServiceAccount; readonly expired: number; readonly expiring: number }[] {
  return accounts.flatMap((account) => {
    const states = account.publicKeys.map((key) => keyState(key, nowMs));
    const expired = states.filter((state) => state === 'expired').length;
    const expiring = states.filter((state) => state === 'expiring').length;
    return expired + expiring > 0 ? [{ account, expired, expiring }] : [];
  });
}
