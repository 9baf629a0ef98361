import type { ContractOperation, PermissionRule } from '../contract/contract';
import type { Identity } from '../identity/identity';
import type { TicketHolder } from '../identity/tickets';
import type { Caller } from './call';
import { isRefusal, type Refusal, refuse } from './refusals';
import { takeTicket } from './take-ticket';

/** What a request shows to be let in. */
export interface Credentials {
  readonly bearer: string | null;
  /** The request's target with its query, where a ticket may be in. */
  readonly url: string;
  /** A Range request goes on with what an earlier one began. */
  readonly isRange: boolean;
}

/** Says who calls and whether this account may. @returns null for a public operation */
export type Authorize = (
  operation: ContractOperation,
  credentials: Credentials,
  nowMs: number,
) => Promise<Caller | Refusal | null>;

/** Permissions are read at each call: a right that is taken away ends at once, not with the token. */
export function createAuthorize({ accounts, rights, tokens, tickets }: Identity): Authorize {
  async function holderOf(
    operation: ContractOperation,
    { bearer, url, isRange }: Credentials,
    nowMs: number,
  ): Promise<TicketHolder | Refusal> {
    const { ticket, path } = takeTicket(url);
    if (operation.acceptsTicket && ticket !== null && bearer === null) {
      return (
        tickets.use(ticket, path, isRange, nowMs) ?? refuse('ticket-rejected', 'The ticket is not good (any more)')
      );
    }
    if (bearer === null) return refuse('token-missing', 'This call needs an access token');
    const claims = await tokens.verifyAccess(bearer, nowMs);
    if (claims === 'expired') return refuse('token-expired', 'The access token has expired');
    if (claims === 'invalid') return refuse('token-invalid', 'This is no access token of this instance');
    const { accountId, sessionId, expiresAtS } = claims;
    return { accountId, sessionId, sessionEndsAt: expiresAtS * 1000 };
  }

  return async (operation, credentials, nowMs) => {
    if (!operation.authenticated) return null;
    const holder = await holderOf(operation, credentials, nowMs);
    if (isRefusal(holder)) return holder;
    if (!accounts.find(holder.accountId)) return refuse('token-invalid', 'The account does not exist any more');
    const caller: Caller = { ...holder, permissions: new Set(rights.permissionsOf(holder.accountId)) };
    return checkPermission(caller, operation.permission) ?? caller;
  };
}

/** @returns null when the caller may, else the refusal that names what is missing */
export function checkPermission({ permissions }: Caller, { all, any }: PermissionRule): Refusal | null {
  const missing = all.filter((name) => !permissions.has(name));
  const needsOne = any.length > 0 && !any.some((name) => permissions.has(name));
  if (missing.length === 0 && !needsOne) return null;
  const named = missing.length > 0 ? missing.join(' and ') : any.join(' or ');
  return refuse('permission-missing', `Needs ${named}`, {
    details: { ...(missing.length > 0 && { all: missing }), ...(needsOne && { any }) },
  });
}

/** The token of `Authorization: Bearer …`, or null. */
export function bearerOf(header: string | undefined): string | null {
  return header?.match(/^Bearer +([\w.~+/=-]+)$/i)?.[1] ?? null;
}
