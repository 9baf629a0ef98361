import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { sourcesDigest } from '../build/sources-digest';
import type { SuitePackage } from '../build/suite-packages';
import type { ReleaseRecord } from './release-record';

/** What has a part in the bytes of a build. */
const builders = ['@rspack/core', '@module-federation/enhanced', 'typescript'] as const;

/** What git says, or `null` where there is no git or no repository. */
function git(repository: string, ...words: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', words, { cwd: repository, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The short name of the commit that a repository is at, or `null` outside of one. */
export function commitOf(repository: string): string | null {
  return git(repository, 'rev-parse', '--short', 'HEAD');
}

const manifestSchema = v.object({ version: v.string() });

/** Read as a file: not every package lets its manifest be imported. */
function installedVersion(repository: string, name: string): string {
  const file = path.join(repository, 'node_modules', name, 'package.json');
  return v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8'))).version;
}

/** Of which sources, and with what, a package is built. */
export async function provenanceOf(
  suitePackage: SuitePackage,
  repository: string,
): Promise<ReleaseRecord['provenance']> {
  const status = git(repository, 'status', '--porcelain');
  return {
    commit: git(repository, 'rev-parse', 'HEAD'),
    uncommitted: status === null || status !== '',
    sources: await sourcesDigest(suitePackage, repository),
    builders: {
      node: process.versions.node,
      ...Object.fromEntries(builders.map((name) => [name, installedVersion(repository, name)])),
    },
  };
}

/** What was committed to a remote since the release before; of a first release nothing is told. */
export function changesSince(
  { name }: SuitePackage,
  repository: string,
  before: ReleaseRecord | null,
): readonly string[] {
  if (before === null) return ['First release.'];
  const { commit } = before.provenance;
  const subjects = commit === null ? null : git(repository, 'log', '--format=%s', `${commit}..HEAD`, '--', name);
  if (subjects === null) return [`Changes since ${before.version}.`];
  return subjects === '' ? ['Built anew; only what it shares with others has changed.'] : subjects.split('\n');
}
