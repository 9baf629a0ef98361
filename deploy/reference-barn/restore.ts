import { parseArgs } from 'node:util';
import { readConfigurationFile } from './configuration/read-configuration';
import { restoreDatabase } from './storage/restore';

// tsx deploy/reference-barn/restore.ts --configuration barn.json --from /backups/2026-11-21
const usage = 'Usage: tsx deploy/reference-barn/restore.ts --configuration <file.json> --from <folder> [--replace]';

try {
  process.umask(0o077);
  const { values } = parseArgs({
    options: {
      configuration: { type: 'string' },
      from: { type: 'string' },
      replace: { type: 'boolean', default: false },
    },
  });
  if (values.configuration === undefined || values.from === undefined) throw new Error(usage);
  const { dataFolder, secretsKeyFile } = readConfigurationFile(values.configuration);
  const kept = restoreDatabase({
    backup: values.from,
    places: { dataFolder, keyFile: secretsKeyFile ?? null, environment: process.env },
    replace: values.replace,
    nowMs: Date.now(),
  });
  if (kept !== null) process.stdout.write(`What was there is kept as ${kept}\n`);
  process.stdout.write(`${dataFolder} holds the backup: start the instance\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
