import path from 'node:path';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { repository } from '../../deploy/build/places';
import { writeJsonFile } from '../../deploy/compose/json-file';
import { addedUp, type RunnerTimes, type Timed } from '../../deploy/test/times/timed';
import { globalSetUpMs } from './global-set-up-time';
import { isSetUpStep } from './set-up-step';

/** Time of the steps that only prepare, ms; a step within one is counted once. */
function setUpMsOf(steps: readonly TestStep[]): number {
  return steps.reduce((total, step) => total + (isSetUpStep(step) ? step.duration : setUpMsOf(step.steps)), 0);
}

interface TimesReporterOptions {
  /** Where the times go; a run that is asked for none writes none. */
  readonly outputFile?: string | undefined;
}

/** Writes how long each file and test took, what only prepares apart from what proves. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default class TimesReporter implements Reporter {
  readonly #outputFile: string | undefined;
  readonly #tests: Timed[] = [];
  readonly #files: Timed[] = [];

  constructor({ outputFile }: TimesReporterOptions) {
    this.#outputFile = outputFile;
  }

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const setUpMs = Math.min(result.duration, setUpMsOf(result.steps));
    const timed = { setUpMs, proofMs: result.duration - setUpMs };
    const file = path.relative(repository, test.location.file);
    const project = test.parent.project()?.name ?? '';
    this.#tests.push({ name: `${file}: ${test.title} [${project}]`, ...timed });
    this.#files.push({ name: file, ...timed });
  }

  async onEnd(): Promise<void> {
    if (this.#outputFile === undefined) return;
    const times: RunnerTimes = {
      sharedSetUpMs: globalSetUpMs(),
      files: addedUp(this.#files),
      tests: addedUp(this.#tests),
    };
    await writeJsonFile(this.#outputFile, times);
  }
}
