import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** All files that some files need, and the packages that these import. */
export interface ImportClosure {
  readonly files: readonly string[];
  /** Names of packages, each once: `react`, `@date-fns/utc`. */
  readonly packages: readonly string[];
}

/** What a file imports: `from '…'`, `import '…'`, and the `import('…')` of a declaration file. */
const importing = /(?:^|[\s}*])(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/gm;

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Follows the relative imports of some files.
 * @param ending of the files, `.ts` or `.d.ts`
 * @throws {Error} when a file imports one that is not there
 */
export function importClosure(entries: readonly string[], ending: string): ImportClosure {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const [, request = ''] of readFileSync(file, 'utf8').replace(comments, '').matchAll(importing)) {
      if (request.endsWith('.css')) continue;
      if (!request.startsWith('.')) packages.add(packageOf(request));
      else waiting.push(resolved(file, request, ending));
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

function resolved(file: string, request: string, ending: string): string {
  const place = path.resolve(path.dirname(file), request);
  const found = [`${place}${ending}`, path.join(place, `index${ending}`)].find((each) => existsSync(each));
  if (found === undefined) throw new Error(`${file} imports ${request}, which is not there`);
  return found;
}
