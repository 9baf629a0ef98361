import path from 'node:path';
import { sourceFingerprint } from './source-fingerprint';
import type { SuitePackage } from './suite-packages';

/** A digest over everything that the build of a package reads, and further words. */
export function sourcesDigest(
  suitePackage: SuitePackage,
  repository: string,
  words: readonly string[] = [],
): Promise<string> {
  const inRepository = (file: string) => path.join(repository, file);
  return sourceFingerprint(
    repository,
    [suitePackage.directory, ...['shared', 'deploy/build', 'deploy/setup/patches'].map(inRepository)],
    [inRepository('rspack.config.base.ts'), inRepository('package-lock.json')],
    [suitePackage.name, suitePackage.version, ...words],
  );
}
