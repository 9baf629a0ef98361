import { type Counts, jestCounts, oneCheck, playwrightCounts } from './step-counts';

/** One step of `npm test`: a script of the root package.json, and how its result is counted. */
export interface TestStep {
  readonly script: string;
  /** Words behind the script, given the file for its report. */
  readonly words: (reportFile: string) => readonly string[];
  /** Variables for the script, given the same. */
  readonly environment: (reportFile: string) => Readonly<Record<string, string>>;
  /** @param report content of the report, `undefined` when it wrote none */
  readonly count: (exitCode: number, report: unknown) => Counts;
  /** Longest time for the step, ms: a hanging run ends and says so. */
  readonly timeoutMs: number;
  /** Script of a step that must have succeeded first. */
  readonly after?: string;
}

const minute = 60_000;
const nothing = () => [];
const noVariables = () => ({});

/** In the order in which they run; the quick ones first. */
export const testSteps: readonly TestStep[] = [
  { script: 'typecheck', words: nothing, environment: noVariables, count: oneCheck, timeoutMs: 5 * minute },
  { script: 'lint', words: nothing, environment: noVariables, count: oneCheck, timeoutMs: 5 * minute },
  {
    script: 'jest',
    words: (reportFile) => ['--json', `--outputFile=${reportFile}`],
    environment: noVariables,
    count: (exitCode, report) => jestCounts(report, exitCode),
    timeoutMs: 20 * minute,
  },
  { script: 'build', words: nothing, environment: noVariables, count: oneCheck, timeoutMs: 10 * minute },
  {
    script: 'e2e',
    words: () => ['--reporter=list,json'],
    environment: (reportFile) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile }),
    count: (exitCode, report) => playwrightCounts(report, exitCode),
    timeoutMs: 75 * minute,
    after: 'build',
  },
];
