import type { Rights } from '../authorization/rights';
import type { RoleCatalog } from '../authorization/role-catalog';
import type { ServiceProviders } from '../senator/service-provider-store';
import type { Database } from '../storage/database';
import type { AccountSeed, ServiceAccountSeed } from './account-seeds';
import type { Accounts, NewLogin } from './accounts';
import { hashPassword } from './passwords';

export interface SeedPlaces {
  readonly accounts: Accounts;
  readonly rights: Rights;
  /** Every permission of the contract: what `*` stands for. */
  readonly allPermissions: readonly string[];
  readonly roles: RoleCatalog;
  readonly inTransaction: Database['inTransaction'];
}

/** Makes the accounts of the configuration that do not exist yet. One changed since then is not set back. */
export async function seedAccounts(
  seeds: readonly AccountSeed[],
  { providers, ...places }: SeedPlaces & { readonly providers: ServiceProviders },
  nowMs: number,
): Promise<void> {
  const { accounts, inTransaction } = places;
  const made = await Promise.all(
    seeds.filter((seed) => !exists(accounts, seed)).map(async (seed) => ({ seed, login: await loginOf(seed, nowMs) })),
  );
  for (const { seed, login } of made) {
    const { accountId, displayName, permissions, roles = [], serviceProviders = [] } = seed;
    // With its rights or not at all: whoever starts next does not look at those of an account that exists.
    inTransaction(() => {
      const account = accounts.create({ ...(accountId !== undefined && { accountId }), displayName, login }, nowMs);
      if (!account) return;
      grant(places, account.accountId, { permissions, roles });
      for (const provider of serviceProviders) providers.create(account.accountId, provider);
    });
  }
}

/** The same for accounts of programs, after those of their owners. @throws when an owner does not exist */
export function seedServiceAccounts(seeds: readonly ServiceAccountSeed[], places: SeedPlaces, nowMs: number): void {
  const { accounts, inTransaction } = places;
  for (const { serviceAccountId, name, ownerAccountId, permissions, roles } of seeds) {
    if (!accounts.find(ownerAccountId) && !accounts.find(serviceAccountId)) {
      throw new Error(
        `The configuration is wrong: the service account ${serviceAccountId} belongs to ${ownerAccountId}, which does not exist`,
      );
    }
    inTransaction(() => {
      if (accounts.find(serviceAccountId)) return;
      accounts.create(
        { accountId: serviceAccountId, displayName: name, login: { kind: 'service-account', ownerAccountId } },
        nowMs,
      );
      grant(places, serviceAccountId, { permissions, roles });
    });
  }
}

/** @throws for a name that means nothing: whoever wrote it believes that it grants something */
function grant(
  { rights, roles: catalog, allPermissions }: SeedPlaces,
  accountId: string,
  { permissions, roles }: Pick<ServiceAccountSeed, 'permissions' | 'roles'>,
): void {
  const unknownRole = roles.find((roleId) => catalog.find(roleId) === undefined);
  const unknownPermission = permissions.find((name) => name !== '*' && !allPermissions.includes(name));
  const unknown = unknownRole ?? unknownPermission;
  if (unknown !== undefined) {
    throw new Error(`The configuration is wrong: the account ${accountId} is given ${unknown}, which does not exist`);
  }
  for (const permission of permissions.includes('*') ? allPermissions : permissions) {
    rights.grantPermission(accountId, permission);
  }
  for (const roleId of roles) rights.grantRole(accountId, roleId);
}

function exists(accounts: Accounts, { username, email, remote }: AccountSeed): boolean {
  if (username !== undefined) return accounts.findUsername(username) !== undefined;
  if (email !== undefined) return accounts.findEmail(email) !== undefined;
  return remote !== undefined && accounts.findRemote(remote.senator, remote.accountId) !== undefined;
}

async function loginOf({ username, email, remote, password = '' }: AccountSeed, nowMs: number): Promise<NewLogin> {
  if (username !== undefined) return { kind: 'username', username, passwordHash: await hashPassword(password) };
  if (email !== undefined) {
    return { kind: 'email', email, passwordHash: await hashPassword(password), verifiedAt: nowMs };
  }
  // The schema of the configuration leaves no other possibility.
  if (remote === undefined) throw new Error('An account of the configuration has no way to sign in');
  const { senator: senatorId, accountId: senatorAccountId, remoteAuthenticationId } = remote;
  return { kind: 'remote', senatorId, senatorAccountId, remoteAuthenticationId };
}
