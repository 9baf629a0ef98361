import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tableLines } from './table-lines';

const kinds = ['code', 'tests', 'styles', 'texts', 'generated', 'other'] as const;

export type Kind = (typeof kinds)[number];

/** What the lines of a file are, by its path within the repository; null for what is no text. */
export function kindOfFile(file: string): Kind | null {
  if (/\.(png|jpg|ico|woff2|mp4|xlsx|gif)$/.test(file) || file.endsWith('package-lock.json')) return null;
  if (file.includes('/generated/')) return 'generated';
  if (/\.(test|spec)\.tsx?$/.test(file) || /\/(testing|doubles)\//.test(file) || file.startsWith('e2e/'))
    return 'tests';
  if (file.endsWith('.css')) return 'styles';
  if (/\/texts\/.*\.json$/.test(file)) return 'texts';
  return /\.(ts|tsx|mjs|cjs|js)$/.test(file) ? 'code' : 'other';
}

const packageOfFile = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : '(root)');

/** Lines of the repository by package and kind, as git knows its files. */
export function linesTable(repository: string): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const counts = new Map<string, Map<Kind, number>>();
  for (const file of listed.split('\0').filter((one) => one !== '')) {
    const kind = kindOfFile(file);
    if (kind === null) continue;
    const lines = readFileSync(path.join(repository, file), 'utf8').split('\n').length - 1;
    for (const owner of [packageOfFile(file), 'all']) {
      const ofOwner = counts.get(owner) ?? new Map<Kind, number>();
      counts.set(owner, ofOwner.set(kind, (ofOwner.get(kind) ?? 0) + lines));
    }
  }
  const { all, ...packages } = Object.fromEntries(counts);
  const row = (name: string, of: ReadonlyMap<Kind, number> | undefined) => [
    name,
    ...kinds.map((kind) => String(of?.get(kind) ?? 0)),
  ];
  const rows = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other));
  return tableLines([['lines', ...kinds], ...rows.map(([name, of]) => row(name, of)), row('all', all)]);
}
