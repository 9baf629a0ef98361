import { requireCaller } from '../identity/session-handlers';
import type { Caller } from '../server/call';
import { checkPermission } from '../server/check-permission';
import type { Refusal } from '../server/refusals';
import type { Rights } from './rights';

/** Nobody changes what an account may, or its keys, that may do something which they may not. */
export function refuseAgainstHigher(rights: Rights, caller: Caller | null, accountId: string): Refusal | null {
  return checkPermission(requireCaller(caller), { all: [...rights.permissionsOf(accountId)], any: [] });
}
