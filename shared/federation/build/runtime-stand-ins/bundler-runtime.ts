import { init as start } from '@module-federation/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from './consumes';
import { init } from './init';
import { initContainerEntry } from './init-container-entry';
import { initializeSharing } from './initialize-sharing';
import { installInitialConsumes } from './install-initial-consumes';

/** Of the federation runtime only what the start of a build calls; the shell has the rest by its own import. */
const runtime = { init: start };

/**
 * Stands in for what a build takes of the federation runtime, and hands to everything it builds: without remotes that
 * are imported by name, and without shared modules that are fetched from elsewhere where the host has none.
 */
const bundlerRuntime = {
  remotes: undefined,
  consumes,
  I: initializeSharing,
  S: {},
  installInitialConsumes,
  initContainerEntry,
  init,
  getSharedFallbackGetter: ({ factory }: { readonly factory: unknown }) => factory,
};

const instance = undefined;
const initOptions = undefined;
const bundlerRuntimeOptions = {};
const federation = { runtime, instance, initOptions, bundlerRuntime, attachShareScopeMap, bundlerRuntimeOptions };

export { attachShareScopeMap, bundlerRuntime, bundlerRuntimeOptions, initOptions, instance, runtime };
// biome-ignore lint/style/noDefaultExport: the start of each build imports it so.
export default federation;
