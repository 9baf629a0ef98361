import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../../build/places';
import { suitePackages } from '../../build/suite-packages';
import { filesOf } from '../../test/wings/files-of';

/** What a new remote is made, checked and built by. Of the other remotes only what says which they are. */
const taken =
  /^(shared|deploy\/(build|suite-place|new-remote|setup\/patches|test\/(wings|dialect)))\/|^[^/]+$|^mf-[^/]+\/(remote\.ts|package\.json)$/;

/** Beside what is there, and never the workspaces themselves: those are the copy's. */
function linkPackages(copy: string): void {
  const installed = path.join(repository, 'node_modules');
  const own = path.join(copy, 'node_modules');
  mkdirSync(path.join(own, '@barnwatch'), { recursive: true });
  for (const name of readdirSync(installed).filter((each) => each !== '@barnwatch' && each !== '.cache'))
    symlinkSync(path.join(installed, name), path.join(own, name));
  symlinkSync(path.join(copy, 'shared'), path.join(own, '@barnwatch/shared'));
}

/** Types of `shared` that have been checked need not be checked again. */
function copyTypes(copy: string): void {
  for (const name of ['shared', 'shared.tsbuildinfo']) {
    const from = path.join(repository, '.cache/types', name);
    const to = path.join(copy, '.cache/types', name);
    if (existsSync(from)) cpSync(from, to, { recursive: true, preserveTimestamps: true });
  }
}

/** A repository like this one, in a folder of its own, with the packages of this one: the caller deletes it. */
export function repositoryCopy(): string {
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'new-remote-')));
  for (const file of filesOf(repository, '.').filter((each) => taken.test(each)))
    cpSync(path.join(repository, file), path.join(copy, file), { preserveTimestamps: true });
  for (const { name } of suitePackages(repository, {})) mkdirSync(path.join(copy, name), { recursive: true });
  linkPackages(copy);
  copyTypes(copy);
  spawnSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}

/** Runs a program of Node in the copy; answers whether it went well, and all that it said. */
export function runInCopy(copy: string, ...words: readonly string[]): { readonly ok: boolean; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
  return { ok: status === 0, said: `${stdout}${stderr}` };
}
