import { spawn } from 'node:child_process';
import { repository } from '../build/places';
import { instanceProgram } from '../instance-program/instance-program';
import { DemoError } from './demo-error';

/**
 * Builds what is stale. In a process of its own: the compiler's memory is given back when it ends.
 * @throws a `DemoError` with the build's output when it fails
 */
export async function runBuild(quiet: boolean, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'deploy/build/main.ts', '--replace'], {
    cwd: repository,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const take = (words: Buffer) => {
    output += words;
    if (!quiet) process.stdout.write(words);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new DemoError('build-failed', `The suite could not be built.${quiet ? `\n${output}` : ''}`);
}

/**
 * The program of the demo's instances, made when it is stale.
 * @throws a `DemoError` with the compiler's errors when it fails
 */
export async function demoProgram(signal: AbortSignal): Promise<string> {
  try {
    return await instanceProgram(signal);
  } catch (cause) {
    if (signal.aborted) throw cause;
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new DemoError('build-failed', `The program of the barns could not be built.\n${words}`);
  }
}
