import path from 'node:path';
import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { assetProblem, fileProblems, namedFiles } from './file-problems';
import { readPublished } from './published-remotes';

/** What a window would go back to: its description is the one that is named, and its files are there. */
async function problemsBefore(suiteFolder: string, { name, before }: RegisteredRemote): Promise<readonly string[]> {
  if (before === undefined) return [];
  const { folder, built } = await readPublished(suiteFolder, name, before.version);
  const problem = await assetProblem(folder, before.descriptor, false);
  if (problem !== undefined) return [`${name} ${before.version}: ${before.descriptor.file} ${problem}`];
  return built.ok ? fileProblems(folder, built.remote) : built.problems;
}

/** Every file that a registry names and that is missing or another one. */
export async function registryProblems(suiteFolder: string, registry: SuiteRegistry): Promise<string[]> {
  const problems = await Promise.all(
    registry.remotes.map(async (remote) => [
      ...(await fileProblems(path.join(suiteFolder, 'remotes', remote.name, remote.version), remote)),
      ...(await problemsBefore(suiteFolder, remote)),
    ]),
  );
  return [...new Set(problems.flat())];
}

export function countFiles(registry: SuiteRegistry): number {
  return registry.remotes.reduce((sum, remote) => sum + namedFiles(remote).length, 0);
}
