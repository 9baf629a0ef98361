import type { Eula } from '@barnwatch/shared/wire';
import type { Database } from '../storage/database';
import type { LicenceAgreement } from './licence-agreement';

/** The versions of the licence agreement that were ever in force here. Only the current one's file is kept. */
export interface EulaVersions {
  record(agreement: LicenceAgreement, nowMs: number): void;
  /** Newest first. */
  list(): readonly Pick<Eula, 'eulaId' | 'version' | 'mediaType' | 'publishedAt'>[];
}

interface VersionRow {
  readonly version: string;
  readonly eula_id: string;
  readonly media_type: Eula['mediaType'];
  readonly published_at: number;
}

export function createEulaVersions(database: Database): EulaVersions {
  return {
    record({ version, eulaId, mediaType, publishedAt }, nowMs) {
      database.run(
        'INSERT INTO eula_versions VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
        version,
        eulaId,
        mediaType,
        publishedAt,
        nowMs,
      );
    },
    list: () =>
      database
        .all<VersionRow>('SELECT * FROM eula_versions ORDER BY first_used_at DESC, version DESC LIMIT 200')
        .map(({ version, eula_id: eulaId, media_type: mediaType, published_at: publishedAt }) => ({
          eulaId,
          version,
          mediaType,
          publishedAt,
        })),
  };
}
