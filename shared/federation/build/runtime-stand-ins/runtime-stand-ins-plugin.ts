import path from 'node:path';
import { type Compiler, rspack } from '@rspack/core';
import { requestOfOwnStart } from './embedded-start';
import { replacedModules, standInFile } from './replaced-modules';

/** Builds the federation runtime with the stand-ins of this folder (`replaced-modules.ts`). */
export class RuntimeStandInsPlugin {
  apply(compiler: Compiler) {
    for (const replaced of replacedModules) {
      const request = new RegExp(`[\\\\/]${path.basename(replaced.original).replace('.', '\\.')}$`);
      new rspack.NormalModuleReplacementPlugin(request, (resource) => {
        if (path.resolve(resource.context ?? '', resource.request) === replaced.original)
          resource.request = standInFile(replaced);
      }).apply(compiler);
    }
    new rspack.NormalModuleReplacementPlugin(/data:text\/javascript,import/, (resource) => {
      resource.request = requestOfOwnStart(resource.request) ?? resource.request;
    }).apply(compiler);
  }
}
