import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder, repository } from '../build/places';
import type { Counts } from './step-counts';
import type { TestStep } from './steps';

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

/** Runs one step and counts what it found. */
export async function runStep(step: TestStep, signal: AbortSignal): Promise<Counts> {
  const reportFile = path.join(cacheFolder, 'test', `${step.script}.json`);
  await mkdir(path.dirname(reportFile), { recursive: true });
  await rm(reportFile, { force: true });
  const limit = AbortSignal.any([signal, AbortSignal.timeout(step.timeoutMs)]);
  const exitCode = await runScript(step.script, step.words(reportFile), step.environment(reportFile), limit);
  return step.count(exitCode, await readReport(reportFile));
}
