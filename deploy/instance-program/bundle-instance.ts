import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { runCompiler } from '../build/compile';
import { repository } from '../build/places';

const sources = path.join(repository, 'deploy/reference-barn');

/** The program and its threads, which look for each other by these names (`threads/thread-program.ts`). */
const entry = {
  main: path.join(sources, 'main.ts'),
  'drawing-thread': path.join(sources, 'drawing-thread/thread-main.ts'),
  'reading-thread': path.join(sources, 'reading-threads/thread-main.ts'),
  'postgresql-thread': path.join(sources, 'storage/postgresql/thread-main.ts'),
};

/** Own sources become one file each; packages stay where they are installed. */
function isPackage(request: string): boolean {
  return /^(node:|@?[a-z])/.test(request) && !request.startsWith('@barnwatch/');
}

function configuration(folder: string): Configuration {
  return {
    mode: 'none',
    target: 'node20',
    context: repository,
    entry,
    output: { path: folder, filename: '[name].mjs', module: true, chunkFormat: 'module', library: { type: 'module' } },
    externals: [({ request = '' }, answer) => (isPackage(request) ? answer(undefined, `module ${request}`) : answer())],
    resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
    module: {
      parser: { javascript: { importMeta: false, url: false, worker: false } },
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/auto',
          use: [
            {
              loader: 'builtin:swc-loader',
              options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
            },
            { loader: path.join(import.meta.dirname, 'keep-source-place.cjs') },
          ],
        },
      ],
    },
    optimization: { minimize: false, moduleIds: 'named', chunkIds: 'named' },
    node: { __dirname: false, __filename: false },
    devtool: 'nosources-source-map',
  };
}

/** @throws with every error of the compiler */
export async function bundleInstance(folder: string): Promise<void> {
  const outcome = await runCompiler(configuration(folder));
  if (!outcome.ok) throw new Error(outcome.errors.join('\n'));
}
