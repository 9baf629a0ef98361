import { type Compiler, rspack } from '@rspack/core';

/**
 * React Refresh finds React by the hook of its developer tools. The shell's React announces itself to the hook that is
 * there when it loads; a remote's refresh runtime comes later and learns of it only from `renderers`, which the stand-in
 * that refresh makes by itself leaves empty. So a real one has to be there before anything else runs.
 */
const hook = `<script>(() => {
  const renderers = new Map();
  let count = 0;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      count += 1;
      renderers.set(count, renderer);
      return count;
    },
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onScheduleFiberRoot() {},
    checkDCE() {},
  };
})();</script>`;

/** Puts the hook at the top of the page. Only for development: a deployed page allows no inline script. */
export class EarlyRefreshHookPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('EarlyRefreshHook', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'EarlyRefreshHook', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const page = compilation.getAsset('index.html')?.source.source().toString();
          if (page === undefined) return;
          compilation.updateAsset('index.html', new rspack.sources.RawSource(page.replace('<head>', `<head>${hook}`)));
        },
      );
    });
  }
}
