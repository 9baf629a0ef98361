import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importsIn } from './imports';

/** A file of a package, and the files that it imports. All paths from the root of the repository. */
export interface SourceFile {
  readonly file: string;
  readonly imports: readonly string[];
}

const source = /\.(ts|tsx|css)$/;
const endings = ['', '.ts', '.tsx', '.mts', '.json', '/index.ts', '/index.tsx'] as const;

/**
 * The source files among some files.
 * @param read the text of a file; that of the repository unless a test has others
 */
export function sourceFiles(
  repository: string,
  files: readonly string[],
  read = (file: string) => readFileSync(path.join(repository, file), 'utf8'),
): readonly SourceFile[] {
  const all = new Set(files);
  const found = (file: string, name: string): string => {
    if (!name.startsWith('.')) return name;
    const bare = path.posix.join(path.posix.dirname(file), name).replace(/\/$/, '');
    return endings.map((ending) => bare + ending).find((candidate) => all.has(candidate)) ?? bare;
  };
  return files
    .filter((file) => source.test(file))
    .map((file) => ({ file, imports: importsIn(read(file)).map((name) => found(file, name)) }));
}
