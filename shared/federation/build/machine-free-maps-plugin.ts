import path from 'node:path';
import type { Compiler } from '@rspack/core';

const pluginName = 'machine-free-maps';

/**
 * Source maps carry modules that the federation plugin makes, and these import by whole paths. They come to name the
 * repository instead of the folder where somebody built it, and are the same wherever that was.
 */
export class MachineFreeMapsPlugin {
  readonly #root: string;

  /** @param root the folder of the repository */
  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      // The maps are made in the stage before.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, (assets) => {
        for (const name of Object.keys(assets).filter((one) => one.endsWith('.map'))) {
          const map = assets[name]?.source().toString() ?? '';
          const free = map.replaceAll(`${this.#root}${path.sep}`, './');
          if (free !== map) compilation.updateAsset(name, new sources.RawSource(free));
        }
      });
    });
  }
}
