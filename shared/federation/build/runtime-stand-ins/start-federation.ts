import type { ConsumedModule, Handler, Handlers, SharedFactory, StartedBuild } from './build-data';

/** What the build's configuration says of itself. */
export interface BuildName {
  readonly name: string;
  readonly shareStrategy: string;
  readonly plugins: readonly object[];
}

/**
 * Stands in for the program that Rspack puts before all others, and does the same with what a build of ours can have:
 * shared modules and a container's parts, all of them known when it starts, and no remote that is imported by name.
 * @param require the bundler's own `__webpack_require__`
 * @param runtime what the bundler takes of the federation runtime (`bundler-runtime.ts`)
 */
export function startFederation(require: StartedBuild, runtime: object, build: BuildName): void {
  const { federation, initializeSharingData, initializeExposesData } = require;
  if (!federation || !(initializeSharingData || initializeExposesData)) return;
  Object.assign(federation, runtime);
  federation.libraryType = 'var';
  federation.initOptions = {
    ...build,
    remotes: [],
    shared: sharedByName(initializeSharingData?.scopeToSharingDataMapping ?? {}),
  };
  const { bundlerRuntime, attachShareScopeMap } = federation;
  const moduleToHandlerMapping: Handlers = {};
  federation.consumesLoadingModuleToHandlerMapping = moduleToHandlerMapping;
  const installedModules = {};
  const sharing = { initPromises: {}, initTokens: {}, webpackRequire: require };
  /** An edit under development may take a further shared module: what is told is looked at each time. */
  const told = () => {
    const { moduleIdToConsumeDataMapping = {}, chunkMapping = {}, initialConsumes } = require.consumesLoadingData ?? {};
    for (const [id, data] of Object.entries(moduleIdToConsumeDataMapping))
      moduleToHandlerMapping[id] ??= handlerOf(data);
    return { chunkMapping, initialConsumes };
  };
  if (require.S) require.S = bundlerRuntime.S;
  attachShareScopeMap(require);
  if (require.f?.consumes)
    require.f.consumes = (chunkId, promises) =>
      bundlerRuntime.consumes({
        chunkId,
        promises,
        chunkMapping: told().chunkMapping,
        moduleToHandlerMapping,
        installedModules,
        webpackRequire: require,
      });
  if (require.I) require.I = (shareScopeName, initScope) => bundlerRuntime.I({ ...sharing, shareScopeName, initScope });
  if (require.initContainer)
    require.initContainer = (shareScope, initScope, remoteEntryInitOptions) =>
      bundlerRuntime.initContainerEntry({
        shareScope,
        initScope,
        remoteEntryInitOptions,
        shareScopeKey: initializeExposesData?.shareScope,
        webpackRequire: require,
      });
  if (require.getContainer)
    require.getContainer = (part, scope) => {
      const parts = initializeExposesData?.moduleMap ?? {};
      require.R = scope;
      const factory = Object.hasOwn(parts, part) ? parts[part]?.() : absentPart(part);
      require.R = undefined;
      return factory;
    };
  federation.instance = bundlerRuntime.init({ webpackRequire: require });
  const { initialConsumes } = told();
  if (initialConsumes)
    bundlerRuntime.installInitialConsumes({
      webpackRequire: require,
      installedModules,
      initialConsumes,
      moduleToHandlerMapping,
    });
}

async function absentPart(part: string): Promise<never> {
  throw new Error(`Module "${part}" does not exist in container.`);
}

/** Shared modules that the build provides, by name. */
function sharedByName(scopes: Readonly<Record<string, readonly (SharedFactory | string)[]>>) {
  const shared: Record<string, object[]> = {};
  for (const [scope, stages] of Object.entries(scopes))
    for (const stage of stages) {
      if (typeof stage !== 'object') continue;
      const { name, version, factory, singleton, requiredVersion, eager, strictVersion } = stage;
      const shareConfig = { singleton, requiredVersion, eager, strictVersion };
      const known = Object.fromEntries(Object.entries(shareConfig).filter(([, value]) => value !== undefined));
      shared[name] = [...(shared[name] ?? []), { version, scope: [scope], shareConfig: known, get: factory }];
    }
  return shared;
}

/** How a module that stands for a shared one is asked for. */
function handlerOf(data: ConsumedModule): Handler {
  const { shareKey, shareScope, fallback, requiredVersion, strictVersion, singleton, eager } = data;
  return {
    shareKey,
    getter: fallback,
    shareInfo: {
      shareConfig: { fixedDependencies: false, requiredVersion, strictVersion, singleton, eager },
      scope: [shareScope],
    },
  };
}
