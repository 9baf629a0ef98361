import type { Accounts } from '../identity/accounts';
import type { Caller } from '../server/call';
import type { Author } from './incident-writes';

/** Who writes: the account that the token names, with the name that it has now. */
export function authorOf({ accountId }: Caller, accounts: Accounts): Author {
  const authorName = accounts.find(accountId)?.displayName;
  return { accountId, ...(authorName !== undefined && { authorName }) };
}
