import type { NamedTest } from './named-tests';
import { rowsOfTitle } from './rows-of-title';
import { type FaultResult, type RunTest, resultWords } from './run-results';

const toldLine = /^- (?<said>.+?): (?<title>.*) \(`(?<file>[^`]+)`\)$/;
const ranInBrowser = /^(?<result>.+), (?<seconds>[\d.]+) s$/;
const runLine = /^Run of (?<startedAt>\S+): /m;

/** A test as a line of `docs/faults.md` tells of it. */
export interface ToldTest {
  readonly file: string;
  readonly title: string;
  /** What a run in the browser has said of it; null for a test without one. */
  readonly ran: Pick<RunTest, 'result' | 'tookMs'> | null;
}

function ranOf(said: string): ToldTest['ran'] {
  const { result: words = '', seconds = '' } = ranInBrowser.exec(said)?.groups ?? {};
  const known = Object.entries(resultWords) as readonly (readonly [FaultResult, string])[];
  const result = known.find(([, each]) => each === words)?.[0];
  return result === undefined ? null : { result, tookMs: Number(seconds) * 1_000 };
}

/** The tests of a page, and when the last run of it was, ms since 1970 UTC. */
export function toldTests(page: string): { readonly startedAt: number; readonly tests: readonly ToldTest[] } {
  const tests = page.split('\n').flatMap((line) => {
    const { said = '', title = '', file = '' } = toldLine.exec(line)?.groups ?? {};
    return file === '' ? [] : [{ file, title: title.replace(/\\(.)/g, '$1'), ran: ranOf(said) }];
  });
  return { startedAt: Date.parse(runLine.exec(page)?.groups?.startedAt ?? ''), tests };
}

/** Whether a title is that of a test; what stands at a place of a template may be anything. */
function isOf({ file, title }: Pick<ToldTest, 'file' | 'title'>, named: NamedTest): boolean {
  if (file !== named.file) return false;
  const parts = named.title.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return title === named.title || new RegExp(`^${parts.join('.*')}$`, 's').test(title);
}

/** Tests that a page names and that are no more, and tests that it does not name. */
export function outOfDate(
  told: readonly ToldTest[],
  named: readonly NamedTest[],
): { readonly gone: readonly ToldTest[]; readonly untold: readonly NamedTest[] } {
  return {
    gone: told.filter((test) => !named.some((one) => isOf(test, one))),
    untold: named.filter((one) => !told.some((test) => isOf(test, one))),
  };
}

/** What a page says of the tests that there are; nothing is said to have passed that has not been run under its title. */
export function runOfPage(told: readonly ToldTest[], named: readonly NamedTest[]): readonly RunTest[] {
  const ran = told.flatMap(({ file, title, ran }) =>
    ran === null || ran.result === 'not run' ? [] : [{ file, title, ran }],
  );
  const kept = ran.filter((test) => named.some((one) => isOf(test, one)));
  const unrun = outOfDate(ran, named)
    .untold.filter(({ inBrowser }) => inBrowser)
    .map(({ file, title }) => ({ file, title, ran: { result: 'not run', tookMs: 0 } as const }));
  // Of a test that is told of twice the later is taken.
  const unique = new Map([...kept, ...unrun].map((test) => [`${test.file} ${test.title}`, test]));
  return [...unique.values()].map(({ file, title, ran: { result, tookMs } }) => {
    return { file, title, result, tookMs, rows: rowsOfTitle(title), pictures: {} };
  });
}
