/**
 * Stands in for the part of the federation runtime that reads `mf-manifest.json` in the browser: the shell knows every
 * file of a remote from `suite.json`. The package has such a stand-in of its own, for builds without remotes only.
 */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined };
  readonly manifestCache = new Map<string, unknown>();
}

/** Nothing is known of a remote but what the shell has registered. */
export function getGlobalRemoteInfo(): object {
  return {};
}
