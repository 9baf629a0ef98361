import { pictureFile } from './fault-pictures';
import type { FaultRow } from './fault-rows';
import type { NamedTest } from './named-tests';
import { type FaultResult, type RunTest, resultWords } from './run-results';

interface FaultRun {
  readonly rows: readonly FaultRow[];
  readonly run: readonly RunTest[];
  /** All tests that bear the name of a row, run or not. */
  readonly named: readonly NamedTest[];
  /** Rows of which a picture lies beside the page. */
  readonly pictures: ReadonlySet<string>;
  /** ms since 1970 UTC */
  readonly startedAt: number;
}

const worstFirst: readonly FaultResult[] = ['failed', 'not run', 'second try', 'passed'];

/** A cell of a table holds neither bars nor lines. */
function cell(text: string): string {
  return text.replace(/\|/g, '\\|').replace(/\s*\n\s*/g, ' ');
}

/** A title as text: what Markdown or a page would take for its own is marked. */
function title(text: string): string {
  return text.replace(/[\\`*_<>[\]]/g, '\\$&');
}

function resultOf(tests: readonly RunTest[], named: readonly NamedTest[], { missing }: FaultRow): string {
  const worst = worstFirst.find((result) => tests.some((test) => test.result === result));
  if (worst !== undefined) return resultWords[worst];
  if (named.some(({ inBrowser }) => inBrowser)) return resultWords['not run'];
  return named.length > 0 ? 'without a browser only' : `**no test**${missing === undefined ? '' : `: ${missing}`}`;
}

function testLines(tests: readonly RunTest[], unitTests: readonly NamedTest[]): readonly string[] {
  return [
    ...tests.map(
      (test) =>
        `- ${resultWords[test.result]}, ${(test.tookMs / 1_000).toFixed(1)} s: ${title(test.title)} (\`${test.file}\`)`,
    ),
    ...unitTests.map((test) => `- without a browser, not of this run: ${title(test.title)} (\`${test.file}\`)`),
  ];
}

/** `docs/faults.md`. */
export function faultPage({ rows, run, named, pictures, startedAt }: FaultRun): string {
  const parts = rows.map((row) => {
    const mine = run.filter((test) => test.rows.includes(row.row));
    const theirs = named.filter((test) => test.rows.includes(row.row));
    const unit = theirs.filter(({ inBrowser }) => !inBrowser);
    return { row, mine, unit, result: resultOf(mine, theirs, row) };
  });
  const passed = run.filter(({ result }) => result === 'passed').length;
  return `${[
    '# Faults',
    '',
    'What one sees when something goes wrong, row by row, and the tests that bear the name of the row. Made by',
    '`npm run faults` from its run of these tests, or with `--from-last-run` from the one that has been; not written by',
    'hand. The pictures were taken by these tests. Tests without a browser run with `npm test`: here only their names stand.',
    '',
    'All of it is Chromium. What Firefox and WebKit do on a walk through the suite, with and without a line, is in',
    '[browsers](browsers.md): the builds that Playwright drives could not be fetched where this was made, and the releases of',
    'a system speak protocols with which no fault can be put into a request. Badges, sharing, files, the strip beside the',
    'window’s buttons and the prompt to install are Chromium’s alone, and unseen elsewhere.',
    '',
    `Run of ${new Date(startedAt).toISOString()}: ${passed} of ${run.length} tests in the browser passed.`,
    '',
    '| row | fault | what one sees | result |',
    '|---|---|---|---|',
    ...parts.map(({ row, result }) => `| ${row.row} | ${cell(row.fault)} | ${cell(row.seen)} | ${cell(result)} |`),
    ...parts.flatMap(({ row, mine, unit }) => {
      const lines = testLines(mine, unit);
      const picture = pictures.has(row.row) ? ['', `![${row.row}: what one sees](faults/${pictureFile(row.row)})`] : [];
      return lines.length === 0 ? [] : ['', `## ${row.row}: ${row.fault}`, ...picture, '', ...lines];
    }),
  ].join('\n')}\n`;
}
