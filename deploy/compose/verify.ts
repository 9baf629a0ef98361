import path from 'node:path';
import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { assetProblem, fileProblems, namedFiles } from './file-problems';
import { readPublished } from './published-remotes';

/** A version that is named by its description: that is the one that is named, and its files are there. */
async function describedProblems(
  suiteFolder: string,
  name: string,
  { version, descriptor }: NonNullable<RegisteredRemote['before']>,
): Promise<readonly string[]> {
  const { folder, built } = await readPublished(suiteFolder, name, version);
  const problem = await assetProblem(folder, descriptor, false);
  if (problem !== undefined) return [`${name} ${version}: ${descriptor.file} ${problem}`];
  return built.ok ? fileProblems(folder, built.remote) : built.problems;
}

/** What a window would go back to, and what some people have. */
async function problemsBeside(suiteFolder: string, { name, before, staged }: RegisteredRemote): Promise<string[]> {
  const beside = [before, staged].filter((named) => named !== undefined);
  return (await Promise.all(beside.map((named) => describedProblems(suiteFolder, name, named)))).flat();
}

/** Every file that a registry names and that is missing or another one. */
export async function registryProblems(suiteFolder: string, registry: SuiteRegistry): Promise<string[]> {
  const problems = await Promise.all(
    registry.remotes.map(async (remote) => [
      ...(await fileProblems(path.join(suiteFolder, 'remotes', remote.name, remote.version), remote)),
      ...(await problemsBeside(suiteFolder, remote)),
    ]),
  );
  return [...new Set(problems.flat())];
}

export function countFiles(registry: SuiteRegistry): number {
  return registry.remotes.reduce((sum, remote) => sum + namedFiles(remote).length, 0);
}
