import { parseArgs } from 'node:util';
import { readConfigurationFile } from './configuration/read-configuration';
import { backUpDatabase } from './storage/back-up';

// tsx deploy/reference-barn/back-up.ts --configuration barn.json --to /backups/2026-11-21
const usage = 'Usage: tsx deploy/reference-barn/back-up.ts --configuration <file.json> --to <folder>';

try {
  const { values } = parseArgs({ options: { configuration: { type: 'string' }, to: { type: 'string' } } });
  if (values.configuration === undefined || values.to === undefined) throw new Error(usage);
  const { dataFolder } = readConfigurationFile(values.configuration);
  process.stdout.write(`${backUpDatabase(dataFolder, values.to)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
