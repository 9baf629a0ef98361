import { parseArgs } from 'node:util';
import { affectedChecks } from './affected-checks';
import { changedFiles } from './changed-files';
import { runProgram } from './run-program';

/**
 * `npm run lint:changed [-- --since <commit>]`: what lint says of the changed files by themselves. The rules that have all
 * files of the repository read first (`biome.quick.json` names them) are left to `npm run lint` and `npm run test:changed`.
 */
function main(): number {
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
  const { linted } = affectedChecks(changedFiles(values.since));
  if (linted.length > 0)
    return runProgram('biome', ['check', '--config-path=biome.quick.json', '--no-errors-on-unmatched', ...linted]);
  console.log(`Nothing that lint reads differs from ${values.since}.`);
  return 0;
}

process.exitCode = main();
