import { circles } from './circles';
import type { SourceFile } from './package-files';

/** A workspace whose folders import one way. */
export interface CheckedPackage {
  readonly name: string;
  /** Its wings from below to above, as its `wings.ts` has them; null for a package without wings. */
  readonly wings: readonly string[] | null;
  /** All of its files, from the root of the repository. */
  readonly files: readonly string[];
  readonly sources: readonly SourceFile[];
}

/** Folders of a package with wings that are no wings. */
const beside: ReadonlySet<string> = new Set(['texts', 'testing']);

/** Tests and what only they use may import from wherever they must. */
const ofTests = /\.test\.tsx?$|\/(testing|doubles)\//;

/** What a build is made with stands outside of all packages. */
const outside: ReadonlySet<string> = new Set(['rspack.config.base.ts', 'css-modules.d.ts']);

/** The parts of a path below its package. */
function below(file: string): readonly string[] {
  return file.split('/').slice(1);
}

/** The folder that counts as one place: `wing/room` in a package with wings, else the first one. */
function placeOf({ wings }: CheckedPackage, file: string): string {
  const folders = below(file).slice(0, -1);
  return folders.slice(0, wings?.includes(folders[0] ?? '') ? 2 : 1).join('/') || '.';
}

/** Imports of another package by its files, or of a remote or the shell by its name. */
function borderProblems({ name, sources }: CheckedPackage): readonly string[] {
  return sources.flatMap(({ file, imports }) =>
    imports
      .filter((to) => (to.startsWith('@') ? /^@barnwatch\/(mf-|shell)/.test(to) : !to.startsWith(`${name}/`)))
      .filter((to) => !(isConfiguration(file) && (outside.has(to) || outside.has(`${to}.ts`) || isOfBuild(to))))
      .map((to) => `${file} imports ${to}: another package is reached through the doors of @barnwatch/shared only`),
  );
}

function isConfiguration(file: string): boolean {
  return file.endsWith('/rspack.config.ts');
}

function isOfBuild(file: string): boolean {
  return file.startsWith('shared/federation/');
}

/** Folders and files of a package with wings that have no place in one, and wings that are only a name. */
function placeProblems({ name, wings, files }: CheckedPackage): readonly string[] {
  if (wings === null) return [];
  const folders = new Set(files.filter((file) => below(file).length > 1).map((file) => below(file)[0] ?? ''));
  return [
    ...wings.filter((wing) => !folders.has(wing)).map((wing) => `${name}/wings.ts names ${wing}, which does not exist`),
    ...[...folders]
      .filter((folder) => !beside.has(folder) && !wings.includes(folder))
      .map((folder) => `${name}/${folder} is in no wing: move it into one, or name it in ${name}/wings.ts`),
    ...wings
      .filter((wing) => folders.has(wing) && !files.includes(`${name}/${wing}/README.md`))
      .map((wing) => `${name}/${wing}/README.md is missing: it says what happens there`),
    ...files
      .filter(
        (file) => below(file).length === 2 && wings.includes(below(file)[0] ?? '') && !file.endsWith('/README.md'),
      )
      .map((file) => `${file} is in no room of its wing`),
  ];
}

/** Imports that go up from one wing to another, or from the product into what only tests use. */
function directionProblems({ name, wings, sources }: CheckedPackage): readonly string[] {
  const height = (file: string): number => wings?.indexOf(below(file)[0] ?? '') ?? -1;
  return productImports(sources, name).flatMap(([file, to]) => {
    if (ofTests.test(to)) return [`${file} imports ${to}, which is there for tests`];
    const isUp = height(file) >= 0 && height(to) > height(file);
    return isUp ? [`${file} imports ${to}, which is a wing above it (${name}/wings.ts)`] : [];
  });
}

/** Folders that import each other, however many lie between them. */
function circleProblems(checked: CheckedPackage): readonly string[] {
  const ways = productImports(checked.sources, checked.name)
    .map(([file, to]) => ({ from: placeOf(checked, file), to: placeOf(checked, to), by: `${file} imports ${to}` }))
    .filter(({ from, to }) => from !== to);
  return circles(ways.map(({ from, to }) => [from, to] as const)).map((circle) => {
    const parts = ways.filter(({ from, to }) => circle.has(from) && circle.has(to));
    const names = [...circle].sort().map((place) => `${checked.name}/${place}`);
    return [`${names.join(', ')} import each other:`, ...parts.map(({ by }) => by)].join('\n    ');
  });
}

/** The imports of a package's own files by what is no test. */
function productImports(sources: readonly SourceFile[], name: string): readonly (readonly [string, string])[] {
  return sources
    .filter(({ file }) => !ofTests.test(file))
    .flatMap(({ file, imports }) => imports.filter((to) => to.startsWith(`${name}/`)).map((to) => [file, to] as const));
}

/** Everything that is wrong with the ways between a package's folders; empty when they go one way. */
export function wingProblems(checked: CheckedPackage): readonly string[] {
  return [
    ...borderProblems(checked),
    ...placeProblems(checked),
    ...directionProblems(checked),
    ...circleProblems(checked),
  ];
}
