import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { lastBrowserReport, repository } from '../../build/places';
import { readJsonFile } from '../../compose/json-file';
import { faultPage } from './fault-page';
import { pictureFile, picturesOfRows, writePictures } from './fault-pictures';
import { readFaultRows } from './fault-rows';
import { type NamedTest, namedTests } from './named-tests';
import { type RunTest, runResults } from './run-results';
import { runOfPage, toldTests } from './told-tests';

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

const pageFile = path.join(repository, 'docs/faults.md');
const picturesFolder = path.join(repository, 'docs/faults');

/** The run that the page tells of, and what has been run since, as far as its tests are still there. */
async function ofPage(since: readonly RunTest[], named: readonly NamedTest[]): Promise<ReportedRun> {
  const { startedAt, tests } = toldTests(await readFile(pageFile, 'utf8'));
  const told = [
    ...tests,
    ...since.map(({ file, title, result, tookMs }) => ({ file, title, ran: { result, tookMs } })),
  ];
  return { startedAt, tests: runOfPage(told, named) };
}

/** Rows of which a picture lies there. */
async function keptPictures(rows: readonly { readonly row: string }[]): Promise<ReadonlySet<string>> {
  const files = new Set(await readdir(picturesFolder));
  return new Set(rows.flatMap(({ row }) => (files.has(pictureFile(row)) ? [row] : [])));
}

async function replacePictures(tests: readonly RunTest[]): Promise<ReadonlySet<string>> {
  const pictures = picturesOfRows(tests);
  await writePictures(picturesFolder, pictures);
  return new Set(pictures.keys());
}

/**
 * `npm run faults`: runs the tests of the fault matrix in a browser, and makes `docs/faults.md` of it, with the pictures
 * that they take. `--from-last-run`: of the last run, as `npm test` and `npm run e2e` leave it; `--report <file>`, as often
 * as there are parts: of reports of Playwright. `--titles`: nothing is run, the page is brought up to the tests that there
 * are; one that has not been run under its title is told as that, unless a `--report` beside it has it.
 *
 * @returns its exit code: 1 where a test has failed
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      report: { type: 'string', multiple: true },
      'from-last-run': { type: 'boolean', default: false },
      titles: { type: 'boolean', default: false },
    },
  });
  const { report: reports, titles } = values;
  if (reports === undefined && !values['from-last-run'] && !titles) runRows();
  const rows = await readFaultRows();
  if (!rows.ok) throw new Error(rows.problem);
  const named = namedTests(repository);
  const reported = together(await Promise.all((reports ?? (titles ? [] : [lastBrowserReport])).map(readRun)));
  const { startedAt, tests } = titles ? await ofPage(reported.tests, named) : reported;
  const pictures = titles ? await keptPictures(rows.value) : await replacePictures(tests);
  await writeFile(pageFile, faultPage({ rows: rows.value, run: tests, named, startedAt, pictures }));
  const failed = tests.filter(({ result }) => result === 'failed');
  console.log(`docs/faults.md: ${tests.length} tests, ${failed.length} failed, ${pictures.size} pictures`);
  return failed.length === 0 ? 0 : 1;
}

process.exitCode = await main().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  return 1;
});
