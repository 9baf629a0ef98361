import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import type { RemoteBuild } from './remote-build';
import { replacedStart, standInFile } from './runtime-stand-ins/replaced-modules';
import { RuntimeStandInsPlugin } from './runtime-stand-ins/runtime-stand-ins-plugin';
import { hostSharing, remoteSharing } from './sharing';

type Plugins = NonNullable<Configuration['plugins']>;

const packages = createRequire(import.meta.url);

/** Name of the host in the federation runtime, and in the developer tools of it. */
export const hostName = 'barnwatch_shell';

/** What both sides have in common: nothing is asked of remotes that nobody opens, and builds write no types. */
const common = { shareStrategy: 'loaded-first', dts: false, dev: false } as const;

/** The ES modules beside the CommonJS build of a package of the federation runtime. */
function esModules(name: string): string {
  return packages.resolve(name).replace(/\.cjs$/, '.js');
}

/** Rspack (2.2.9) names its CommonJS build, of which nothing can be shaken off. */
const externalCore = '@module-federation/inject-external-runtime-core-plugin';

/** Goes into `resolve.alias`: the federation runtime as ES modules, and each of its modules once. */
export const federationAlias: Readonly<Record<string, string>> = {
  '@module-federation/runtime': esModules('@module-federation/runtime'),
  [packages.resolve(externalCore)]: esModules(externalCore),
  [packages.resolve('@module-federation/webpack-bundler-runtime')]: standInFile(replacedStart),
};

/** Rspack writes the start of federation from the text of a function, which tsx has marked with a helper of its own. */
const withoutHelperOfTsx = () => new rspack.DefinePlugin({ __name: '((named) => named)' });

/** The host: it provides the shared modules and the runtime, and knows no remote when it is built. */
export function hostFederation(): Plugins {
  return [
    withoutHelperOfTsx(),
    new RuntimeStandInsPlugin(),
    new ModuleFederationPlugin({
      ...common,
      name: hostName,
      shared: hostSharing(),
      manifest: false,
      experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
    }),
  ];
}

/**
 * A worker takes part in no composition, yet the build puts the start of federation before every script that runs by
 * itself, and with it the need for the host's run time, which is not there. This one answers anything, and does nothing.
 *
 * No option leaves workers out. Rspack (2.2.9, `EmbedFederationRuntimePlugin`) embeds the start in each chunk that has a
 * run time, but for containers and its own "build time chunk"; a worker's chunk has one, or the worker would not run.
 * The plugin's options name no chunks, and the words are put in by Rspack itself, after which only the file is left.
 */
const idleRuntime = `if(!globalThis._FEDERATION_RUNTIME_CORE){const idle=new Proxy(function(){},{get:(_,key)=>key===Symbol.toPrimitive?()=>"":idle,apply:()=>idle,construct:()=>idle});globalThis._FEDERATION_RUNTIME_CORE=idle}`;

/** By their names: what `new Worker` starts is called so. */
const workers = /-worker\./;

/** A remote: its container, and `mf-manifest.json` for the tools of the ecosystem. The runtime is that of the host. */
export function remoteFederation(remote: RemoteBuild, entryFile: string): Plugins {
  return [
    withoutHelperOfTsx(),
    new rspack.BannerPlugin({ banner: idleRuntime, raw: true, include: workers }),
    new RuntimeStandInsPlugin(),
    new ModuleFederationPlugin({
      ...common,
      name: remote.container,
      filename: entryFile,
      library: { type: 'var', name: remote.container },
      exposes: remote.exposes,
      shared: remoteSharing(),
      manifest: {
        additionalData: ({ stats }) => {
          stats.metaData.buildInfo.buildVersion = remote.version;
          return stats;
        },
      },
      experiments: {
        externalRuntime: true,
        optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
      },
    }),
  ];
}
