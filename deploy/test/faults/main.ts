import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { lastBrowserReport, repository } from '../../build/places';
import { readJsonFile } from '../../compose/json-file';
import { faultPage } from './fault-page';
import { picturesOfRows, writePictures } from './fault-pictures';
import { readFaultRows } from './fault-rows';
import { namedTests } from './named-tests';
import { type RunTest, runResults } from './run-results';

const startSchema = v.object({ stats: v.object({ startTime: v.string() }) });

/** Runs the tests of all rows; its report lies where every run leaves it. */
function runRows(): void {
  spawnSync(
    'npx',
    ['--no-install', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', '--grep', String.raw`/\bF\d+/`],
    { cwd: repository, stdio: 'inherit' },
  );
}

interface ReportedRun {
  readonly startedAt: number;
  readonly tests: readonly RunTest[];
}

/** @throws with a sentence where the file is no report */
async function readRun(file: string): Promise<ReportedRun> {
  const start = await readJsonFile(file, startSchema);
  if (!start.ok) throw new Error(start.problem);
  const tests = runResults(JSON.parse(await readFile(file, 'utf8')));
  if (tests === null) throw new Error(`${file} is not a report of Playwright.`);
  return { startedAt: Date.parse(start.value.stats.startTime), tests };
}

/** Several parts of a run as one; of a test that was run in two of them the later is told. */
function together(runs: readonly ReportedRun[]): ReportedRun {
  const inOrder = [...runs].sort((one, other) => one.startedAt - other.startedAt);
  const tests = new Map(
    inOrder.flatMap((run) => run.tests.map((test) => [`${test.file} ${test.title}`, test] as const)),
  );
  return { startedAt: inOrder.at(-1)?.startedAt ?? 0, tests: [...tests.values()] };
}

/**
 * `npm run faults`: runs the tests of the fault matrix in a browser, and makes `docs/faults.md` of it, with the pictures
 * that they take. `--from-last-run`: of the last run, as `npm test` and `npm run e2e` leave it; `--report <file>`, as often
 * as there are parts: of reports of Playwright.
 *
 * @returns its exit code: 1 where a test has failed
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { report: { type: 'string', multiple: true }, 'from-last-run': { type: 'boolean', default: false } },
  });
  if (values.report === undefined && !values['from-last-run']) runRows();
  const rows = await readFaultRows();
  if (!rows.ok) throw new Error(rows.problem);
  const { startedAt, tests } = together(await Promise.all((values.report ?? [lastBrowserReport]).map(readRun)));
  const pictures = picturesOfRows(tests);
  await writePictures(path.join(repository, 'docs/faults'), pictures);
  const run = { rows: rows.value, run: tests, named: namedTests(repository), startedAt };
  await writeFile(path.join(repository, 'docs/faults.md'), faultPage({ ...run, pictures: new Set(pictures.keys()) }));
  const failed = tests.filter(({ result }) => result === 'failed');
  console.log(`docs/faults.md: ${tests.length} tests, ${failed.length} failed, ${pictures.size} pictures`);
  return failed.length === 0 ? 0 : 1;
}

process.exitCode = await main().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  return 1;
});
