import { existsSync } from 'node:fs';
import path from 'node:path';
import { readBuildRecord, writeBuildRecord } from './build-record';
import { compile } from './compile';
import type { FolderSizes } from './precompress';
import { isPublishedOtherwise, publishRemote, remoteFolder } from './publish-remote';
import { publishShell } from './publish-shell';
import { sourcesDigest } from './sources-digest';
import { contractVersion, type SuitePackage } from './suite-packages';

/** Where a build reads and writes. */
export interface BuildPlaces {
  readonly repository: string;
  readonly suiteFolder: string;
  readonly cacheFolder: string;
}

export interface BuildChoices {
  /** Builds also what has not changed. */
  readonly force: boolean;
  /** Overwrites a version of a remote that is published already: for a suite that is served to its developer alone. */
  readonly replace: boolean;
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

function isPublished(suitePackage: SuitePackage, { suiteFolder }: BuildPlaces): boolean {
  if (suitePackage.kind === 'shell')
    return existsSync(path.join(suiteFolder, 'index.html')) && existsSync(path.join(suiteFolder, 'shell.json'));
  return existsSync(path.join(remoteFolder(suiteFolder, suitePackage.name, suitePackage.version), 'remote.json'));
}

/** Why a build cannot be published under its version, or nothing. */
async function refusal(
  { kind, name, version }: SuitePackage,
  built: string,
  { suiteFolder }: BuildPlaces,
): Promise<string | null> {
  // The shell has one place, and keeps the files of the build before.
  if (kind === 'shell' || !(await isPublishedOtherwise(built, remoteFolder(suiteFolder, name, version)))) return null;
  return `${name} ${version} is published in ${suiteFolder} with other bytes. Give it another version (${name}/package.json, or BARNWATCH_VERSION); --replace overwrites what nobody but you has open.`;
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
  { force, replace }: BuildChoices,
): Promise<PackageBuild> {
  const started = performance.now();
  const current = await sourcesDigest(suitePackage, places.repository, [
    path.relative(places.repository, places.suiteFolder),
  ]);
  const last = await readBuildRecord(places.cacheFolder, suitePackage.name);
  if (!force && last?.fingerprint === current && isPublished(suitePackage, places))
    return { result: 'unchanged', sizes: last.sizes };
  const compiled = await compile(suitePackage);
  if (!compiled.ok) return { result: 'failed', errors: compiled.errors };
  const refused = replace ? null : await refusal(suitePackage, compiled.outputFolder, places);
  if (refused !== null) return { result: 'failed', errors: [refused] };
  const sizes = await publish(suitePackage, compiled.outputFolder, places);
  await writeBuildRecord(places.cacheFolder, suitePackage.name, { fingerprint: current, sizes });
  return { result: 'built', milliseconds: performance.now() - started, sizes, warnings: compiled.warnings };
}
