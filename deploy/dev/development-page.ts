import { type Compiler, rspack } from '@rspack/core';

/**
 * React Refresh finds React by the hook of its developer tools. The shell's React announces itself to the hook that is
 * there when it loads; a remote's refresh runtime comes later and learns of it only from `renderers`, which the stand-in
 * that refresh makes by itself leaves empty. So a real one has to be there before anything else runs.
 */
export const earlyRefreshHook = `(() => {
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
})();`;

/** Where the page asks for it: the content policy allows no script within the page. */
export const earlyRefreshHookPath = '/early-refresh-hook.js';

/** The nonce of a development page. A deployed one has another with each answer. */
export const developmentNonce = 'development';

/** Makes the page one of development: the hook at its top, and a nonce that stays. */
export class DevelopmentPagePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('DevelopmentPage', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'DevelopmentPage', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const page = compilation.getAsset('index.html')?.source.source().toString();
          if (page === undefined) return;
          const withHook = page.replace('<head>', `<head><script src="${earlyRefreshHookPath}"></script>`);
          const text = withHook.replaceAll('__CSP_NONCE__', developmentNonce);
          compilation.updateAsset('index.html', new rspack.sources.RawSource(text));
        },
      );
    });
  }
}
