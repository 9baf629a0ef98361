import * as v from 'valibot';
import { reportSchema, specsOf } from '../second-tries';
import { rowsOfTitle } from './rows-of-title';

export type FaultResult = 'passed' | 'second try' | 'failed' | 'not run';

/** As the page says it. */
export const resultWords: Readonly<Record<FaultResult, string>> = {
  passed: 'passed',
  'second try': '**passed at a second try**',
  failed: '**FAILED**',
  'not run': '**not run**',
};

/** What a run in the browser says of one test of a row. */
export interface RunTest {
  readonly file: string;
  readonly title: string;
  readonly rows: readonly string[];
  readonly result: FaultResult;
  readonly tookMs: number;
  /** What one saw, as base64, by row (`e2e/harness/fault-picture.ts`). */
  readonly pictures: Readonly<Record<string, string>>;
}

const results: Readonly<Record<string, FaultResult>> = {
  expected: 'passed',
  flaky: 'second try',
  unexpected: 'failed',
  skipped: 'not run',
};

/** The worst of several sizes is told. */
const fromBest: readonly FaultResult[] = ['passed', 'second try', 'not run', 'failed'];

const pictureOfRow = /^fault (F\d+)$/;

type Results = ReturnType<typeof specsOf>[number]['tests'][number]['results'];

/** Of the last try of the first size: what a person would have seen. */
function picturesOf(results: Results): Readonly<Record<string, string>> {
  const attachments = results.at(-1)?.attachments ?? [];
  return Object.fromEntries(
    attachments.flatMap(({ name, body }) => {
      const row = pictureOfRow.exec(name)?.[1];
      return row === undefined || body === undefined ? [] : [[row, body]];
    }),
  );
}

/** The tests of rows in Playwright's report, or null where it is none. */
export function runResults(report: unknown): readonly RunTest[] | null {
  const parsed = v.safeParse(reportSchema, report);
  if (!parsed.success) return null;
  return parsed.output.suites.flatMap(specsOf).flatMap(({ title, file, tests }) => {
    const rows = rowsOfTitle(title);
    if (rows.length === 0) return [];
    const places = tests.map(({ status }) => fromBest.indexOf(results[status] ?? 'failed'));
    const tookMs = tests.flatMap((test) => test.results).reduce((total, { duration }) => total + duration, 0);
    const result = fromBest[Math.max(...places)] ?? 'not run';
    return [{ file: `e2e/${file}`, title, rows, result, tookMs, pictures: picturesOf(tests[0]?.results ?? []) }];
  });
}
