/** Where a name of a file comes from. `name` null: everything of it (`export *`, `import * as`). */
export interface NameSource {
  readonly from: string;
  readonly name: string | null;
}

/** What a declaration file, as the compiler writes it, says: by the names that mean something in it. */
export interface DeclarationFile {
  /** Declarations of its own, without comments. Overloads of a function are one. */
  readonly declared: ReadonlyMap<string, string>;
  readonly imported: ReadonlyMap<string, NameSource>;
  /** Names that it exports, each as it is called inside, or as another file calls it. */
  readonly exported: ReadonlyMap<string, NameSource | { readonly from: null; readonly name: string }>;
  /** Files of which everything is exported. */
  readonly wholes: readonly string[];
}

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** The compiler begins a statement, and only a statement, at the start of a line. */
const start = /^(?=(?:export|import|declare|interface|type)\b)/m;
const declaring =
  /^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|function|const|let|class|namespace|enum) (?<name>[\w$]+)/;
const listing = /^(?<word>export|import) (?:type )?\{(?<names>[^}]*)\}(?: from ['"](?<from>[^'"]+)['"])?/;
const starring = /^(?<word>export|import) (?:type )?\*(?: as (?<name>[\w$]+))? from ['"](?<from>[^'"]+)['"]/;
const defaulting = /^import (?:type )?(?<name>[\w$]+) from ['"](?<from>[^'"]+)['"]/;

/** `type A as B`: what it is called there, and here. */
function renamed(words: string): readonly [string, string] | null {
  const [there, here] = words
    .trim()
    .replace(/^type /, '')
    .split(/\s+as\s+/);
  return there === undefined || there === '' ? null : [there, here ?? there];
}

function listed(names: string): readonly (readonly [string, string])[] {
  return names
    .split(',')
    .map(renamed)
    .filter((each) => each !== null);
}

/** A statement on as few lines as it was written on, without what only the eye needs. */
function tidy(statement: string): string {
  return statement
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n')
    .replace(/^export (declare )?|^declare /, '');
}

/** Reads a declaration file. */
export function declarationFile(source: string): DeclarationFile {
  const declared = new Map<string, string>();
  const imported = new Map<string, NameSource>();
  const exported = new Map<string, NameSource | { readonly from: null; readonly name: string }>();
  const wholes: string[] = [];
  for (const statement of source.replace(comments, '').split(start)) {
    const list = listing.exec(statement)?.groups;
    const star = starring.exec(statement)?.groups;
    const byDefault = defaulting.exec(statement)?.groups;
    const own = declaring.exec(statement)?.groups?.name;
    if (list) {
      for (const [there, here] of listed(list.names ?? '')) {
        if (list.word === 'import') imported.set(here, { from: list.from ?? '', name: there });
        else if (list.from === undefined) exported.set(here, { from: null, name: there });
        else exported.set(here, { from: list.from, name: there });
      }
    } else if (star) {
      if (star.name === undefined) wholes.push(star.from ?? '');
      else (star.word === 'import' ? imported : exported).set(star.name, { from: star.from ?? '', name: null });
    } else if (byDefault) imported.set(byDefault.name ?? '', { from: byDefault.from ?? '', name: 'default' });
    else if (own !== undefined) {
      const before = declared.get(own);
      declared.set(own, before === undefined ? tidy(statement) : `${before}\n${tidy(statement)}`);
      if (statement.startsWith('export')) exported.set(own, { from: null, name: own });
    }
  }
  return { declared, imported, exported, wholes };
}
