import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../build/places';
import { fillTemplate } from './fill-template';

const usage = 'Usage: BARNWATCH_LISTEN=… tsx deploy/nginx/main.ts suite|instance > /etc/nginx/conf.d/<name>.conf';

/** Writes a filled template on the standard output; the variables are told at its beginning. */
function main(): void {
  const [kind] = process.argv.slice(2);
  if (kind !== 'suite' && kind !== 'instance') throw new Error(usage);
  const template = readFileSync(path.join(repository, `deploy/nginx/${kind}.conf.template`), 'utf8');
  const filled = fillTemplate(template, process.env);
  if (filled.kind === 'missing') throw new Error(`These variables need a value: ${filled.names.join(', ')}\n${usage}`);
  process.stdout.write(filled.text);
}

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
