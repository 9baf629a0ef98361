import { type Chunk, ConcatenatedModule, type Module, NormalModule } from '@rspack/core';
import { exposedChunkName } from './exposed-chunk-name';
import type { EarlyFiles } from './late-files-plugin';
import type { RemoteBuild } from './remote-build';

/** Words of the frame, which `shell/texts/frame-texts.ts` names. */
const words = /^texts-[a-z]{2}$/;

/** A chunk with those that are fetched together with it. */
function together(chunk: Chunk): readonly Chunk[] {
  return [...chunk.groupsIterable].flatMap((group) => [...group.chunks]);
}

/** Where a module was written, also where the build has put it together with those that it imports. */
function sourceFile(module: Module): string {
  const root = module instanceof ConcatenatedModule ? module.rootModule : module;
  return root instanceof NormalModule ? root.resource : '';
}

/**
 * Of the shell: shared modules, which the first screen waits for, and the words of the frame.
 * @param doors the files of the shared modules that are fetched by themselves
 */
export function earlyFilesOfShell(doors: ReadonlySet<string>): EarlyFiles {
  return (compilation) => {
    const shared = [...compilation.modules]
      .filter((module) => doors.has(sourceFile(module)))
      .flatMap((module) => [...compilation.chunkGraph.getModuleChunks(module)]);
    const spoken = [...compilation.chunks].filter(({ name }) => words.test(name ?? ''));
    return new Map([...shared, ...spoken].flatMap(together).map((chunk) => [chunk, ['script', 'style']]));
  };
}

/**
 * Of a remote: style sheets of its screens. The shell brings all files of a screen into the page, by the names and digests
 * of the registry. A script that is there is not asked for; of a style sheet the build looks for the address.
 */
export function earlyFilesOfRemote({ exposes }: Pick<RemoteBuild, 'exposes'>): EarlyFiles {
  return (compilation) =>
    new Map(
      Object.keys(exposes).flatMap((module) => {
        const chunks = compilation.namedChunkGroups.get(exposedChunkName(module))?.chunks ?? [];
        return [...chunks].map((chunk): [Chunk, ['style']] => [chunk, ['style']]);
      }),
    );
}
