import { mkdirSync } from 'node:fs';
import type { InstanceConfiguration } from '../configuration/configuration';
import type { Database } from '../storage/database';
import { holdDataFolder } from '../storage/hold-data-folder';
import { privateFolderMode } from '../storage/keep-private';
import type { MigrationProgress } from '../storage/migrate';
import { openDatabase } from '../storage/open-database';
import { openVault } from '../storage/open-vault';
import { readConnectionSettings } from '../storage/postgresql/connection-settings';
import { openPostgresql } from '../storage/postgresql/open-postgresql';
import { sealSecrets } from '../storage/seal-secrets';
import type { Vault } from '../storage/vault';
import type { Endings } from './endings';
import type { StartProgress } from './start-progress';

export interface OpenStorage {
  readonly database: Database;
  readonly vault: Vault;
  /** Null where the database is a file of this machine. */
  readonly isDatabaseThere: (() => boolean) | null;
}

/** The database, and the key to its secrets. @throws what `explainStart` explains */
export function openStorage(
  configuration: InstanceConfiguration,
  endings: Endings,
  onProgress: (progress: StartProgress) => void,
): OpenStorage {
  const { dataFolder, secretsKeyFile } = configuration;
  const { database, isDatabaseThere } = openConfigured(configuration, endings, (progress) =>
    onProgress({ doing: 'upgrading', ...progress }),
  );
  onProgress({ doing: 'opening' });
  const vault = openVault(database, { dataFolder, keyFile: secretsKeyFile ?? null, environment: process.env });
  // Nothing was ever stored in the clear where several copies store.
  if (!database.isShared) sealSecrets(database, vault);
  return { database, vault, isDatabaseThere };
}

function openConfigured(
  { dataFolder, postgresql }: InstanceConfiguration,
  endings: Endings,
  onProgress: (progress: MigrationProgress) => void,
): Pick<OpenStorage, 'database' | 'isDatabaseThere'> {
  if (postgresql === null) {
    // For this process alone.
    endings.atLast(holdDataFolder(dataFolder));
    const database = openDatabase(dataFolder, onProgress);
    endings.atLast(() => database.close());
    return { database, isDatabaseThere: null };
  }
  mkdirSync(dataFolder, { recursive: true, mode: privateFolderMode });
  const database = openPostgresql(readConnectionSettings(postgresql, process.env), onProgress);
  endings.atLast(() => database.close());
  return { database, isDatabaseThere: database.isThere };
}
