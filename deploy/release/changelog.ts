import { readFile } from 'node:fs/promises';
import { writeTextFile } from './write-text-file';

const title = '# Changes\n';

function hasEntry(changelog: string, version: string): boolean {
  return changelog.split('\n').some((line) => line === `## ${version}` || line.startsWith(`## ${version} `));
}

/** A changelog with an entry for the version on top; one that has it already stays as a person wrote it. */
export function withEntry(changelog: string, version: string, day: string, changes: readonly string[]): string {
  if (hasEntry(changelog, version)) return changelog;
  const entry = `## ${version} (${day})\n\n${changes.map((change) => `- ${change}\n`).join('')}`;
  const rest = changelog.startsWith(title) ? changelog.slice(title.length) : `\n${changelog}`;
  return `${title}\n${entry}${rest.trim() === '' ? '' : rest}`;
}

/** Brings the changelog of a remote up to its version. */
export async function writeEntry(
  file: string,
  version: string,
  day: string,
  changes: readonly string[],
): Promise<void> {
  const before = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return '';
    throw cause;
  });
  const after = withEntry(before, version, day, changes);
  if (after !== before) await writeTextFile(file, after);
}
