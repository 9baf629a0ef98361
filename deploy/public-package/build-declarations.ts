import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repository } from '../build/places';
import type { PublicPackageSources } from './write-public-package';

const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** What the public package of this repository is made of. */
export const repositorySources: PublicPackageSources = {
  shared: path.join(repository, 'shared'),
  declarations: path.join(repository, '.cache/types/shared'),
  rootManifest: path.join(repository, 'package.json'),
};

/** Brings the declaration files of `shared` up to date. Answers what the compiler has found wrong, or nothing. */
export function buildDeclarations(): string | null {
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, '-b', repositorySources.shared], {
    encoding: 'utf8',
  });
  return status === 0 ? null : stdout + stderr;
}
