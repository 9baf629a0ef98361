import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rowsOfTitle } from './rows-of-title';

/** A test as its file names it; of a template, with its places as they are written. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
  readonly rows: readonly string[];
  /** Proven in a browser, by the suite as a person uses it. */
  readonly inBrowser: boolean;
}

const left = new Set(['node_modules', 'dist', '.cache', '.git']);
const testFile = /\.(test|spec)\.tsx?$/;
const titles = /\b(?:test|describe)\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

function testFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (left.has(entry.name)) return [];
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(place);
    return testFile.test(entry.name) ? [place] : [];
  });
}

/** All tests below a folder that bear the name of a row of the fault matrix. */
export function namedTests(root: string): readonly NamedTest[] {
  return testFiles(root).flatMap((place) => {
    const file = path.relative(root, place).split(path.sep).join('/');
    const inBrowser = /\.spec\.ts$/.test(file);
    return [...readFileSync(place, 'utf8').matchAll(titles)].flatMap(([, single, double, template]) => {
      const title = (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1');
      const rows = rowsOfTitle(title);
      return rows.length === 0 ? [] : [{ file, title, rows, inBrowser }];
    });
  });
}
