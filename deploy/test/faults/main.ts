import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { cacheFolder, repository } from '../../build/places';
import { readJsonFile } from '../../compose/json-file';
import { faultPage } from './fault-page';
import { readFaultRows } from './fault-rows';
import { namedTests } from './named-tests';
import { runResults } from './run-results';

const startSchema = v.object({ stats: v.object({ startTime: v.string() }) });

/** Runs the tests of all rows. @returns where the report lies */
function runOfRows(report: string): string {
  spawnSync(
    'npx',
    ['--no-install', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', '--grep', String.raw`/\bF\d+/`],
    { cwd: repository, stdio: 'inherit', env: { ...process.env, BARNWATCH_E2E_REPORT: report } },
  );
  return report;
}

/**
 * `npm run faults [-- --report <file>]`: runs the tests of the fault matrix in a browser, and makes `docs/faults.md` of it;
 * with `--report`, of Playwright's report of a run that has been, as `npm test` leaves it in `.cache/e2e/report.json`.
 *
 * @returns its exit code: 1 where a test has failed
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { report: { type: 'string' } } });
  const file = values.report ?? runOfRows(path.join(cacheFolder, 'e2e', 'faults.json'));
  const rows = await readFaultRows();
  const start = await readJsonFile(file, startSchema);
  if (!rows.ok || !start.ok) {
    for (const outcome of [rows, start]) if (!outcome.ok) console.error(outcome.problem);
    return 1;
  }
  const run = runResults(JSON.parse(await readFile(file, 'utf8')));
  if (run === null) {
    console.error(`${file} is not a report of Playwright.`);
    return 1;
  }
  const named = namedTests(repository);
  const startedAt = Date.parse(start.value.stats.startTime);
  await writeFile(path.join(repository, 'docs/faults.md'), faultPage({ rows: rows.value, run, named, startedAt }));
  const failed = run.filter(({ result }) => result === 'failed');
  console.log(`docs/faults.md: ${run.length} tests, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

process.exitCode = await main();
