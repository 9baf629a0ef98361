import { parseArgs } from 'node:util';
import { closingLine, oneCheck, sum } from '../step-counts';
import { affectedChecks } from './affected-checks';
import { changedFiles } from './changed-files';
import { runProgram } from './run-program';

/**
 * `npm run test:changed [-- --since <commit>]`: lint, types and the unit tests that depend on what was changed, and the
 * journeys that were changed themselves. For work in between: `npm test` proves all of it.
 */
function main(): number {
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
  const { linted, sources, journeys, everywhere } = affectedChecks(changedFiles(values.since));
  const codes: number[] = [];
  if (linted.length > 0) codes.push(runProgram('biome', ['check', '--no-errors-on-unmatched', ...linted]));
  if (linted.length > 0) codes.push(runProgram('tsx', ['deploy/test/wings/main.ts']));
  if (linted.length > 0) codes.push(runProgram('tsc', ['-b']));
  if (sources.length > 0) codes.push(runProgram('jest', ['--passWithNoTests', '--findRelatedTests', ...sources]));
  if (journeys.length > 0)
    codes.push(runProgram('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...journeys]));
  if (codes.length === 0) console.log(`Nothing that can be checked differs from ${values.since}.`);
  if (everywhere.length > 0)
    console.log(`\nOnly npm test proves a change of ${everywhere.join(', ')}: everything may depend on it.`);
  const total = sum(codes.map(oneCheck));
  console.log(`\n${closingLine(total)}`);
  return total.failed > 0 ? 1 : 0;
}

process.exitCode = main();
