import path from 'node:path';
import { type Compilation, type Compiler, rspack } from '@rspack/core';
import type { BuiltRemote } from '../built-remote';
import { onDemandModules } from '../shared-modules';
import type { Asset } from '../suite-registry';
import { describedFile, describedJson, describedTexts, partFilesOf } from './described-file';
import { textAt } from './descriptor-problems';
import { exposedChunkName } from './exposed-chunk-name';
import { describingFiles, type RemoteBuild } from './remote-build';

function fileAsset(compilation: Compilation, file: string): Asset {
  const source = compilation.getAsset(file)?.source.source();
  if (source === undefined) throw new Error(`${file} was not built`);
  return describedFile(file, Buffer.from(source));
}

/** Writes the texts (one file per language) and `remote.json`, the remote's entry for the suite registry. */
export class RemoteDescriptorPlugin {
  #remote: RemoteBuild;
  readonly #readAnew: () => Promise<RemoteBuild>;
  /**
   * Why it could not be read again: somebody who writes saves half of it, too. The build goes on with what it was, and is
   * no failed one, after which an open page would have to be loaded anew.
   */
  #trouble: Error | null = null;

  /** @param readAnew reads the remote again, for a build that goes on with each change */
  constructor(remote: RemoteBuild, readAnew: () => Promise<RemoteBuild>) {
    this.#remote = remote;
    this.#readAnew = readAnew;
  }

  apply(compiler: Compiler) {
    const files = describingFiles.map((file) => path.join(compiler.context, file));
    compiler.hooks.watchRun.tapPromise('RemoteDescriptor', async ({ modifiedFiles }) => {
      if (files.some((file) => modifiedFiles?.has(file))) await this.#read();
    });
    compiler.hooks.thisCompilation.tap('RemoteDescriptor', (compilation) => {
      for (const file of files) compilation.fileDependencies.add(file);
      if (this.#trouble !== null) compilation.warnings.push(this.#trouble);
    });
    compiler.hooks.thisCompilation.tap('RemoteDescriptor', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RemoteDescriptor', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        () => {
          const { RawSource } = rspack.sources;
          // Beside mf-manifest.json, for analyses of a build: nothing that a deployment asks for.
          compilation.deleteAsset('mf-stats.json');
          const texts = { en: this.#emitTexts(compilation, 'en'), de: this.#emitTexts(compilation, 'de') };
          const remote = this.#describe(compilation, texts);
          const parts = emitJson(compilation, 'parts', partFilesOf(remote));
          const described = { ...remote, allFiles: emitJson(compilation, 'files', allFilesOf(compilation)), parts };
          compilation.emitAsset('remote.json', new RawSource(`${JSON.stringify(described, null, 1)}\n`));
        },
      );
    });
  }

  async #read(): Promise<void> {
    try {
      this.#remote = await this.#readAnew();
      this.#trouble = null;
    } catch (cause) {
      this.#trouble = cause instanceof Error ? cause : new Error(String(cause));
    }
  }

  #emitTexts(compilation: Compilation, language: 'en' | 'de'): Asset {
    const content = Buffer.from(JSON.stringify(this.#remote.texts[language]));
    const described = describedTexts(language, content);
    compilation.emitAsset(described.file, new rspack.sources.RawSource(content));
    return described;
  }

  #describe(compilation: Compilation, texts: BuiltRemote['texts']): BuiltRemote {
    const { descriptor, version, container } = this.#remote;
    const title = (key: string) => ({
      en: textAt(this.#remote.texts.en, key) ?? key,
      de: textAt(this.#remote.texts.de, key) ?? key,
    });
    const entryFile = [...(compilation.entrypoints.get(container)?.getFiles() ?? [])].find((file) =>
      file.startsWith('remote-entry'),
    );
    if (entryFile === undefined) throw new Error(`the container of ${descriptor.name} was not built`);
    return {
      name: descriptor.name,
      version,
      container,
      needs: descriptor.needs,
      entry: fileAsset(compilation, entryFile),
      textNamespace: descriptor.textNamespace,
      texts,
      routes: descriptor.routes.map(({ titleKey, ...route }) => ({
        ...route,
        title: title(titleKey),
        ...this.#needsOf(compilation, route.module),
      })),
      nav: descriptor.nav.map(({ titleKey, ...entry }) => ({ ...entry, title: title(titleKey) })),
      ...(descriptor.widgets && {
        widgets: descriptor.widgets.map((widget) => ({ ...widget, ...this.#needsOf(compilation, widget.module) })),
      }),
      ...(descriptor.finder && {
        finder: { ...descriptor.finder, ...this.#needsOf(compilation, descriptor.finder.module) },
      }),
      ...(descriptor.along && {
        along: { ...descriptor.along, ...this.#needsOf(compilation, descriptor.along.module) },
      }),
    };
  }

  #needsOf(compilation: Compilation, module: string): { files: Asset[]; doors: string[] } {
    return { files: this.#filesOf(compilation, module), doors: this.#doorsOf(compilation, module) };
  }

  /** Shared modules that the screen's chunks take from the shell and that are not part of its first file. */
  #doorsOf(compilation: Compilation, module: string): string[] {
    const chunks = compilation.namedChunkGroups.get(exposedChunkName(module))?.chunks ?? [];
    const consumed = chunks.flatMap((chunk) =>
      compilation.chunkGraph.getChunkModules(chunk).map((used) => used.identifier()),
    );
    return onDemandModules.filter((request) => consumed.some((identifier) => consumes(identifier, request)));
  }

  #filesOf(compilation: Compilation, module: string): Asset[] {
    const group = compilation.namedChunkGroups.get(exposedChunkName(module));
    if (group === undefined) throw new Error(`${module} was not built`);
    return group
      .getFiles()
      .filter((file) => !file.endsWith('.map'))
      .map((file) => fileAsset(compilation, file));
  }
}

/** Not asked for by a browser that runs the remote. */
const unlisted = /\.map$|^mf-manifest\.json$|\.LICENSE\.txt$/;

/** All files: also those that a screen fetches when something on it is opened. */
function allFilesOf(compilation: Compilation): readonly Asset[] {
  return compilation
    .getAssets()
    .flatMap(({ name }) => (unlisted.test(name) ? [] : [fileAsset(compilation, name)]))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}

/** Writes a file that is named by its bytes. */
function emitJson(compilation: Compilation, name: string, value: object): Asset {
  const content = Buffer.from(JSON.stringify(value));
  const described = describedJson(name, content);
  compilation.emitAsset(described.file, new rspack.sources.RawSource(content));
  return described;
}

/** Whether a module of a build stands for a shared one: `consume shared module (default) <request>@^1.0.0 …`. */
function consumes(identifier: string, request: string): boolean {
  return identifier.startsWith('consume') && identifier.includes(` ${request}@`);
}
