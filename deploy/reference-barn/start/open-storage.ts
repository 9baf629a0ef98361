import type { InstanceConfiguration } from '../configuration/configuration';
import type { Database } from '../storage/database';
import { holdDataFolder } from '../storage/hold-data-folder';
import { openDatabase } from '../storage/open-database';
import { openVault } from '../storage/open-vault';
import { sealSecrets } from '../storage/seal-secrets';
import type { Vault } from '../storage/vault';
import type { Endings } from './endings';
import type { StartProgress } from './start-progress';

/** The data folder for this process alone, the database in it, and the key to its secrets. @throws what `explainStart` explains */
export function openStorage(
  { dataFolder, secretsKeyFile }: InstanceConfiguration,
  endings: Endings,
  onProgress: (progress: StartProgress) => void,
): { readonly database: Database; readonly vault: Vault } {
  endings.atLast(holdDataFolder(dataFolder));
  const database = openDatabase(dataFolder, (progress) => onProgress({ doing: 'upgrading', ...progress }));
  onProgress({ doing: 'opening' });
  endings.atLast(() => database.close());
  const vault = openVault(database, { dataFolder, keyFile: secretsKeyFile ?? null, environment: process.env });
  sealSecrets(database, vault);
  return { database, vault };
}
