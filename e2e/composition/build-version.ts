import { spawn } from 'node:child_process';
import { repository } from '../../deploy/build/places';

/** Longest time that the build of one remote may take, ms. */
const buildTimeout = 90_000;

/** Builds one remote in another version into a suite's folder, beside the one that is there. */
export async function buildVersion(remote: string, version: string, suiteFolder: string): Promise<void> {
  const words = ['--import', 'tsx', 'deploy/build/main.ts', remote, '--suite', suiteFolder];
  const child = spawn(process.execPath, words, {
    cwd: repository,
    env: { ...process.env, BARNWATCH_VERSION: version },
    signal: AbortSignal.timeout(buildTimeout),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${remote} ${version} could not be built:\n${output}`);
}
