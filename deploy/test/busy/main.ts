import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { millisecondsInMinute } from 'date-fns/constants';
import { repository } from '../../build/places';

/** Other processes that want a core each, as on a shared build server. */
const burners = 2;

function keepBusy(): readonly ChildProcess[] {
  const program = path.join(import.meta.dirname, 'keep-busy.mjs');
  return Array.from({ length: burners }, () => fork(program, { stdio: 'ignore' }));
}

/**
 * `npm run test:busy [-- --times 3]`: all tests, several times in a row, while other processes keep both cores busy. As on
 * a build server, browser tests may be tried a second time; ends at the first run that fails.
 */
function main(): number {
  const { values } = parseArgs({ options: { times: { type: 'string', default: '3' } } });
  const times = Number(values.times);
  if (!Number.isInteger(times) || times < 1) {
    console.error(`--times is ${values.times}; it must be a whole number from 1 on.`);
    return 1;
  }
  const others = keepBusy();
  const lines: string[] = [];
  let failed = false;
  try {
    for (let run = 1; run <= times && !failed; run += 1) {
      const started = Date.now();
      const { status } = spawnSync('npm', ['test'], {
        cwd: repository,
        stdio: 'inherit',
        env: { ...process.env, CI: 'true' },
      });
      failed = status !== 0;
      lines.push(
        `busy run ${run} of ${times}: ${failed ? 'failed' : 'passed'} after ${Math.round((Date.now() - started) / millisecondsInMinute)} min`,
      );
    }
  } finally {
    for (const other of others) other.kill();
  }
  console.log(`\n${lines.join('\n')}`);
  return failed ? 1 : 0;
}

process.exitCode = main();
