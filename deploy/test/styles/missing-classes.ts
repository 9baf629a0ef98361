import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.cache', '.git']);

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return entry.name.endsWith('.tsx') || entry.name.endsWith('.ts') ? [path] : [];
  });
}

const classesOf = (css: string): ReadonlySet<string> =>
  new Set([...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name]) => name ?? ''));

/** Every class that a file takes from a CSS module which has none of that name: it would be drawn without style, and nothing else says so. */
export function missingClasses(folder: string): readonly string[] {
  return filesUnder(folder).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const code = source.replace(/^import .*$/gm, '');
    return [...source.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)';$/gm)].flatMap(([, name, module]) => {
      const known = classesOf(readFileSync(join(dirname(file), module ?? ''), 'utf8'));
      const used = [...code.matchAll(new RegExp(`\\b${name}\\.([a-zA-Z_]\\w*)`, 'g'))].map(([, used]) => used ?? '');
      return [...new Set(used)]
        .filter((used) => !known.has(used))
        .map((used) => `${relative(folder, file)}: ${name}.${used} is not in ${module}`);
    });
  });
}
