import type { InstanceView } from './instance-view';

/** Who is signed in, as people know it: what they typed to sign in, else the id of the account. Empty for nobody. */
export function shownAccount({ accountName, accountId }: Pick<InstanceView, 'accountName' | 'accountId'>): string {
  return accountName ?? accountId ?? '';
}
