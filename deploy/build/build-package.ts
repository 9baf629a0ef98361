import { existsSync } from 'node:fs';
import path from 'node:path';
import { readBuildRecord, writeBuildRecord } from './build-record';
import { compile } from './compile';
import type { FolderSizes } from './precompress';
import { publishRemote, remoteFolder } from './publish-remote';
import { publishShell } from './publish-shell';
import { sourceFingerprint } from './source-fingerprint';
import { contractVersion, type SuitePackage } from './suite-packages';

/** Where a build reads and writes. */
export interface BuildPlaces {
  readonly repository: string;
  readonly suiteFolder: string;
  readonly cacheFolder: string;
}

/** How the build of one package ended. Times in ms. */
export type PackageBuild =
  | {
      readonly result: 'built';
      readonly milliseconds: number;
      readonly sizes: FolderSizes;
      readonly warnings: readonly string[];
    }
  | { readonly result: 'unchanged'; readonly sizes: FolderSizes }
  | { readonly result: 'failed'; readonly errors: readonly string[] };

function fingerprint(suitePackage: SuitePackage, { repository, suiteFolder }: BuildPlaces): Promise<string> {
  const inRepository = (file: string) => path.join(repository, file);
  return sourceFingerprint(
    [suitePackage.directory, ...['shared', 'deploy/build', 'deploy/setup/patches'].map(inRepository)],
    [inRepository('rspack.config.base.ts'), inRepository('package-lock.json')],
    [suitePackage.name, suitePackage.version, suiteFolder],
  );
}

function isPublished(suitePackage: SuitePackage, { suiteFolder }: BuildPlaces): boolean {
  if (suitePackage.kind === 'shell')
    return existsSync(path.join(suiteFolder, 'index.html')) && existsSync(path.join(suiteFolder, 'shell.json'));
  return existsSync(path.join(remoteFolder(suiteFolder, suitePackage.name, suitePackage.version), 'remote.json'));
}

function publish(suitePackage: SuitePackage, built: string, places: BuildPlaces): Promise<FolderSizes> {
  const { name, version, kind } = suitePackage;
  if (kind === 'shell')
    return publishShell(built, { ...places, version, contract: contractVersion(places.repository) });
  return publishRemote(built, { ...places, name, version });
}

/** Builds, compresses and publishes one package, unless what lies there was made of the same sources. */
export async function buildPackage(
  suitePackage: SuitePackage,
  places: BuildPlaces,
  force: boolean,
): Promise<PackageBuild> {
  const started = performance.now();
  const current = await fingerprint(suitePackage, places);
  const last = await readBuildRecord(places.cacheFolder, suitePackage.name);
  if (!force && last?.fingerprint === current && isPublished(suitePackage, places))
    return { result: 'unchanged', sizes: last.sizes };
  const compiled = await compile(suitePackage);
  if (!compiled.ok) return { result: 'failed', errors: compiled.errors };
  const sizes = await publish(suitePackage, compiled.outputFolder, places);
  await writeBuildRecord(places.cacheFolder, suitePackage.name, { fingerprint: current, sizes });
  return { result: 'built', milliseconds: performance.now() - started, sizes, warnings: compiled.warnings };
}
