import path from 'node:path';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { fileProblems, namedFiles } from './file-problems';

/** Every file that a registry names and that is missing or another one. */
export async function registryProblems(suiteFolder: string, registry: SuiteRegistry): Promise<string[]> {
  const problems = await Promise.all(
    registry.remotes.map((remote) =>
      fileProblems(path.join(suiteFolder, 'remotes', remote.name, remote.version), remote),
    ),
  );
  return problems.flat();
}

export function countFiles(registry: SuiteRegistry): number {
  return registry.remotes.reduce((sum, remote) => sum + namedFiles(remote).length, 0);
}
