import { parseArgs } from 'node:util';
import { choicesFile, deploymentFile, suiteFolder } from '../build/places';
import { parseCommand, usage } from './command';
import { runCommand } from './run-command';

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      suite: { type: 'string', default: suiteFolder },
      registry: { type: 'string' },
      deployment: { type: 'string', default: deploymentFile },
      choices: { type: 'string', default: choicesFile },
      days: { type: 'string', default: '14' },
      also: { type: 'string', multiple: true, default: [] },
      share: { type: 'string' },
      accounts: { type: 'string' },
      promote: { type: 'boolean' },
      halt: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const { share, accounts, promote, halt } = values;
  const command = parseCommand(positionals, { share, accounts, promote, halt });
  const days = Number(values.days);
  if (command === undefined || values.days.trim() === '' || !Number.isFinite(days) || days < 0) {
    console.error(usage);
    return 1;
  }
  const places = { ...values, registry: values.registry ?? values.suite };
  const { ok, lines } = await runCommand(command, places, { days, also: values.also }, (other) =>
    console.error(`Waiting for process ${other} …`),
  );
  for (const line of lines) (ok ? console.log : console.error)(line);
  return ok ? 0 : 1;
}

process.exitCode = await main();
