/** What stands behind `from`, `import`, `import()`, `jest.mock()`, `new URL()` or `composes: … from`. */
const named =
  /(?:\bfrom|\bimport|\brequire\(|\bmock\(|\bnew URL\()\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?(['"])(?<path>(?:\.{1,2}\/|@barnwatch\/)[^'"\n]+)\1/g;

const comment = /^\s*(?:\/\/|\*|\/\*\*).*$/gm;

/** The paths by which a source file or style sheet names files of this repository, as they are written. */
export function importsIn(text: string): readonly string[] {
  return [...text.replace(comment, '').matchAll(named)].flatMap(({ groups }) => groups?.path ?? []);
}
