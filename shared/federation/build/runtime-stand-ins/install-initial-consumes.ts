import type { FederationInstance, Handlers, ModuleIdentifier, StartedBuild } from './build-data';

export interface InitialConsumes {
  /** Modules that stand for shared ones, of the chunk that runs first. */
  readonly initialConsumes: readonly ModuleIdentifier[];
  readonly moduleToHandlerMapping: Readonly<Handlers>;
  readonly installedModules: Record<ModuleIdentifier, unknown>;
  readonly webpackRequire: Pick<StartedBuild, 'm' | 'c'> & {
    readonly federation: { readonly instance: Pick<FederationInstance, 'loadShareSync'> };
  };
}

/**
 * Stands in for the function that provides the first chunk with its shared modules, without layers, lists of used
 * exports and a way to wait: no build here has any.
 */
export function installInitialConsumes(options: InitialConsumes): void {
  const { initialConsumes, moduleToHandlerMapping, installedModules, webpackRequire } = options;
  for (const id of initialConsumes) {
    webpackRequire.m[id] = (module) => {
      installedModules[id] = 0;
      delete webpackRequire.c[id];
      const handler = moduleToHandlerMapping[id];
      const { instance } = webpackRequire.federation;
      const context = { trigger: 'build', moduleId: id };
      const factory =
        handler && instance.loadShareSync(handler.shareKey, { customShareInfo: handler.shareInfo, context });
      if (typeof factory !== 'function') throw new Error(`Shared module is not available for eager consumption: ${id}`);
      module.exports = factory();
    };
  }
}
