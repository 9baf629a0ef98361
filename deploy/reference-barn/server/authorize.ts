import type { ContractOperation } from '../contract/contract';
import type { Identity } from '../identity/identity';
import type { TicketHolder } from '../identity/tickets';
import type { Caller } from './call';
import { checkPermission } from './check-permission';
import { isRefusal, type Refusal, refuse } from './refusals';
import type { Standing } from './standing';
import { takeTicket } from './take-ticket';

/** What a request shows to be let in. */
export interface Credentials {
  readonly bearer: string | null;
  /** The request's target with its query, where a ticket may be in. */
  readonly url: string;
  /** A Range request goes on with what an earlier one of the same reader began. */
  readonly isRange: boolean;
  /** Who reads, as far as it can be told without a bearer. */
  readonly reader: string;
}

/** Says who calls and whether this account may. @returns null for a public operation */
export type Authorize = (
  operation: Pick<ContractOperation, 'authenticated' | 'acceptsTicket' | 'permission' | 'answers'>,
  credentials: Credentials,
  nowMs: number,
) => Promise<Caller | Refusal | null>;

export function createAuthorize({ tokens, tickets }: Identity, standing: Standing): Authorize {
  async function holderOf(
    operation: Pick<ContractOperation, 'acceptsTicket' | 'answers'>,
    { bearer, url, isRange, reader }: Credentials,
    nowMs: number,
  ): Promise<TicketHolder | Refusal> {
    const { ticket, path } = takeTicket(url);
    if (operation.acceptsTicket && ticket !== null && bearer === null) {
      const continues = isRange && operation.answers.has(206);
      return (
        tickets.use(ticket, path, reader, continues, nowMs) ??
        refuse('ticket-rejected', 'The ticket is not good (any more)')
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
    const caller = standing(holder, nowMs);
    if (isRefusal(caller)) return caller;
    return checkPermission(caller, operation.permission) ?? caller;
  };
}

/** The token of `Authorization: Bearer …`, or null. */
export function bearerOf(header: string | undefined): string | null {
  return header?.match(/^Bearer +([\w.~+/=-]+)$/i)?.[1] ?? null;
}

/** The same program at the same address: more is not told before an account is. */
export function readerOf(address: string, userAgent: string | undefined): string {
  return `${address} ${userAgent ?? ''}`;
}
