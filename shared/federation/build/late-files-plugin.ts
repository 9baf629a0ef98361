import { type Chunk, type Compilation, type Compiler, rspack } from '@rspack/core';
import { describedFile, describedJson } from './described-file';
import { asksForLateFiles, type ChunkFiles, type FilesByChunk, withLateFiles } from './with-late-files';

/** Of which chunks a build is to name which files from its start. */
export type EarlyFiles = (compilation: Compilation) => ReadonlyMap<Chunk, readonly (keyof ChunkFiles)[]>;

/** So named in what the service worker keeps (`service-worker-plugin.ts`). */
const lateFilesName = 'late-files';

/**
 * Goes into `output.hashSalt`. Programs are named by what they were before they are rewritten: with each change of how that
 * is done the number is raised, or another content would come under a name that devices know.
 */
export const lateFilesForm = 'late files 2';

/** `<file> <digest>` */
function described(compilation: Compilation, file: string): string {
  const source = compilation.getAsset(file)?.source;
  if (source === undefined) throw new Error(`${file} was not built`);
  return `${file} ${describedFile(file, source.buffer()).integrity}`;
}

function digestOf(compilation: Compilation, file: string): string {
  return described(compilation, file).slice(file.length + 1);
}

/** What of a chunk is fetched by itself. */
function filesOf(compilation: Compilation, chunk: Chunk): ChunkFiles {
  const file = (ending: string) => [...chunk.files].find((each) => each.endsWith(ending));
  const [script, style] = [file('.js'), file('.css')];
  return {
    ...(script !== undefined && { script: described(compilation, script) }),
    ...(style !== undefined && { style: described(compilation, style) }),
  };
}

/** The files of all chunks that a program fetches, apart into those that it names from its start and the others. */
function apart(compilation: Compilation, chosen: ReturnType<EarlyFiles>) {
  const fetched = [...compilation.chunks].filter((chunk) => !chunk.canBeInitial());
  const those = (isWanted: (chunk: Chunk, kind: string) => boolean): FilesByChunk =>
    Object.fromEntries(
      fetched.flatMap((chunk) => {
        const files = Object.entries(filesOf(compilation, chunk)).filter(([kind]) => isWanted(chunk, kind));
        return files.length === 0 ? [] : [[String(chunk.id), Object.fromEntries(files)]];
      }),
    );
  // What runs by itself, a worker, is started by its address: nothing waits for the rest there.
  const isEarly = (chunk: Chunk, kind: string) =>
    chunk.hasRuntime() || chosen.get(chunk)?.some((each) => each === kind) === true;
  return { early: those(isEarly), late: those((chunk, kind) => !isEarly(chunk, kind)) };
}

/**
 * Takes the names and digests of files that no first screen fetches out of the program that a build begins with, and puts
 * them into a file of their own: they are a third of a remote's entry, and nothing in them can be compressed.
 */
export class LateFilesPlugin {
  readonly #earlyFiles: EarlyFiles;

  constructor(earlyFiles: EarlyFiles) {
    this.#earlyFiles = earlyFiles;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('LateFilesPlugin', (compilation) => {
      // Once names and digests are final, and before lists of all files are made.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'LateFilesPlugin', stage }, () => this.#move(compilation));
    });
  }

  #move(compilation: Compilation): void {
    const programs = programsOf(compilation).filter(({ text }) => asksForLateFiles(text));
    if (programs.length === 0) return;
    const { early, late } = apart(compilation, this.#earlyFiles(compilation));
    const content = Buffer.from(JSON.stringify(late));
    const { file, integrity } = describedJson(lateFilesName, content);
    compilation.emitAsset(file, new rspack.sources.RawSource(content));
    for (const { name, text } of programs) {
      const rewritten = withLateFiles(text, early, late, `${file} ${integrity}`);
      if (rewritten === null)
        compilation.warnings.push(
          new Error(`${name} names all of its files, which costs its first page: see with-late-files.ts`),
        );
      else replace(compilation, name, rewritten);
    }
  }
}

/** What a build begins with. */
function programsOf(compilation: Compilation): readonly { readonly name: string; readonly text: string }[] {
  return [...compilation.entrypoints.values()]
    .flatMap((entrypoint) => [...entrypoint.getRuntimeChunk().files].filter((file) => file.endsWith('.js')))
    .map((name) => ({ name, text: compilation.getAsset(name)?.source.source().toString() ?? '' }));
}

/** A page that names the program by its digest names the new one. */
function replace(compilation: Compilation, program: string, text: string): void {
  const { RawSource } = rspack.sources;
  const before = digestOf(compilation, program);
  compilation.updateAsset(program, new RawSource(text));
  const after = digestOf(compilation, program);
  for (const { name } of compilation.getAssets().filter((asset) => asset.name.endsWith('.html')))
    compilation.updateAsset(name, (page) => new RawSource(page.source().toString().replaceAll(before, after)));
}
