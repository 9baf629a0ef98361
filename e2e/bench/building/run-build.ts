import { type Configuration, rspack } from '@rspack/core';

/** Runs a build. @throws with its errors */
export function runBuild(configuration: Configuration): Promise<void> {
  const compiler = rspack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      const problem = failure ? failure.message : stats?.hasErrors() ? stats.toString('errors-only') : undefined;
      compiler.close(() => (problem === undefined ? resolve() : reject(new Error(problem))));
    });
  });
}
