import type { Asset, RegisteredRemote, RegisteredRoute } from '@barnwatch/shared/federation';
import { type Screen, type ScreenOutcome, screenOf } from './container';
import type { LoadFailure } from './load-failure';
import { loadFile } from './load-file';
import { nextAttempt, nextState, type RemoteEvent, type RemoteState } from './remote-state';
import { retryDelay } from './retry-policy';
import { fetchDoors } from './shared-doors';
import { satisfies } from './version-range';

/** What the loader needs of the world; tests give their own. */
export interface LoaderEnvironment {
  readonly now: () => number;
  readonly random: () => number;
  readonly loadFile: typeof loadFile;
  readonly screenOf: typeof screenOf;
  readonly fetchDoors: typeof fetchDoors;
  /** Fetches a remote's texts in the language in use and gives them to the screens. Answers why it failed, or nothing. */
  readonly loadTexts: (remote: RegisteredRemote, signal: AbortSignal) => Promise<LoadFailure | null>;
}

export const browserEnvironment: Omit<LoaderEnvironment, 'loadTexts'> = {
  now: () => performance.now(),
  random: Math.random,
  loadFile,
  screenOf,
  fetchDoors,
};

/** Longest wait for a screen as a whole, ms. Its files have their own, shorter one. */
const screenTimeout = 10_000;

function identity(remote: RegisteredRemote): string {
  return `${remote.name}@${remote.version}`;
}

function screenKey(remote: RegisteredRemote, route: RegisteredRoute): string {
  return `${identity(remote)}${route.module}#${route.screen}`;
}

/**
 * Loads the screens of remotes and knows where each remote stands. A load that is under way is shared, a loaded file is
 * never loaded again, and a failure is never kept: the next call tries anew.
 */
export class RemoteLoader {
  readonly #environment: LoaderEnvironment;
  readonly #contract: string;
  #disabled: ReadonlySet<string>;
  readonly #states = new Map<string, RemoteState>();
  readonly #loadedFiles = new Set<string>();
  readonly #pending = new Map<string, Promise<ScreenOutcome>>();
  readonly #screens = new Map<string, Screen>();
  readonly #listeners = new Set<() => void>();

  constructor(environment: LoaderEnvironment, contract: string, disabled: readonly string[]) {
    this.#environment = environment;
    this.#contract = contract;
    this.#disabled = new Set(disabled);
  }

  /** Kill switches that a later registry names. What is open stays until it is left; nothing more is loaded. */
  disable(names: readonly string[]): void {
    this.#disabled = new Set(names);
  }

  /** Calls back after each change of any remote's state; answers how to stop. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  stateOf(remote: RegisteredRemote): RemoteState {
    const known = this.#states.get(identity(remote));
    const switched = (known?.phase === 'disabled') !== this.#disabled.has(remote.name);
    if (known !== undefined && !switched) return known;
    const first = this.#firstState(remote);
    this.#states.set(identity(remote), first);
    return first;
  }

  /** The screen of a route when it was loaded before: it can be drawn at once. */
  loadedScreen(remote: RegisteredRemote, route: RegisteredRoute): Screen | undefined {
    return this.#screens.get(screenKey(remote, route));
  }

  /** The screen of a route, or why it cannot be shown. */
  load(remote: RegisteredRemote, route: RegisteredRoute): Promise<ScreenOutcome> {
    const key = screenKey(remote, route);
    const underWay = this.#pending.get(key);
    if (underWay !== undefined) return underWay;
    const load = this.#load(remote, route).finally(() => this.#pending.delete(key));
    this.#pending.set(key, load);
    return load;
  }

  #firstState(remote: RegisteredRemote): RemoteState {
    if (this.#disabled.has(remote.name)) return { phase: 'disabled' };
    // Asked before anything is downloaded: an unfit remote costs nothing and cannot run half.
    if (!satisfies(this.#contract, remote.needs.contract)) {
      return { phase: 'incompatible', needed: remote.needs.contract, provided: this.#contract };
    }
    return { phase: 'idle' };
  }

  #change(remote: RegisteredRemote, event: RemoteEvent): void {
    this.#states.set(identity(remote), nextState(this.stateOf(remote), event));
    for (const listener of this.#listeners) listener();
  }

  async #load(remote: RegisteredRemote, route: RegisteredRoute): Promise<ScreenOutcome> {
    const state = this.stateOf(remote);
    if (state.phase === 'disabled' || state.phase === 'incompatible') {
      return {
        failure: {
          code: 'sharing-refused',
          context: { remote: remote.name, version: remote.version, file: remote.entry.file },
        },
      };
    }
    const attempt = nextAttempt(state);
    this.#change(remote, { kind: 'started', at: this.#environment.now() });
    const outcome = await this.#filesThenScreen(remote, route, attempt);
    if ('screen' in outcome) {
      // Kept before it is told, so that whoever is told finds it.
      this.#screens.set(screenKey(remote, route), outcome.screen);
      this.#change(remote, { kind: 'succeeded', at: this.#environment.now() });
      return outcome;
    }
    const delay = retryDelay(attempt, outcome.failure, this.#environment.random());
    const retryAt = delay === null ? null : this.#environment.now() + delay;
    this.#change(remote, { kind: 'failed', failure: outcome.failure, retryAt });
    return outcome;
  }

  /** Entry, chunks, styles and texts in parallel: one round trip. */
  async #filesThenScreen(remote: RegisteredRemote, route: RegisteredRoute, attempt: number): Promise<ScreenOutcome> {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(new Error('screen timeout')), screenTimeout);
    // Not waited for: the container asks for them again, and names what is missing.
    void this.#environment.fetchDoors(route.doors ?? []);
    try {
      const failures = await Promise.all([
        ...[remote.entry, ...route.files].map((asset) => this.#loadFile(remote, asset, attempt, abort.signal)),
        this.#environment.loadTexts(remote, abort.signal),
      ]);
      const failure = failures.find((each) => each !== null);
      if (failure) return { failure };
      const outcome = await this.#environment.screenOf(remote, route.module, route.screen);
      // An entry that ran and left no container threw: the next try has to run it again.
      if ('failure' in outcome && outcome.failure.code === 'no-container') this.#forget(remote, remote.entry);
      return outcome;
    } finally {
      clearTimeout(timer);
    }
  }

  async #loadFile(
    remote: RegisteredRemote,
    asset: Asset,
    attempt: number,
    signal: AbortSignal,
  ): Promise<LoadFailure | null> {
    const { name, version, baseUrl } = remote;
    const key = `${baseUrl}${asset.file}`;
    if (this.#loadedFiles.has(key)) return null;
    const failure = await this.#environment.loadFile({ remote: name, version, baseUrl, asset, attempt }, signal);
    if (failure === null) this.#loadedFiles.add(key);
    return failure;
  }

  #forget(remote: RegisteredRemote, asset: Asset): void {
    this.#loadedFiles.delete(`${remote.baseUrl}${asset.file}`);
  }
}
