import type { Asset, ExposedPart, RegisteredRemote } from '@barnwatch/shared/federation';
import type { StateStore } from '@barnwatch/shared/state';
import { type Atom, atom } from 'jotai';
import { buildIdentity } from './build-identity';
import type { Federation } from './federation';
import type { LoadFailure } from './load-failure';
import { fileKind, loadFile } from './load-file';
import { PartFilesReader } from './part-files';
import type { AheadOfLoad } from './preload-screen';
import { nextAttempt, nextState, type RemoteEvent, type RemoteState } from './remote-state';
import { retryDelay } from './retry-policy';
import type { Screen, ScreenOutcome } from './screen';
import { satisfies } from './version-range';

/** What the loader needs of the world; tests give their own. */
export interface LoaderEnvironment {
  /** Where it is shown how each remote stands. */
  readonly states: StateStore;
  readonly now: () => number;
  readonly random: () => number;
  readonly loadFile: typeof loadFile;
  readonly federation: Federation;
  /** Fetches a remote's texts in the language in use and gives them to the screens. Answers why it failed, or nothing. */
  readonly loadTexts: (remote: RegisteredRemote, signal: AbortSignal) => Promise<LoadFailure | null>;
  /** Told of each load that failed, and of each screen that threw. */
  readonly onTrouble?: (remote: RegisteredRemote, why: RemoteTrouble) => void;
  /** Told of each screen that threw when it was left. */
  readonly onThrownWhenLeft?: (remote: RegisteredRemote) => void;
  /** Told of each screen that was loaded, and how long it took, ms. */
  readonly onLoaded?: (remote: RegisteredRemote, ms: number) => void;
}

/** What makes a build one that does not work. */
export type RemoteTrouble = LoadFailure['code'] | 'threw';

export const browserEnvironment: Omit<LoaderEnvironment, 'federation' | 'loadTexts' | 'states'> = {
  now: () => performance.now(),
  random: Math.random,
  loadFile,
};

/** Longest wait for a screen as a whole, ms: its files have their own, shorter one, its shared modules have none. */
const screenTimeout = 10_000;

/** A file that is in the page or on its way there, and the try that brings it. */
interface LoadedFile {
  readonly attempt: number;
  readonly outcome: Promise<LoadFailure | null>;
}

function screenKey(remote: RegisteredRemote, route: ExposedPart): string {
  return `${buildIdentity(remote)} ${route.module}#${route.screen}`;
}

/**
 * Loads the screens of remotes and knows where each remote stands. A load that is under way is shared, a loaded file is
 * never loaded again, and a failure is never kept: the next call tries anew.
 */
export class RemoteLoader {
  readonly #environment: LoaderEnvironment;
  readonly #contract: string;
  #disabled: ReadonlySet<string>;
  readonly #partFiles = new PartFilesReader();
  readonly #states = new Map<string, RemoteState>();
  readonly #files = new Map<string, LoadedFile>();
  readonly #pending = new Map<string, Promise<ScreenOutcome>>();
  readonly #preparing = new Map<string, Promise<ScreenOutcome>>();
  readonly #screens = new Map<string, Screen>();
  /** Another number with each change of any remote's state. */
  readonly #changesAtom = atom(0);

  constructor(environment: LoaderEnvironment, contract: string, disabled: readonly string[]) {
    this.#environment = environment;
    this.#contract = contract;
    this.#disabled = new Set(disabled);
  }

  /** Kill switches that a later registry names. What is open stays until it is left; nothing more is loaded. */
  disable(names: readonly string[]): void {
    this.#disabled = new Set(names);
    this.#tell();
  }

  /** What `look` finds in this loader, found anew after each change of any remote's state. */
  watch<Found>(look: () => Found): Atom<Found> {
    return atom((get) => {
      get(this.#changesAtom);
      return look();
    });
  }

  stateOf(remote: RegisteredRemote): RemoteState {
    const known = this.#states.get(buildIdentity(remote));
    const switched = (known?.phase === 'disabled') !== this.#disabled.has(remote.name);
    if (known !== undefined && !switched) return known;
    const first = this.#firstState(remote);
    this.#states.set(buildIdentity(remote), first);
    return first;
  }

  /** The screen of a route when it was loaded before: it can be drawn at once. */
  loadedScreen(remote: RegisteredRemote, route: ExposedPart): Screen | undefined {
    return this.#screens.get(screenKey(remote, route));
  }

  /** The screen of a route, or why it cannot be shown. */
  load(remote: RegisteredRemote, route: ExposedPart): Promise<ScreenOutcome> {
    const key = screenKey(remote, route);
    const underWay = this.#pending.get(key);
    if (underWay !== undefined) return underWay;
    const load = this.#prepared(key, () => this.#load(remote, route)).finally(() => this.#pending.delete(key));
    this.#pending.set(key, load);
    return load;
  }

  /**
   * Loads a screen before it is drawn, where its files lie on the device; who comes while it is loaded waits with them.
   * What fails says nothing: the load itself will name the reason.
   */
  async prepare(remote: RegisteredRemote, route: ExposedPart): Promise<void> {
    const key = screenKey(remote, route);
    const underWay = this.#preparing.get(key);
    if (underWay !== undefined) return void (await underWay);
    if (this.stateOf(remote).phase !== 'idle') return;
    const startedAt = this.#environment.now();
    const files = this.#filesThenScreen(remote, route, 1);
    this.#preparing.set(key, files);
    const outcome = await files;
    this.#preparing.delete(key);
    if ('failure' in outcome) return;
    this.#change(remote, { kind: 'started', at: startedAt });
    this.#succeeded(remote, route, outcome.screen, startedAt);
  }

  /** What is being prepared is waited for: it may be all that is asked for. */
  async #prepared(key: string, load: () => Promise<ScreenOutcome>): Promise<ScreenOutcome> {
    const preparing = this.#preparing.get(key);
    if (preparing === undefined) return load();
    const prepared = await preparing;
    return 'screen' in prepared ? prepared : load();
  }

  /** A screen of this build threw while it was drawn. */
  threw(remote: RegisteredRemote): void {
    this.#environment.onTrouble?.(remote, 'threw');
  }

  /** A screen of this remote threw when it was left: the next one is drawn all the same, and nothing is given up for it. */
  threwWhenLeft(remote: RegisteredRemote): void {
    this.#environment.onThrownWhenLeft?.(remote);
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
    this.#states.set(buildIdentity(remote), nextState(this.stateOf(remote), event));
    this.#tell();
  }

  #tell(): void {
    this.#environment.states.set(this.#changesAtom, (count) => count + 1);
  }

  async #load(remote: RegisteredRemote, route: ExposedPart): Promise<ScreenOutcome> {
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
    const startedAt = this.#environment.now();
    this.#change(remote, { kind: 'started', at: startedAt });
    const outcome = await this.#filesThenScreen(remote, route, attempt);
    if ('screen' in outcome) {
      this.#succeeded(remote, route, outcome.screen, startedAt);
      return outcome;
    }
    const delay = retryDelay(attempt, outcome.failure, this.#environment.random());
    const retryAt = delay === null ? null : this.#environment.now() + delay;
    this.#change(remote, { kind: 'failed', failure: outcome.failure, retryAt });
    this.#environment.onTrouble?.(remote, outcome.failure.code);
    return outcome;
  }

  #succeeded(remote: RegisteredRemote, route: ExposedPart, screen: Screen, startedAt: number): void {
    // Kept before it is told, so that whoever is told finds it.
    this.#screens.set(screenKey(remote, route), screen);
    this.#change(remote, { kind: 'succeeded', at: this.#environment.now() });
    this.#environment.onLoaded?.(remote, this.#environment.now() - startedAt);
  }

  /** What is fetched ahead. What fails says nothing: the load itself will name the reason. */
  readonly ahead: AheadOfLoad = {
    fetchDoors: (remote, route) => void this.#environment.federation.fetchDoors(remote, route),
    filesOf: (remote, route) => this.#partFiles.of(remote, route),
  };

  /**
   * Entry, chunks, styles, texts and shared modules in parallel: one round trip. Where the registry does not name the files
   * of the part, the list of them comes in parallel with all else, and they one round trip later.
   */
  async #filesThenScreen(remote: RegisteredRemote, route: ExposedPart, attempt: number): Promise<ScreenOutcome> {
    const { federation, loadTexts } = this.#environment;
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(new Error('screen timeout')), screenTimeout);
    const bring = async () => {
      const failures = await Promise.all([
        this.#loadFile(remote, remote.entry, attempt, abort.signal),
        ...this.#loadFilesOf(remote, route, attempt, abort.signal),
        loadTexts(remote, abort.signal),
        // Waited for: a screen is not run before all is there that it shares with others.
        federation.fetchDoors(remote, route),
      ]);
      return failures.find((each) => each !== null) ?? null;
    };
    try {
      const outcome = await Promise.race([
        federation.screenOf(remote, route, { bring, entryAttempt: () => this.#entryAttempt(remote) }),
        timedOut(remote, route, abort.signal),
      ]);
      // An entry that ran and left no container threw: the next try has to run it again.
      if ('failure' in outcome && outcome.failure.code === 'no-container')
        this.#files.delete(fileKey(remote, remote.entry));
      return outcome;
    } finally {
      clearTimeout(timer);
    }
  }

  #loadFilesOf(
    remote: RegisteredRemote,
    route: ExposedPart,
    attempt: number,
    signal: AbortSignal,
  ): readonly Promise<LoadFailure | null>[] {
    const load = (asset: Asset) => this.#loadFile(remote, asset, attempt, signal);
    if (route.files !== undefined) return route.files.map(load);
    return [
      this.#partFiles.of(remote, route).then(async (named) => {
        if ('failure' in named) return named.failure;
        const failures = await Promise.all(named.files.map(load));
        return failures.find((each) => each !== null) ?? null;
      }),
    ];
  }

  /** A file is asked for once, also by two screens at a time; one that failed is asked for again. */
  #loadFile(remote: RegisteredRemote, asset: Asset, attempt: number, signal: AbortSignal): Promise<LoadFailure | null> {
    const key = fileKey(remote, asset);
    const known = this.#files.get(key);
    if (known !== undefined) return known.outcome;
    const { name, version, baseUrl } = remote;
    const kind = fileKind(remote, asset);
    const outcome = this.#environment
      .loadFile({ remote: name, version, baseUrl, asset, kind, attempt }, signal)
      .then((failure) => {
        if (failure !== null) this.#files.delete(key);
        return failure;
      });
    this.#files.set(key, { attempt, outcome });
    return outcome;
  }

  #entryAttempt(remote: RegisteredRemote): number {
    return this.#files.get(fileKey(remote, remote.entry))?.attempt ?? 1;
  }
}

function fileKey({ baseUrl }: RegisteredRemote, { file }: Asset): string {
  return `${baseUrl}${file}`;
}

/** The outcome of a screen that took too long, whatever of it did. */
function timedOut(remote: RegisteredRemote, route: ExposedPart, signal: AbortSignal): Promise<ScreenOutcome> {
  const context = { remote: remote.name, version: remote.version, file: route.module };
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ failure: { code: 'timeout', context, cause: signal.reason } }), {
      once: true,
    });
  });
}
