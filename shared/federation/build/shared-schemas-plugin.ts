import path from 'node:path';
import { type Compiler, rspack } from '@rspack/core';

const folder = path.resolve(import.meta.dirname, '../../wire/schemas');

/** Builds a remote with the shell's valibot where the shell has what it asks for: one copy in a suite is enough. */
export class SharedSchemasPlugin {
  apply(compiler: Compiler) {
    new rspack.NormalModuleReplacementPlugin(/^valibot$/, (resource) => {
      // Its own file means the package.
      if (resource.context !== folder) resource.request = path.join(folder, 'valibot-of-the-shell.ts');
    }).apply(compiler);
  }
}
