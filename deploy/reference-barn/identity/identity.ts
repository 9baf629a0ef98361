import type { InstanceConfiguration } from '../configuration/configuration';
import type { Database } from '../storage/database';
import { type Accounts, createAccounts } from './accounts';
import {
  createEulaAcceptances,
  type EulaAcceptances,
  type LicenceAgreement,
  loadLicenceAgreement,
} from './licence-agreement';
import { createLoginLimiter, type LoginLimiter } from './login-limiter';
import { createRefreshSessions, type RefreshSessions } from './refresh-sessions';
import { loadSigningKey } from './signing-key';
import { createTickets, type Tickets } from './tickets';
import { createTokens, type Tokens } from './tokens';

/** Everything about who may come in. */
export interface Identity {
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly sessions: RefreshSessions;
  readonly limiter: LoginLimiter;
  readonly tickets: Tickets;
  readonly agreement: LicenceAgreement | null;
  readonly acceptances: EulaAcceptances;
  readonly accessLifetimeS: number;
  readonly methods: InstanceConfiguration['authentication'];
}

// A client may not have received the answer with the new token: the old one stays good for this long (contract).
const refreshOverlapMs = 10_000;

export async function openIdentity(
  database: Database,
  { identity, tokens, eula, authentication }: InstanceConfiguration,
  nowMs: number,
): Promise<Identity> {
  const key = await loadSigningKey(database, nowMs);
  const agreement = loadLicenceAgreement(eula);
  return {
    accounts: createAccounts(database),
    tokens: createTokens(key, identity.globalUniqueIdentifier),
    sessions: createRefreshSessions(database, {
      mode: tokens.refreshTokens,
      lifetimeS: tokens.refreshLifetimeS,
      overlapMs: refreshOverlapMs,
    }),
    limiter: createLoginLimiter(),
    tickets: createTickets(),
    agreement,
    acceptances: createEulaAcceptances(database, agreement),
    accessLifetimeS: tokens.accessLifetimeS,
    methods: authentication,
  };
}
