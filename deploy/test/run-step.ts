import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder, repository } from '../build/places';
import type { Counts } from './step-counts';
import type { StepFiles, StepReports, TestStep } from './steps';
import type { RunnerTimes } from './times/timed';

/** Runs an npm script of the root and answers its exit code; one that is cut short has the code 1. */
function runScript(
  script: string,
  words: readonly string[],
  variables: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<number> {
  const npm = process.env.npm_execpath;
  const [command, first] = npm === undefined ? (['npm', []] as const) : ([process.execPath, [npm]] as const);
  const child = spawn(command, [...first, 'run', '--silent', script, '--', ...words], {
    cwd: repository,
    env: { ...process.env, ...variables },
    stdio: 'inherit',
    signal,
  });
  return new Promise((resolve) => {
    child.once('error', (cause) => {
      console.error(`${script}: ${cause.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export interface StepOutcome {
  readonly counts: Counts;
  readonly times: RunnerTimes;
  readonly reports: StepReports;
}

/** Runs one step and counts what it found. */
export async function runStep(step: TestStep, signal: AbortSignal): Promise<StepOutcome> {
  const folder = path.join(cacheFolder, 'test');
  const files: StepFiles = {
    report: path.join(folder, `${step.script}.json`),
    times: path.join(folder, `${step.script}-times.json`),
  };
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.values(files).map((file) => rm(file, { force: true })));
  const limit = AbortSignal.any([signal, AbortSignal.timeout(step.timeoutMs)]);
  const exitCode = await runScript(step.script, step.words(files), step.environment(files), limit);
  const reports = { report: await readReport(files.report), times: await readReport(files.times) };
  return { counts: step.count(exitCode, reports), times: step.times(reports), reports };
}
