import path from 'node:path';

const source = /\.tsx?$/;
const importLine = /^import .*$/gm;
// A file that is written with a name filled in (`${…}`) is none yet.
const styleImport = /^import (\w+) from '(\.[^'$]*\.module\.css)';$/gm;
const comment = /\/\*[\s\S]*?\*\//g;
const className = /\.([a-zA-Z_][\w-]*)/g;

function classesOf(css: string): ReadonlySet<string> {
  return new Set([...css.replace(comment, '').matchAll(className)].map(([, name = '']) => name));
}

function missingIn(file: string, read: (file: string) => string): readonly string[] {
  const text = read(file);
  const code = text.replace(importLine, '');
  return [...text.matchAll(styleImport)].flatMap(([, name = '', module = '']) => {
    const known = classesOf(read(path.posix.join(path.posix.dirname(file), module)));
    const used = [...code.matchAll(new RegExp(`\\b${name}\\.([a-zA-Z_]\\w*)`, 'g'))].map(([, word = '']) => word);
    const missing = [...new Set(used)].filter((word) => !known.has(word));
    return missing.map((word) => `${file}: ${name}.${word} is not in ${module}`);
  });
}

/**
 * Every class that a file takes from a CSS module which has none of that name: it would be drawn without style, and
 * nothing else says so.
 * @param files paths from the root of the repository; those that are no TypeScript are passed by
 * @param read the text of a file
 */
export function missingClasses(files: readonly string[], read: (file: string) => string): readonly string[] {
  return files.filter((file) => source.test(file)).flatMap((file) => missingIn(file, read));
}
