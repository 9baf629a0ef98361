import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { knownPermissions } from '@barnwatch/shared/federation/build';
import { choicesFile, deploymentFile, suiteFolder } from '../build/places';
import { choicesSchema, noChoices } from './choices';
import { type Command, choicesAfter, parseCommand, usage } from './command';
import { compose } from './compose';
import { deploymentSchema } from './deployment-file';
import { readJsonFile, writeJsonFile } from './json-file';
import { listLines } from './list-lines';
import { publishedRemotes } from './published-remotes';
import { readRegistry } from './registry-file';

/** Ends the command with every problem on a line of its own. */
function refuse(problems: readonly string[]): number {
  for (const problem of problems) console.error(`- ${problem}`);
  console.error('suite.json was left as it is.');
  return 1;
}

async function run(
  command: Command,
  files: { suite: string; registry: string; deployment: string; choices: string },
): Promise<number> {
  const choices = await readJsonFile(files.choices, choicesSchema, noChoices);
  if (!choices.ok) return refuse([choices.problem]);
  if (!existsSync(files.suite))
    return refuse([`There is no folder ${files.suite}. \`npm run build\` writes one; --suite names another.`]);
  const published = await publishedRemotes(files.suite);
  const registry = await readRegistry(files.registry);
  if (command.kind === 'list') {
    for (const line of listLines(published, registry, choices.value)) console.log(line);
    return 0;
  }
  const deployment = await readJsonFile(files.deployment, deploymentSchema);
  if (!deployment.ok) return refuse([deployment.problem]);
  const named = 'remote' in command ? command.remote : undefined;
  const inUse = registry?.remotes.find(({ name }) => name === named)?.version;
  const after = choicesAfter(command, choices.value, published, inUse);
  if (!after.ok) return refuse([after.problem]);
  const outcome = await compose({
    suiteFolder: files.suite,
    registryFolder: files.registry,
    deployment: deployment.value,
    choices: after.choices,
    knownPermissions,
    now: Date.now(),
  });
  if (!outcome.ok) return refuse(outcome.problems);
  if (command.kind !== 'compose') await writeJsonFile(files.choices, after.choices);
  for (const { name, version } of outcome.registry.remotes) {
    console.log(`${name.padEnd(14)} ${version}${outcome.registry.disabledRemotes.includes(name) ? ' (disabled)' : ''}`);
  }
  console.log(outcome.changed ? 'suite.json was written.' : 'suite.json was this already.');
  return 0;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      suite: { type: 'string', default: suiteFolder },
      registry: { type: 'string' },
      deployment: { type: 'string', default: deploymentFile },
      choices: { type: 'string', default: choicesFile },
    },
  });
  const command = parseCommand(positionals);
  if (command !== undefined) return run(command, { ...values, registry: values.registry ?? values.suite });
  console.error(usage);
  return 1;
}

process.exitCode = await main();
