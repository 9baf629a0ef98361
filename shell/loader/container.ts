import type { RegisteredRemote } from '@barnwatch/shared/federation';
import type { ComponentType } from 'react';
import type { LoadFailure } from './load-failure';

/** What the federation runtime of a build gives its own modules. */
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;

/** A loaded remote, by the module federation protocol. */
interface Container {
  init(scope: unknown): Promise<void> | void;
  get(module: string): Promise<() => unknown>;
}

/** A screen, ready to be rendered. It takes no props: it reads the route. */
export type Screen = ComponentType;

export type ScreenOutcome = { readonly screen: Screen } | { readonly failure: LoadFailure };

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

function isScreen(value: unknown): value is Screen {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** A container accepts the shared modules once; a second `init` of the same one would throw. */
const initialised = new WeakSet<Container>();

/**
 * Takes a screen out of a container whose files have run. This is the edge where a remote's code enters: what it hands
 * over is checked, and nothing of a failure is kept.
 */
export async function screenOf(remote: RegisteredRemote, module: string, name: string): Promise<ScreenOutcome> {
  const context = { remote: remote.name, version: remote.version, file: remote.entry.file };
  const container: unknown = Reflect.get(globalThis, remote.container);
  if (!isContainer(container)) return { failure: { code: 'no-container', context } };
  try {
    if (!initialised.has(container)) {
      await __webpack_init_sharing__('default');
      await container.init(__webpack_share_scopes__.default);
      initialised.add(container);
    }
  } catch (cause) {
    return { failure: { code: 'sharing-refused', context, cause } };
  }
  try {
    const exports = (await container.get(module))();
    const screen: unknown = typeof exports === 'object' && exports !== null ? Reflect.get(exports, name) : undefined;
    if (isScreen(screen)) return { screen };
    return { failure: { code: 'no-screen', context: { ...context, file: module } } };
  } catch (cause) {
    return {
      failure: {
        code: sharingError(cause) ? 'sharing-refused' : 'no-screen',
        context: { ...context, file: module },
        cause,
      },
    };
  }
}

/** The federation runtime says only by words that a shared module did not fit. */
function sharingError(cause: unknown): boolean {
  return cause instanceof Error && /shared module|Unsatisfied version/i.test(cause.message);
}
