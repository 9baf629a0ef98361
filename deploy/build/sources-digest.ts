import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { lockedPackages, readPackageLock } from './locked-packages';
import { sourceFingerprint } from './source-fingerprint';
import type { SuitePackage } from './suite-packages';

/** What has a part in the bytes of a build besides what the sources import. */
export const buildTools = {
  remote: ['@module-federation/enhanced', '@rspack/core', 'libdeflate'],
  shell: ['@module-federation/enhanced', '@rspack/core', 'libdeflate', 'sharp', 'workbox-webpack-plugin'],
} as const satisfies Readonly<Record<SuitePackage['kind'], readonly string[]>>;

const manifestSchema = v.object({ dependencies: v.optional(v.record(v.string(), v.string()), {}) });

/** The installed packages of which a package is built, a line for each. */
async function packagesOf({ kind, directory }: SuitePackage, repository: string): Promise<readonly string[]> {
  const manifest = await readFile(path.join(directory, 'package.json'), 'utf8');
  const { dependencies } = v.parse(manifestSchema, JSON.parse(manifest));
  const lock = await readPackageLock(repository);
  const place = path.relative(repository, directory).replaceAll(path.sep, '/');
  return [...lockedPackages(lock, place, Object.keys(dependencies)), ...lockedPackages(lock, '.', buildTools[kind])];
}

/** A digest over everything that the build of a package reads, and further words. */
export async function sourcesDigest(
  suitePackage: SuitePackage,
  repository: string,
  words: readonly string[] = [],
): Promise<string> {
  const inRepository = (file: string) => path.join(repository, file);
  return sourceFingerprint(
    repository,
    [suitePackage.directory, ...['shared', 'deploy/build', 'deploy/setup/patches'].map(inRepository)],
    [inRepository('rspack.config.base.ts')],
    [suitePackage.name, suitePackage.version, ...(await packagesOf(suitePackage, repository)), ...words],
  );
}
