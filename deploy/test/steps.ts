import { millisecondsInMinute } from 'date-fns/constants';
import * as v from 'valibot';
import { type Counts, jestCounts, oneCheck, playwrightCounts } from './step-counts';
import { jestTimes } from './times/jest-times';
import { noTimes, type RunnerTimes, runnerTimesSchema } from './times/timed';

/** What a step wrote: its report, and its times where the report has none. */
export interface StepFiles {
  readonly report: string;
  readonly times: string;
}

/** What was read of them, `undefined` for one that was not written. */
export type StepReports = { readonly [Name in keyof StepFiles]: unknown };

/** One step of `npm test`: a script of the root package.json, and how its result is counted. */
export interface TestStep {
  readonly script: string;
  /** Words behind the script. */
  readonly words: (files: StepFiles) => readonly string[];
  /** Variables for the script. */
  readonly environment: (files: StepFiles) => Readonly<Record<string, string>>;
  readonly count: (exitCode: number, reports: StepReports) => Counts;
  readonly times: (reports: StepReports) => RunnerTimes;
  /** Proves nothing by itself: what comes after needs it. */
  readonly isSetUp?: true;
  /** Longest time for the step, ms: a hanging run ends and says so. */
  readonly timeoutMs: number;
  /** Script of a step that must have succeeded first. */
  readonly after?: string;
}

/** A step that is one check. */
const plain = {
  words: () => [],
  environment: () => ({}),
  count: oneCheck,
  times: () => noTimes,
} as const;

function browserTimes(times: unknown): RunnerTimes {
  const parsed = v.safeParse(runnerTimesSchema, times);
  return parsed.success ? parsed.output : noTimes;
}

/** In the order in which they run; the quick ones first. */
export const testSteps: readonly TestStep[] = [
  { ...plain, script: 'typecheck', timeoutMs: 10 * millisecondsInMinute },
  { ...plain, script: 'lint', timeoutMs: 10 * millisecondsInMinute },
  {
    script: 'jest',
    words: ({ report }) => ['--json', `--outputFile=${report}`],
    environment: () => ({}),
    count: (exitCode, { report }) => jestCounts(report, exitCode),
    times: ({ report }) => jestTimes(report),
    timeoutMs: 40 * millisecondsInMinute,
  },
  // Nobody has this suite open: what an earlier run has published may go.
  { ...plain, script: 'build', words: () => ['--replace'], isSetUp: true, timeoutMs: 20 * millisecondsInMinute },
  {
    script: 'e2e',
    words: () => [],
    environment: ({ report, times }) => ({ BARNWATCH_E2E_REPORT: report, BARNWATCH_E2E_TIMES: times }),
    count: (exitCode, { report }) => playwrightCounts(report, exitCode),
    times: ({ times }) => browserTimes(times),
    timeoutMs: 80 * millisecondsInMinute,
    after: 'build',
  },
];
