import type { PermissionRule } from '../contract/contract';
import type { Identity } from '../identity/identity';
import type { TicketHolder } from '../identity/tickets';
import type { Caller } from './call';
import { checkPermission } from './check-permission';
import { isRefusal, type Refusal, refuse } from './refusals';

/** What somebody who was let in may do at this moment; refused when the sign-in or the account has ended. */
export type Standing = (holder: TicketHolder, nowMs: number) => Caller | Refusal;

/** Rights and sessions are read at each call: what is taken away ends at once, not with the token. */
export function createStanding({ accounts, rights, isSessionOpen }: Identity): Standing {
  return (holder, nowMs) => {
    const { accountId, sessionId } = holder;
    if (!accounts.find(accountId)) return refuse('token-invalid', 'The account does not exist any more');
    if (sessionId === null || !isSessionOpen(sessionId, nowMs)) {
      return refuse('token-invalid', 'The sign-in that this token goes back to has ended');
    }
    return { ...holder, permissions: new Set(rights.permissionsOf(accountId)) };
  };
}

/** Whether somebody may go on with what takes long. */
export function createMayGoOn(
  standing: Standing,
  permission: PermissionRule,
  clock: () => number,
): (holder: TicketHolder) => boolean {
  return (holder) => {
    const caller = standing(holder, clock());
    return !isRefusal(caller) && checkPermission(caller, permission) === null;
  };
}
