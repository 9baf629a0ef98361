import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { repository } from '../../build/places';
import { suitePackages } from '../../build/suite-packages';
import { filesOf } from './files-of';
import { sourceFiles } from './package-files';
import { type CheckedPackage, wingProblems } from './wing-problems';

const table = v.object({ wings: v.pipe(v.array(v.string()), v.minLength(1)) });

async function wingsOf(name: string): Promise<readonly string[] | null> {
  const file = path.join(repository, name, 'wings.ts');
  return existsSync(file) ? v.parse(table, await import(pathToFileURL(file).href)).wings : null;
}

async function checkedPackage(name: string): Promise<CheckedPackage> {
  const files = filesOf(repository, name);
  return { name, wings: await wingsOf(name), files, sources: sourceFiles(repository, files) };
}

/** The second half of `npm run lint`: folders import one way, and packages only through the doors of shared. */
async function main(): Promise<number> {
  const names = ['shared', ...suitePackages(repository, process.env).map(({ name }) => name)];
  const checked = await Promise.all(names.map(checkedPackage));
  const problems = checked.flatMap(wingProblems);
  for (const problem of problems) console.error(problem);
  const files = checked.reduce((sum, { sources }) => sum + sources.length, 0);
  console.log(`Imports of ${files} files in ${checked.length} packages: ${problems.length} problems.`);
  return problems.length > 0 ? 1 : 0;
}

process.exitCode = await main();
