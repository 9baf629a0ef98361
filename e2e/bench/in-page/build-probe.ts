import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { benchFolder } from '../bench-folder';
import { runBuild } from '../building/run-build';

const outputFolder = path.join(benchFolder, 'in-page');

/** The probe as one script without imports. */
export async function buildProbe(): Promise<string> {
  await runBuild({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { probe: path.join(import.meta.dirname, 'page-probe.ts') },
    output: { path: outputFolder, filename: '[name].js' },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { target: 'es2022', jsc: { parser: { syntax: 'typescript' } } },
        },
      ],
    },
    devtool: false,
    performance: false,
  });
  return readFile(path.join(outputFolder, 'probe.js'), 'utf8');
}
