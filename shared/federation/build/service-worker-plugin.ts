import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { InjectManifest } from 'workbox-webpack-plugin';

/** At the root of the suite, whose pages it is for. Named in `shell/offline/watch-worker.ts`. */
const workerFile = 'service-worker.js';

/** What a window may ask for once it runs. Icons are the system's matter, maps those of developers. */
const wanted = [/\.(js|css)$/, /^late-files\.\w+\.json$/, /^index\.html$/, /^icon\.svg$/];

/** Longer than any file of the shell, bytes; Workbox leaves out what is above it. */
const mostFileBytes = 8 * 1024 * 1024;

async function contractVersion(): Promise<string> {
  const manifest = await readFile(path.resolve(import.meta.dirname, '../../package.json'), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

async function compileWorker(configuration: Configuration, folder: string): Promise<void> {
  const contract = new rspack.DefinePlugin({ barnwatchContract: JSON.stringify(await contractVersion()) });
  const output = { path: folder, filename: workerFile };
  const compiler = rspack({ ...configuration, output, plugins: [...(configuration.plugins ?? []), contract] });
  await new Promise<void>((resolve, reject) => {
    compiler.run((failure, stats) => {
      const errors = stats?.toJson({ all: false, errors: true }).errors ?? [];
      const problem = failure?.message ?? errors.map(({ message }) => message).join('\n');
      compiler.close(() => (problem === '' ? resolve() : reject(new Error(problem))));
    });
  });
}

/**
 * Builds the service worker beside a build, and writes into it what of that build it has to keep. Workbox's plugin
 * cannot compile with Rspack, so the worker is compiled before.
 */
export class ServiceWorkerPlugin {
  readonly #worker: Configuration;

  /** @param worker how the worker is compiled, but for its place */
  constructor(worker: Configuration) {
    this.#worker = worker;
  }

  apply(compiler: Compiler) {
    let folder: string | undefined;
    compiler.hooks.beforeRun.tapPromise('ServiceWorker', async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'barnwatch-worker-'));
      await compileWorker(this.#worker, folder);
      const swSrc = path.join(folder, workerFile);
      const options = {
        swSrc,
        swDest: workerFile,
        compileSrc: false,
        include: wanted,
        exclude: [],
        maximumFileSizeToCacheInBytes: mostFileBytes,
        // What has a digest in its name needs no other number.
        dontCacheBustURLsMatching: /\.[0-9a-f]{12}\.\w+$/,
      };
      // Written for webpack, whose hooks Rspack has.
      new InjectManifest(options).apply(compiler as never);
    });
    compiler.hooks.done.tapPromise('ServiceWorker', async () => {
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    });
  }
}
