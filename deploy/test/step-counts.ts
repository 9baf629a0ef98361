import * as v from 'valibot';
import { mostSecondTries } from './second-tries';

/** What one step of a test run found. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const jestReport = v.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numRuntimeErrorTestSuites: count,
});

const playwrightReport = v.object({
  stats: v.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  /** What went wrong outside of any test: a configuration, a server that did not start. */
  errors: v.optional(v.array(v.unknown()), []),
});

/** A check that is one thing: types, lint, build. */
export function oneCheck(exitCode: number): Counts {
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
}

/** A runner that says it failed counts as failed, whatever its report says. */
function withExit(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Counts of Jest's report; a file of tests that could not even be read is one failure. */
export function jestCounts(report: unknown, exitCode: number): Counts {
  const parsed = v.safeParse(jestReport, report);
  if (!parsed.success) return oneCheck(exitCode === 0 ? 1 : exitCode);
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = parsed.output;
  return withExit(
    { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests },
    exitCode,
  );
}

/**
 * Counts of Playwright's report. Only a build server tries again; what passed there only at a second try is reported: a
 * few count as passed, more of them as failed.
 */
export function playwrightCounts(report: unknown, exitCode: number): Counts {
  const parsed = v.safeParse(playwrightReport, report);
  if (!parsed.success) return oneCheck(exitCode === 0 ? 1 : exitCode);
  const { stats, errors } = parsed.output;
  const tooMany = stats.flaky > mostSecondTries;
  const counts = {
    passed: stats.expected + (tooMany ? 0 : stats.flaky),
    failed: stats.unexpected + errors.length + (tooMany ? stats.flaky : 0),
    skipped: stats.skipped,
  };
  return withExit(counts, exitCode);
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The closing line of a run. */
export function closingLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
