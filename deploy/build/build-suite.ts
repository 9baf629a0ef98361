import { type BuildChoices, type BuildPlaces, buildPackage, type PackageBuild } from './build-package';
import type { SuitePackage } from './suite-packages';

/** Builds at a time: each one keeps about one core busy. */
const buildsAtATime = 2;

/** Builds the given packages, a few at a time, and tells of each as soon as it ends. All are tried, also after a failure. */
export async function buildSuite(
  packages: readonly SuitePackage[],
  places: BuildPlaces,
  options: BuildChoices & { readonly onEnd: (suitePackage: SuitePackage, build: PackageBuild) => void },
): Promise<{ readonly failed: number; readonly built: number }> {
  const waiting = [...packages];
  const builds: PackageBuild[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const build = await buildPackage(next, places, options);
      builds.push(build);
      options.onEnd(next, build);
    }
  };
  await Promise.all(Array.from({ length: buildsAtATime }, work));
  return {
    failed: builds.filter((build) => build.result === 'failed').length,
    built: builds.filter((build) => build.result === 'built').length,
  };
}
