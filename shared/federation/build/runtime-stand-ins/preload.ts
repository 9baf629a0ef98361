/** Stands in for preloading by `mf-manifest.json`: the shell fetches ahead by itself (`shell/loader/preload-screen.ts`). */

export function preloadAssets(): Promise<readonly never[]> {
  return Promise.resolve([]);
}

export function formatPreloadArgs(): readonly never[] {
  return [];
}

export function defaultPreloadArgs(): object {
  return {};
}

export function normalizePreloadExposes(): readonly never[] {
  return [];
}
