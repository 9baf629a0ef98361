import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../build/places';

function git(...words: readonly string[]): readonly string[] {
  const answer = execFileSync('git', words, { cwd: repository, encoding: 'utf8' });
  return answer.split('\0').filter((name) => name !== '');
}

/**
 * Files that differ from a commit and are still there, untracked ones included; paths from the root.
 * @throws when git does not know the commit
 */
export function changedFiles(since: string): readonly string[] {
  const tracked = git('diff', '--name-only', '-z', '--diff-filter=d', since);
  const fresh = git('ls-files', '--others', '--exclude-standard', '-z');
  const all = new Set([...tracked, ...fresh]);
  return [...all].filter((file) => existsSync(path.join(repository, file))).sort();
}
