import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigurationInput } from '../configuration/read-configuration';
import type { PostgresqlCluster } from './postgresql-cluster';

/** What makes a senator keep its state in a new database of a cluster. @param folder for the address and the key */
export function postgresqlInput(
  cluster: PostgresqlCluster,
  name: string,
  folder: string,
): Required<Pick<ConfigurationInput, 'postgresql' | 'secretsKeyFile'>> {
  const urlFile = join(folder, `${name}.url`);
  const secretsKeyFile = join(folder, `${name}.key`);
  writeFileSync(urlFile, `${cluster.createDatabase(name)}\n`, { mode: 0o600 });
  writeFileSync(secretsKeyFile, randomBytes(32).toString('base64'), { mode: 0o600 });
  return { postgresql: { urlFile, tls: 'none' }, secretsKeyFile };
}
