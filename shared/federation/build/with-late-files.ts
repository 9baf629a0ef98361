/** The files of a chunk that is fetched by itself, each as `<file> <digest>`. */
export interface ChunkFiles {
  readonly script?: string;
  readonly style?: string;
}

/** By the chunk's number. */
export type FilesByChunk = Readonly<Record<string, ChunkFiles>>;

/** How Rspack (2.2.9) writes a build's names and digests, once it is minified; `require` is its `__webpack_require__`. */
const written = {
  // What is between has no equals sign: the program asks for late files by the same letters.
  scriptFile: /(?<require>[\w$]+)\.u=[\w$]+=>[^;=]{0,40000}?\.js"(?=[,;}])/,
  scriptDigests: /(?<require>[\w$]+)\.sriHashes=\{[^}]*\}/,
  styleFile: /(?<require>[\w$]+)\.k=[\w$]+=>[^;=]{0,40000}?\.css"(?=[,;}])/,
  styleDigests: /(?<require>[\w$]+)\.sriCssHashes=\{[^}]*\}/,
} as const;

type Replacement = readonly [place: RegExp, by: (require: string) => string];

function replaced(program: string | null, [place, by]: Replacement): string | null {
  const found = program === null ? null : place.exec(program);
  if (program === null || found?.groups?.require === undefined) return null;
  return program.slice(0, found.index) + by(found.groups.require) + program.slice(found.index + found[0].length);
}

function told(files: FilesByChunk, kind: keyof ChunkFiles, part: 'file' | 'digest'): Record<string, string> {
  const entries = Object.entries(files).flatMap(([chunk, { [kind]: both }]) => {
    const found = both?.split(' ')[part === 'file' ? 0 : 1];
    return found === undefined ? [] : [[chunk, found] as const];
  });
  return Object.fromEntries(entries);
}

/** As a program writes it: numbers need no quotes. */
function text(value: object | string): string {
  return JSON.stringify(value).replaceAll(/"(\d+)":/g, '$1:');
}

/** Whether a program asks for late files at all: it does so with the start of federation. */
export function asksForLateFiles(program: string): boolean {
  return program.includes('.lateFiles');
}

/**
 * The program of a build with the names and digests of early files only, and with word of where the others are. What it
 * does with that word: `runtime-stand-ins/late-files.ts`. Null where Rspack writes them in a way that is not known here.
 * @param lateFiles a file with `late`, as `<file> <digest>`
 */
export function withLateFiles(
  program: string,
  early: FilesByChunk,
  late: FilesByChunk,
  lateFiles: string,
): string | null {
  /** Names that come with the rest are told by a 0: for what has no style sheet nobody is to wait. */
  const lateStyles = Object.fromEntries(Object.keys(told(late, 'style', 'file')).map((chunk) => [chunk, 0]));
  const scripts: readonly Replacement[] = [
    [written.scriptFile, (require) => `${require}.u=e=>(${text(told(early, 'script', 'file'))})[e]`],
    [
      written.scriptDigests,
      (require) =>
        `${require}.sriHashes=${text(told(early, 'script', 'digest'))},${require}.lateFiles=${text(lateFiles)}`,
    ],
  ];
  const styles: readonly Replacement[] = [
    [
      written.styleFile,
      (require) => `${require}.k=e=>(${text({ ...told(early, 'style', 'file'), ...lateStyles })})[e]`,
    ],
    [written.styleDigests, (require) => `${require}.sriCssHashes=${text(told(early, 'style', 'digest'))}`],
  ];
  return [...scripts, ...(written.styleDigests.test(program) ? styles : [])].reduce<string | null>(replaced, program);
}
