import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { LoadFailure } from './load-failure';

/** A loaded remote, by the module federation protocol. */
export interface Container {
  readonly init: (...given: readonly unknown[]) => unknown;
  readonly get: (module: string) => Promise<() => unknown>;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

/** What the shell has to say of a screen that the federation runtime is asked for. */
export interface ScreenRequest {
  /** Brings all files of the screen into the page, side by side. Answers why not, or nothing. */
  readonly bringFiles: () => Promise<LoadFailure | null>;
  /** What the entry has left, once it has run. */
  readonly container: () => Promise<unknown>;
}

/** A failure on its way through the federation runtime, which knows errors only. */
export class NotLoaded extends Error {
  readonly failure: LoadFailure;

  constructor(failure: LoadFailure) {
    super(`${failure.context.remote}: ${failure.context.file} ${failure.code}`, { cause: failure.cause });
    this.failure = failure;
  }
}

/** Nothing that can be loaded was left by the entry; `null` when it threw or was no entry at all. */
export class NoContainer extends Error {}

/**
 * What the suite adds to the federation runtime: the files of a screen come side by side with digest, time limit and a
 * distinct second try, and no failure is kept.
 * @param requests by the runtime's name of a screen, `<container>/<module>`
 */
export function suitePlugin(requests: ReadonlyMap<string, ScreenRequest>): ModuleFederationRuntimePlugin {
  return {
    name: 'barnwatch-suite',
    async beforeRequest(request) {
      const failure = await requests.get(request.id)?.bringFiles();
      if (failure) throw new NotLoaded(failure);
      return request;
    },
    /** The entry has run by now: the runtime is to put no script of its own into the page. */
    async loadEntry({ resourceContext }) {
      const request = requests.get(resourceContext?.id ?? '');
      if (request === undefined) return;
      const container = await request.container();
      if (!isContainer(container)) throw new NoContainer();
      return container as never;
    },
    /** The runtime keeps the promise of a shared module that failed, and would answer with it for ever. */
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap)) {
        for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
      }
    },
  };
}
