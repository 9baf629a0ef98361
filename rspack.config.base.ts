import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import sharp from 'sharp';
import { earlyFilesOfRemote, earlyFilesOfShell } from './shared/federation/build/early-files';
import { EarlyTextsPlugin } from './shared/federation/build/early-texts-plugin';
import {
  federationAlias,
  hostFederation,
  hostName,
  remoteFederation,
} from './shared/federation/build/federation-plugins';
import { pageWithFirstFrame } from './shared/federation/build/first-frame-page';
import { LateFilesPlugin, lateFilesForm } from './shared/federation/build/late-files-plugin';
import { LeanPackagesPlugin } from './shared/federation/build/lean-packages/lean-packages-plugin';
import { MachineFreeMapsPlugin } from './shared/federation/build/machine-free-maps-plugin';
import { type RemoteBuild, remoteBuild } from './shared/federation/build/remote-build';
import { RemoteDescriptorPlugin } from './shared/federation/build/remote-descriptor-plugin';
import { ServiceWorkerPlugin } from './shared/federation/build/service-worker-plugin';
import { SharedSchemasPlugin } from './shared/federation/build/shared-schemas-plugin';
import { onDemandDoorFiles } from './shared/federation/build/sharing';
import { SuiteIconsPlugin } from './shared/federation/build/suite-icons-plugin';

/** Longest wait for one chunk, ms (product 9.18). The loader says something long before. */
const chunkLoadTimeout = 120_000;

/** How a build is made: for a deployment, or served by `npm run dev` with hot reload. */
export type BuildMode = 'production' | 'development';

/**
 * From which size on modules that several files need become a file of their own, bytes before compression. The first
 * screen of a remote has few requests to spend (product P2); doors have libraries of hundreds of kilobytes in common.
 */
const smallestCommonFile = { remote: 30_000, shell: 20_000 } as const;

/**
 * The first ones with all that the style sheets need anyway: color-mix, :has, container queries. For older ones selectors
 * would be written twice, the second time with another weight, so that rules win that should not.
 */
const oldestBrowsers = ['chrome 111', 'edge 111', 'firefox 121', 'safari 16.4', 'ios_saf 16.4'] as const;

function base(directory: string, mode: BuildMode, part: keyof typeof smallestCommonFile): Configuration {
  const development = mode === 'development';
  return {
    context: directory,
    mode,
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : 'source-map',
    lazyCompilation: false,
    cache: development,
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      alias: { ...federationAlias },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            target: 'es2022',
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development, refresh: development } },
            },
          },
        },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /(?<!\.module)\.css$/, type: 'css' },
      ],
      // A custom property is there for what lies inside: a wall darkens the tokens of the tiles of another package.
      parser: { 'css/module': { namedExports: false, dashedIdents: false } },
      generator: { 'css/module': { exportsConvention: 'as-is', localIdentName: '[uniqueName]-[local]-[hash:6]' } },
    },
    optimization: {
      minimize: !development,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: [...oldestBrowsers] } }),
      ],
      // Files of one version are built together: names need not outlive it, and the shortest are 1.8 kB of a first screen.
      mangleExports: 'size',
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      splitChunks: {
        // A worker is one file: Trusted Types let it load no other. Its name ends with "-worker".
        chunks: (chunk) => !chunk.canBeInitial() && !chunk.name?.endsWith('-worker'),
        minSize: smallestCommonFile[part],
        // What only one file needs is part of it: a package that comes as a file of its own is one more request.
        cacheGroups: { defaultVendors: false },
      },
    },
    performance: false,
    stats: 'errors-warnings',
    // The federation plugin warns that a manifest has no address of its own: remotes go where they are deployed.
    infrastructureLogging: { level: 'error' },
  };
}

/** jotai asks a bundler that is not ours whether it is a release; unanswered, its checks for development would ship. */
const builtFor = (mode: BuildMode) => new rspack.DefinePlugin({ 'import.meta.env': JSON.stringify({ MODE: mode }) });

const freeMaps = new MachineFreeMapsPlugin(import.meta.dirname);

/** Scripts that go into the page as they are written lose what is there for readers. */
function narrowed(development: boolean) {
  return (content: Buffer, file: string): Buffer | Promise<Buffer> => {
    if (development || !file.endsWith('.js')) return content;
    return rspack.experiments.swc
      .minify(content.toString(), { compress: true, mangle: true })
      .then(({ code }) => Buffer.from(code));
  };
}

function output(directory: string, folder: string, uniqueName: string, development: boolean): Configuration['output'] {
  const hash = development ? '' : '.[contenthash:12]';
  return {
    path: path.join(directory, 'dist', folder),
    // An open page asks for the way from each edit to the next, however late it comes to that.
    clean: !development,
    uniqueName,
    filename: `[name]${hash}.js`,
    chunkFilename: `[name]${hash}.js`,
    cssFilename: `[name]${hash}.css`,
    cssChunkFilename: `[name]${hash}.css`,
    assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout,
    hashFunction: 'sha256',
    hashSalt: lateFilesForm,
    // A module that threw while it ran throws again for the next one that asks, instead of being handed out half run.
    strictModuleErrorHandling: true,
  };
}

/** The build of a remote: its container, its exposed screens (those of its descriptor) and `remote.json`. */
export async function remoteConfiguration(directory: string, mode: BuildMode = 'production'): Promise<Configuration> {
  const development = mode === 'development';
  const remote: RemoteBuild = await remoteBuild(directory);
  const common = base(directory, mode, 'remote');
  return {
    ...common,
    name: remote.descriptor.name,
    // The container is the only entry; federation adds it.
    entry: {},
    output: { ...output(directory, remote.version, remote.container, development), publicPath: 'auto' },
    plugins: [
      new SharedSchemasPlugin(),
      ...remoteFederation(remote, development ? 'remote-entry.js' : 'remote-entry.[contenthash:12].js'),
      new RemoteDescriptorPlugin(remote, () => remoteBuild(directory)),
      ...(development
        ? [new ReactRefreshRspackPlugin()]
        : [
            new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
            new LateFilesPlugin(earlyFilesOfRemote(remote)),
            freeMaps,
          ]),
    ],
  };
}

/** What systems show of the suite before it is installed (`deploy/compose/app-manifest.ts`), small enough to be fetched. */
function screenshotFiles(directory: string) {
  return new rspack.CopyRspackPlugin({
    patterns: [
      {
        from: path.join(directory, '../docs/pictures/{cameras,live}-*.jpg'),
        to: 'screenshots/[name].webp',
        transform: (content) => sharp(content).webp({ quality: 80 }).toBuffer(),
      },
    ],
  });
}

/** The build of the shell. It knows no remote: those come from `suite.json` at run time. */
export function shellConfiguration(directory: string, mode: BuildMode = 'production'): Configuration {
  const development = mode === 'development';
  const common = base(directory, mode, 'shell');
  const worker = base(directory, mode, 'shell');
  // Under development files change under their names: a worker would show those of yesterday.
  const offlineStart = new ServiceWorkerPlugin({
    ...worker,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { 'service-worker': './worker/service-worker.ts' },
    optimization: { ...worker.optimization, splitChunks: false },
    plugins: [builtFor(mode), new LeanPackagesPlugin()],
  });
  return {
    ...common,
    name: 'shell',
    // Remotes that are released, beside those under development, are written with it; a development build is not.
    entry: { shell: development ? ['react/jsx-runtime', './start.ts'] : './start.ts' },
    output: { ...output(directory, '', hostName, development), publicPath: '/' },
    plugins: [
      builtFor(mode),
      new LeanPackagesPlugin(),
      ...hostFederation(),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', transform: narrowed(development) }] }),
      screenshotFiles(directory),
      new SuiteIconsPlugin(path.join(directory, 'public/icon.svg')),
      new rspack.HtmlRspackPlugin({
        templateContent: pageWithFirstFrame(directory),
        scriptLoading: 'defer',
        inject: 'head',
      }),
      ...(development
        ? [new ReactRefreshRspackPlugin()]
        : [
            new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
            new LateFilesPlugin(earlyFilesOfShell(onDemandDoorFiles(directory))),
            new EarlyTextsPlugin(),
            freeMaps,
            offlineStart,
          ]),
    ],
  };
}
