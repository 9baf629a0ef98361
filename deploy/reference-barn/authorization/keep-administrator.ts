import type { Account } from '@barnwatch/shared/wire';
import type { Identity } from '../identity/identity';
import { type Refusal, refuse } from '../server/refusals';

// Who may change rights and see whose: with one of the two alone nobody finds the way back.
const administration = ['authorization.view', 'authorization.manage'];

class LastAdministrator extends Error {
  override readonly name = 'LastAdministrator';
}

/**
 * Takes a right away, unless nobody would be left who may manage authorization, or nobody who may do everything: what
 * nobody holds, nobody can grant any more.
 * @param every permission that exists
 * @param withdraw answers whether the account had it directly
 * @returns null when it has been taken away
 */
export function keepAdministrator(
  identity: Identity,
  every: readonly string[],
  withdraw: () => boolean,
): Refusal | null {
  try {
    return identity.inTransaction(() => {
      const kept = [administration, every].filter((permissions) => hasHolder(identity, permissions));
      if (!withdraw()) {
        return refuse('permission-not-direct', 'The account does not hold this directly: look where it comes from');
      }
      if (!kept.every((permissions) => hasHolder(identity, permissions))) throw new LastAdministrator();
      return null;
    });
  } catch (error) {
    if (!(error instanceof LastAdministrator)) throw error;
    return refuse(
      'last-administrator',
      'Nobody would be left who may do everything, or manage authorization: let another account do so first',
    );
  }
}

function hasHolder({ accounts, rights }: Identity, permissions: readonly string[]): boolean {
  return accounts.list().some((account) => {
    if (!canSignIn(account, accounts)) return false;
    const held = rights.permissionsOf(account.accountId);
    return permissions.every((permission) => held.includes(permission));
  });
}

/** A program does not count, nor somebody whose address has not been proven. */
function canSignIn({ kind, email }: Account, accounts: Identity['accounts']): boolean {
  switch (kind) {
    case 'usernamePassword':
    case 'remote':
      return true;
    case 'emailPassword':
      return email !== undefined && accounts.findEmail(email)?.verified === true;
    case 'serviceAccount':
      return false;
  }
}
