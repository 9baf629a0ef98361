import type { Account } from './use-authorization';

export function accountName({ displayName, accountId }: Account): string {
  return displayName.trim() || accountId;
}
