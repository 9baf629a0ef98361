import { parseArgs } from 'node:util';
import { deploymentFile, suiteFolder } from '../build/places';
import { openPlace } from '../suite-place/open-place';
import { parseCommand, usage } from './command';
import { openPlaces } from './open-places';
import { runCommand } from './run-command';

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      to: { type: 'string' },
      suite: { type: 'string', default: suiteFolder },
      registry: { type: 'string' },
      deployment: { type: 'string', default: deploymentFile },
      choices: { type: 'string' },
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
  const places = await openPlaces(values, process.env);
  const also = await Promise.all(values.also.map((address) => openPlace(address, process.env)));
  const { ok, lines } = await runCommand(command, places, { days, also }, (other) =>
    console.error(`Waiting for process ${other} …`),
  );
  for (const line of lines) (ok ? console.log : console.error)(line);
  return ok ? 0 : 1;
}

process.exitCode = await main().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  return 1;
});
