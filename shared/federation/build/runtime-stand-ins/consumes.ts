import type { Handler, Handlers, ModuleIdentifier, StartedBuild } from './build-data';

export interface ConsumesOptions {
  readonly chunkId: ModuleIdentifier;
  /** What the chunk waits for. */
  readonly promises: Promise<unknown>[];
  /** Modules of a chunk that stand for shared ones. */
  readonly chunkMapping: Readonly<Record<ModuleIdentifier, readonly ModuleIdentifier[]>>;
  readonly moduleToHandlerMapping: Readonly<Handlers>;
  /** Those that are there (0), or on their way. */
  readonly installedModules: Record<ModuleIdentifier, unknown>;
  readonly webpackRequire: Pick<StartedBuild, 'm' | 'c' | 'federation'>;
}

/**
 * Stands in for the function that provides a chunk with its shared modules. The package's own lets a chunk be run
 * although a shared module could not be fetched: what the chunk has exported by then stays half run in the bundler's
 * cache, for ever. Here the chunk fails, nothing of it is run, and the next `import()` asks for all of it again.
 */
export function consumes(options: ConsumesOptions): void {
  const { chunkId, promises, chunkMapping, moduleToHandlerMapping, installedModules } = options;
  const own = (chunkMapping[chunkId] ?? []).map((id) => {
    const handler = moduleToHandlerMapping[id];
    if (!Object.hasOwn(installedModules, id) && handler) {
      const provided = provide(options, id, handler);
      installedModules[id] = provided;
      // A failure is not kept: the chunk hears of it, and whoever asks again is given another try.
      provided.catch(() => delete installedModules[id]);
    }
    return installedModules[id];
  });
  if (own.some((one) => one !== 0)) promises.push(Promise.all(own));
}

async function provide(options: ConsumesOptions, id: ModuleIdentifier, handler: Handler): Promise<void> {
  const { chunkId, installedModules, webpackRequire } = options;
  const { shareKey, shareInfo, getter } = handler;
  const context = { trigger: 'build', moduleId: id, chunkId };
  const { instance } = webpackRequire.federation;
  const factory =
    (await instance.loadShare(shareKey, { customShareInfo: { ...shareInfo }, context })) || (await getter?.());
  if (typeof factory !== 'function') throw new Error(`The host has no shared module ${shareKey}`);
  webpackRequire.m[id] = (module) => {
    delete webpackRequire.c[id];
    module.exports = factory();
  };
  installedModules[id] = 0;
}
