import { readFileSync } from 'node:fs';
import { sharing } from '@barnwatch/shared/sharing';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

const { name, version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
// With the version: two versions of a remote can stand in one page.
const container = `${name}_${version}`.replace(/\W/g, '_');

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: {},
  target: ['web', 'es2022'],
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  output: {
    path: new URL('dist', import.meta.url).pathname,
    clean: true,
    uniqueName: container,
    publicPath: 'auto',
    filename: '[name].[contenthash:12].js',
    chunkFilename: '[name].[contenthash:12].js',
    cssChunkFilename: '[name].[contenthash:12].css',
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.module\.css$/, type: 'css/module' },
    ],
    parser: { 'css/module': { namedExports: false } },
  },
  plugins: [
    // All of the run time comes with this remote, as the plugin does it by itself.
    new ModuleFederationPlugin({
      name: container,
      filename: 'remote-entry.[contenthash:12].js',
      library: { type: 'var', name: container },
      exposes: { './camera-count': './src/camera-count.tsx' },
      shared: sharing,
      shareStrategy: 'loaded-first',
      manifest: true,
      dts: false,
    }),
  ],
};
