import type { PermissionRule } from '../contract/contract';
import type { Identity } from '../identity/identity';
import type { TicketHolder } from '../identity/tickets';
import type { Caller } from './call';
import { checkPermission } from './check-permission';
import { isRefusal, type Refusal, refuse } from './refusals';

/** What somebody who was let in may do at this moment; refused when the sign-in or the account has ended. */
export type Standing = (holder: TicketHolder, nowMs: number) => Caller | Refusal;

/** What is read of an account and one of its sign-ins. */
interface Read {
  /** The account's number when it was read. */
  readonly version: number;
  readonly permissions: ReadonlySet<string>;
  /** Seconds since 1970 UTC. */
  readonly endsAtS: number;
}

/** Some hundred bytes each; who was not there for longest is read anew. */
const mostKept = 2_000;

type Asked = Pick<Identity, 'accounts' | 'rights' | 'sessionEnds' | 'versions'>;

/**
 * Rights and sessions are looked at again at each call: what is taken away ends at once, not with the token. They are
 * kept for as long as the account's number stays the one that they were read at; only this number is read then.
 */
export function createStanding({ accounts, rights, sessionEnds, versions }: Asked): Standing {
  const kept = new Map<string, Read>();

  function keep(key: string, read: Read): void {
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(key, read);
  }

  return (holder, nowMs) => {
    const { accountId, sessionId } = holder;
    const nowS = Math.floor(nowMs / 1000);
    // Read first: what is written while the rest is read raises it above the number kept.
    const version = versions(accountId);
    const key = JSON.stringify([accountId, sessionId]);
    const known = kept.get(key);
    kept.delete(key);
    if (known && known.version === version && known.endsAtS > nowS) {
      kept.set(key, known);
      return { ...holder, permissions: known.permissions };
    }
    if (version === null || !accounts.find(accountId)) {
      return refuse('token-invalid', 'The account does not exist any more');
    }
    const endsAtS = sessionId === null ? null : sessionEnds(accountId, sessionId);
    if (endsAtS === null || endsAtS <= nowS) {
      return refuse('token-invalid', 'The sign-in that this token goes back to has ended');
    }
    const permissions = new Set(rights.permissionsOf(accountId));
    keep(key, { version, permissions, endsAtS });
    return { ...holder, permissions };
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
