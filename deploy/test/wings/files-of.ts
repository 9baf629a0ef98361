import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The files of a folder that belong into the repository, also those that nobody has added yet. */
export function filesOf(repository: string, folder: string): readonly string[] {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', folder];
  const listed = execFileSync('git', words, { cwd: repository, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(repository, file)));
}
