import path from 'node:path';
import { rspack } from '@rspack/core';
import { LateFilesPlugin } from '../late-files-plugin';

/**
 * Builds the example of this folder into the folder that is named, with *words* as an early file and *account* as a late
 * one. A program of its own: tests cannot load Rspack.
 */
const [, , folder = ''] = process.argv;
const compiler = rspack({
  context: import.meta.dirname,
  mode: 'production',
  target: ['web', 'es2022'],
  entry: { shell: './start.js' },
  output: {
    path: path.resolve(folder),
    filename: '[name].[contenthash:12].js',
    cssChunkFilename: '[name].[contenthash:12].css',
    crossOriginLoading: 'anonymous',
  },
  module: { rules: [{ test: /\.css$/, type: 'css' }] },
  plugins: [
    new rspack.HtmlRspackPlugin({}),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
    new LateFilesPlugin(
      ({ chunks }) => new Map([...chunks].filter(({ name }) => name === 'words').map((chunk) => [chunk, ['script']])),
    ),
  ],
});
compiler.run((failure, stats) => {
  const problem = failure?.message ?? stats?.toString({ all: false, errors: true, warnings: true }) ?? '';
  compiler.close(() => {
    if (problem !== '') console.error(problem);
    process.exitCode = problem === '' ? 0 : 1;
  });
});
