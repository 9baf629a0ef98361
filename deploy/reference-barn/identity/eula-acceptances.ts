import type { Database } from '../storage/database';
import type { LicenceAgreement } from './licence-agreement';

/** Who has accepted the licence agreement: each version is accepted by itself. */
export interface EulaAcceptances {
  isNeeded(accountId: string): boolean;
  accept(accountId: string, nowMs: number): void;
}

export function createEulaAcceptances(database: Database, agreement: LicenceAgreement | null): EulaAcceptances {
  return {
    isNeeded: (accountId) =>
      agreement !== null &&
      database.first(
        'SELECT 1 FROM eula_acceptances WHERE account_id = ? AND eula_version = ?',
        accountId,
        agreement.version,
      ) === undefined,
    accept(accountId, nowMs) {
      if (agreement === null) return;
      database.run(
        'INSERT INTO eula_acceptances VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        accountId,
        agreement.version,
        nowMs,
      );
    },
  };
}
