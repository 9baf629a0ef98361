import { spawn } from 'node:child_process';
import { repository } from '../build/places';
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
