import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { type RemoteBuild, remoteBuild } from './shared/federation/build/remote-build';
import { RemoteDescriptorPlugin } from './shared/federation/build/remote-descriptor-plugin';
import { hostSharing, remoteSharing } from './shared/federation/build/sharing';

/** Longest wait for one chunk, ms (spec 9). The loader says something long before. */
const chunkLoadTimeout = 120_000;

/** How a build is made: for a deployment, or served by `npm run dev` with hot reload. */
export type BuildMode = 'production' | 'development';

function base(directory: string, mode: BuildMode): Configuration {
  const development = mode === 'development';
  return {
    context: directory,
    mode,
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : 'source-map',
    lazyCompilation: false,
    cache: development,
    resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
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
      parser: { 'css/module': { namedExports: false } },
      generator: { 'css/module': { exportsConvention: 'as-is', localIdentName: '[uniqueName]-[local]-[hash:6]' } },
    },
    optimization: { minimize: !development, moduleIds: 'deterministic', chunkIds: 'deterministic' },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

function output(directory: string, folder: string, uniqueName: string, development: boolean): Configuration['output'] {
  const hash = development ? '' : '.[contenthash:12]';
  return {
    path: path.join(directory, 'dist', folder),
    clean: true,
    uniqueName,
    filename: `[name]${hash}.js`,
    chunkFilename: `[name]${hash}.js`,
    cssFilename: `[name]${hash}.css`,
    cssChunkFilename: `[name]${hash}.css`,
    assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout,
    hashFunction: 'sha256',
  };
}

/** The build of a remote: its container, its exposed screens (those of its descriptor) and `remote.json`. */
export async function remoteConfiguration(directory: string, mode: BuildMode = 'production'): Promise<Configuration> {
  const development = mode === 'development';
  const remote: RemoteBuild = await remoteBuild(directory);
  const common = base(directory, mode);
  return {
    ...common,
    name: remote.descriptor.name,
    // The container is the only entry; federation adds it.
    entry: {},
    output: { ...output(directory, remote.version, remote.container, development), publicPath: 'auto' },
    plugins: [
      new rspack.container.ModuleFederationPluginV1({
        name: remote.container,
        filename: development ? 'remote-entry.js' : 'remote-entry.[contenthash:12].js',
        library: { type: 'var', name: remote.container },
        exposes: remote.exposes,
        shared: remoteSharing(),
      }),
      new RemoteDescriptorPlugin(remote),
      ...(development ? [new ReactRefreshRspackPlugin()] : [new rspack.SubresourceIntegrityPlugin()]),
    ],
  };
}

/** The build of the shell. It knows no remote: those come from `suite.json` at run time. */
export function shellConfiguration(directory: string, mode: BuildMode = 'production'): Configuration {
  const development = mode === 'development';
  const common = base(directory, mode);
  return {
    ...common,
    name: 'shell',
    entry: { shell: './start.tsx' },
    output: { ...output(directory, '', 'barnwatch_shell', development), publicPath: '/' },
    plugins: [
      new rspack.container.ModuleFederationPluginV1({ name: 'barnwatch_shell', shared: hostSharing() }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
      new rspack.HtmlRspackPlugin({ template: './index.html', scriptLoading: 'defer', inject: 'head' }),
      ...(development ? [new ReactRefreshRspackPlugin()] : [new rspack.SubresourceIntegrityPlugin()]),
    ],
  };
}
