import { defaultRoles } from '../authorization/default-roles';
import { createRights, type Rights } from '../authorization/rights';
import { createRoleCatalog, type RoleCatalog } from '../authorization/role-catalog';
import type { InstanceConfiguration } from '../configuration/configuration';
import { createServiceProviders, type ServiceProviders } from '../senator/service-provider-store';
import { createServiceAccounts, type ServiceAccounts } from '../service-accounts/service-account-store';
import type { Database } from '../storage/database';
import type { Vault } from '../storage/vault';
import { type AccountVersions, createAccountVersions } from './account-versions';
import { type Accounts, createAccounts } from './accounts';
import { type Assertions, createAssertions } from './assertions';
import { placesInMemory, storedPlaces } from './attempt-places';
import { createEmailVerifications, type EmailVerifications } from './email-verifications';
import { createEulaAcceptances, type EulaAcceptances } from './eula-acceptances';
import { createEulaVersions, type EulaVersions } from './eula-versions';
import { type LicenceAgreement, loadLicenceAgreement } from './licence-agreement';
import { createLoginLimiter, type LoginLimiter, loginLimits, mailLimits } from './login-limiter';
import { createRefreshSessions, type RefreshSessions } from './refresh-sessions';
import { seedAccounts, seedServiceAccounts } from './seed-accounts';
import { createSessionEnds, type SessionEnds } from './session-ends';
import { loadSigningKey, type SigningKey } from './signing-key';
import { createStoredTickets } from './stored-tickets';
import { createTickets, type Tickets } from './tickets';
import { createTokens, type Tokens } from './tokens';

/** Everything about who may come in, and what they may do. */
export interface Identity {
  readonly accounts: Accounts;
  readonly roles: RoleCatalog;
  readonly rights: Rights;
  readonly key: SigningKey;
  readonly tokens: Tokens;
  readonly sessions: RefreshSessions;
  readonly sessionEnds: SessionEnds;
  readonly versions: AccountVersions;
  readonly limiter: LoginLimiter;
  /** Mails to one address. */
  readonly mailLimiter: LoginLimiter;
  readonly verifications: EmailVerifications;
  readonly tickets: Tickets;
  readonly assertions: Assertions;
  readonly serviceAccounts: ServiceAccounts;
  readonly serviceProviders: ServiceProviders;
  readonly agreement: LicenceAgreement | null;
  readonly agreements: EulaVersions;
  readonly acceptances: EulaAcceptances;
  readonly accessLifetimeS: number;
  readonly methods: InstanceConfiguration['authentication'];
  readonly inTransaction: Database['inTransaction'];
}

// Windows of one device may send a token together: it stays good for this long in any case (contract).
const refreshOverlapMs = 10_000;

/**
 * Opens it and makes the accounts of the configuration that do not exist yet.
 * @param permissions every name of the contract
 * @throws when roles, service accounts or the licence agreement of the configuration are wrong
 */
export async function openIdentity(
  database: Database,
  vault: Vault,
  configuration: InstanceConfiguration,
  permissions: readonly string[],
  nowMs: number,
): Promise<Identity> {
  const { identity, tokens, eula, authentication } = configuration;
  const key = await loadSigningKey(database, vault, nowMs);
  const roles = createRoleCatalog(configuration.roles ?? defaultRoles, permissions);
  const agreement = loadLicenceAgreement(eula);
  const agreements = createEulaVersions(database);
  if (agreement) agreements.record(agreement, nowMs);
  const placesOf = (scope: string) => (database.isShared ? storedPlaces(database, scope) : placesInMemory());
  const opened: Identity = {
    accounts: createAccounts(database),
    roles,
    rights: createRights(database, roles),
    key,
    tokens: createTokens(key, identity.globalUniqueIdentifier),
    sessions: createRefreshSessions(database, {
      mode: tokens.refreshTokens,
      lifetimeS: tokens.refreshLifetimeS,
      overlapMs: refreshOverlapMs,
    }),
    sessionEnds: createSessionEnds(database),
    versions: createAccountVersions(database),
    limiter: createLoginLimiter(loginLimits, placesOf('login')),
    mailLimiter: createLoginLimiter(mailLimits, placesOf('mail')),
    verifications: createEmailVerifications(database),
    tickets: database.isShared ? createStoredTickets(database) : createTickets(),
    assertions: createAssertions(database, identity.globalUniqueIdentifier),
    serviceAccounts: createServiceAccounts(database),
    serviceProviders: createServiceProviders(database),
    agreement,
    agreements,
    acceptances: createEulaAcceptances(database, agreement),
    accessLifetimeS: tokens.accessLifetimeS,
    methods: authentication,
    inTransaction: database.inTransaction,
  };
  const places = {
    accounts: opened.accounts,
    rights: opened.rights,
    roles,
    allPermissions: permissions,
    inTransaction: database.inTransaction,
  };
  await seedAccounts(configuration.accounts, { ...places, providers: opened.serviceProviders }, nowMs);
  seedServiceAccounts(configuration.serviceAccounts, places, nowMs);
  return opened;
}
