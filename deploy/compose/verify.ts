import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import type { ReadablePlace } from '../suite-place/suite-place';
import { assetProblem, fileProblems, namedFiles } from './file-problems';
import { readPublished, versionFolder } from './published-remotes';

/** What a window would go back to: its description is the one that is named, and its files are there. */
async function problemsBefore(suite: ReadablePlace, { name, before }: RegisteredRemote): Promise<readonly string[]> {
  if (before === undefined) return [];
  const { folder, built } = await readPublished(suite, name, before.version);
  const problem = await assetProblem(suite, folder, before.descriptor, false);
  if (problem !== undefined) return [`${name} ${before.version}: ${before.descriptor.file} ${problem}`];
  return built.ok ? fileProblems(suite, folder, built.remote) : built.problems;
}

/** Every file that a registry names and that is missing or another one. */
export async function registryProblems(suite: ReadablePlace, registry: SuiteRegistry): Promise<string[]> {
  const problems = await Promise.all(
    registry.remotes.map(async (remote) => [
      ...(await fileProblems(suite, versionFolder(remote.name, remote.version), remote)),
      ...(await problemsBefore(suite, remote)),
    ]),
  );
  return [...new Set(problems.flat())];
}

export function countFiles(registry: SuiteRegistry): number {
  return registry.remotes.reduce((sum, remote) => sum + namedFiles(remote).length, 0);
}
