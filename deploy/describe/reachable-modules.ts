import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a built ES module imports of its own build: `from"./x.js"`, `import"./x.js"`, `import("./x.js")`. */
const imported = /(?:\bfrom|\bimport)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g;

/**
 * The files of a screen, with every module that these and the entry import, at once or later. Browsers keep the failure
 * of an ES module for as long as the page lives: the shell fetches all of them before any is run, and can then try again.
 */
export function reachableModules(folder: string, entry: string, needed: readonly string[]): string[] {
  const found = new Set(needed);
  const waiting = [entry, ...needed];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!/\.m?js$/.test(file)) continue;
    for (const [, request = ''] of readFileSync(path.join(folder, file), 'utf8').matchAll(imported)) {
      const target = path.posix.join(path.posix.dirname(file), request);
      if (target === entry || found.has(target) || !existsSync(path.join(folder, target))) continue;
      found.add(target);
      waiting.push(target);
    }
  }
  return [...found];
}
