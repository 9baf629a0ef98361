import { randomUUID } from 'node:crypto';
import type { ServiceProvider } from '@barnwatch/shared/wire';
import type { ServiceProviderSeed } from '../identity/account-seeds';
import type { Database } from '../storage/database';

/** An account at a barn, as the barn names it. */
export interface RemoteAccount {
  readonly remoteAccountId: string;
  readonly remoteAuthenticationId: string;
}

/** The barns that accounts of a senator sign in at. */
export interface ServiceProviders {
  /** In order of name. */
  list(accountId: string): readonly ServiceProvider[];
  /** Only one of the account's own. */
  find(accountId: string, serviceProviderId: string): ServiceProvider | undefined;
  /** @returns null when the account has one for this barn already */
  create(accountId: string, provider: ServiceProviderSeed): ServiceProvider | null;
  recordAccount(serviceProviderId: string, account: RemoteAccount): void;
}

interface ProviderRow {
  readonly service_provider_id: string;
  readonly global_unique_identifier: string;
  readonly name: string;
  readonly remote_account_id: string | null;
  readonly remote_authentication_id: string | null;
}

export function createServiceProviders(database: Database): ServiceProviders {
  const describe = (row: ProviderRow): ServiceProvider => ({
    serviceProviderId: row.service_provider_id,
    globalUniqueIdentifier: row.global_unique_identifier,
    remoteAccountId: row.remote_account_id,
    remoteAuthenticationId: row.remote_authentication_id,
    name: row.name,
  });

  const providers: ServiceProviders = {
    list: (accountId) =>
      database
        .all<ProviderRow>(
          'SELECT * FROM service_providers WHERE account_id = ? ORDER BY name COLLATE NOCASE, service_provider_id',
          accountId,
        )
        .map(describe),
    find(accountId, serviceProviderId) {
      const row = database.first<ProviderRow>(
        'SELECT * FROM service_providers WHERE account_id = ? AND service_provider_id = ?',
        accountId,
        serviceProviderId,
      );
      return row && describe(row);
    },
    create(accountId, { globalUniqueIdentifier, name, remoteAccountId = null, remoteAuthenticationId = null }) {
      const serviceProviderId = randomUUID();
      const created = database.run(
        'INSERT INTO service_providers VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
        serviceProviderId,
        accountId,
        globalUniqueIdentifier,
        name,
        remoteAccountId,
        remoteAuthenticationId,
      );
      return created > 0 ? (providers.find(accountId, serviceProviderId) ?? null) : null;
    },
    recordAccount(serviceProviderId, { remoteAccountId, remoteAuthenticationId }) {
      database.run(
        'UPDATE service_providers SET remote_account_id = ?, remote_authentication_id = ? WHERE service_provider_id = ?',
        remoteAccountId,
        remoteAuthenticationId,
        serviceProviderId,
      );
    },
  };
  return providers;
}
