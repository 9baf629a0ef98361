import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import type { ReadablePlace } from '../suite-place/suite-place';
import { assetProblem, fileProblems, filesOfVersion } from './file-problems';
import { readPublished, versionFolder } from './published-remotes';

/** A version that is named by its description: that is the one that is named, and its files are there. */
async function describedProblems(
  suite: ReadablePlace,
  name: string,
  { version, descriptor }: NonNullable<RegisteredRemote['before']>,
): Promise<readonly string[]> {
  const { folder, built } = await readPublished(suite, name, version);
  const problem = await assetProblem(suite, folder, descriptor, false);
  if (problem !== undefined) return [`${name} ${version}: ${descriptor.file} ${problem}`];
  return built.ok ? fileProblems(suite, folder, built.remote) : built.problems;
}

/** What a window would go back to, and what some people have. */
async function problemsBeside(suite: ReadablePlace, { name, before, staged }: RegisteredRemote): Promise<string[]> {
  const beside = [before, staged].filter((named) => named !== undefined);
  return (await Promise.all(beside.map((named) => describedProblems(suite, name, named)))).flat();
}

/** Every file that a registry names and that is missing or another one. */
export async function registryProblems(suite: ReadablePlace, registry: SuiteRegistry): Promise<string[]> {
  const problems = await Promise.all(
    registry.remotes.map(async (remote) => [
      ...(await fileProblems(suite, versionFolder(remote.name, remote.version), remote)),
      ...(await problemsBeside(suite, remote)),
    ]),
  );
  return [...new Set(problems.flat())];
}

export async function countFiles(suite: ReadablePlace, registry: SuiteRegistry): Promise<number> {
  const counts = registry.remotes.map(async (remote) => {
    return (await filesOfVersion(suite, versionFolder(remote.name, remote.version), remote)).length;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
