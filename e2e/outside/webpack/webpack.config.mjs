import { readFileSync } from 'node:fs';
import { sharing } from '@barnwatch/shared/sharing';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

const { name, version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
// With the version: two versions of a remote can stand in one page.
const container = `${name}_${version}`.replace(/\W/g, '_');

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: {},
  target: ['web', 'es2022'],
  output: {
    path: new URL('dist', import.meta.url).pathname,
    clean: true,
    uniqueName: container,
    publicPath: 'auto',
    filename: '[name].[contenthash:12].js',
    chunkFilename: '[name].[contenthash:12].js',
  },
  plugins: [
    new ModuleFederationPlugin({
      name: container,
      filename: 'remote-entry.[contenthash:12].js',
      library: { type: 'var', name: container },
      exposes: { './camera-count': './src/camera-count.js' },
      shared: sharing,
      shareStrategy: 'loaded-first',
      manifest: true,
      dts: false,
      // The run time of federation is that of the shell.
      experiments: { externalRuntime: true },
    }),
  ],
};
