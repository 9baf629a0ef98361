import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfigurationFile } from './configuration/read-configuration';
import { backUpDatabase } from './storage/back-up';
import { keyVariable, usualKeyFile } from './storage/open-vault';

// tsx deploy/reference-barn/back-up.ts --configuration barn.json --to /backups/2026-11-21
const usage = 'Usage: tsx deploy/reference-barn/back-up.ts --configuration <file.json> --to <folder>';

try {
  const { values } = parseArgs({ options: { configuration: { type: 'string' }, to: { type: 'string' } } });
  if (values.configuration === undefined || values.to === undefined) throw new Error(usage);
  const { dataFolder, secretsKeyFile } = readConfigurationFile(values.configuration);
  process.stdout.write(`${backUpDatabase(dataFolder, values.to)}\n`);
  const key = process.env[keyVariable] ? keyVariable : (secretsKeyFile ?? join(dataFolder, usualKeyFile));
  process.stderr.write(`Its secrets open with the key of ${key} only: keep a copy of it, in another place.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
