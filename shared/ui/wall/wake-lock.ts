/** What a browser that can keep the screen awake offers (`navigator.wakeLock`). */
export interface WakeLocks {
  request(type: 'screen'): Promise<WakeLockHold>;
}

export interface WakeLockHold {
  release(): Promise<void>;
  addEventListener(type: 'release', listener: () => void): void;
}

export type WakeLockState =
  /** Not wanted. */
  | 'off'
  | 'asking'
  /** The screen stays awake. */
  | 'held'
  /** The tab cannot be seen; it is asked for again when it can. */
  | 'waiting'
  /** This browser cannot do it, or not over a connection that is not secure. */
  | 'unsupported'
  /** The browser refused: the battery may be low, or saving is on. Asked for again from time to time. */
  | 'refused';

export interface WakeLockSurroundings {
  /** Null where the browser has none. */
  readonly locks: WakeLocks | null;
  readonly isVisible: () => boolean;
  /** Calls once later; the answer cancels it. */
  readonly after: (delayMs: number, callback: () => void) => () => void;
  readonly onState: (state: WakeLockState) => void;
}

/** A refusal may end by itself: the battery is charged, saving is switched off. */
const askAgainMs = 60_000;

/** Keeps the screen awake from `start` to `stop`, over days: the browser takes the lock back whenever the tab hides. */
export class WakeLockManager {
  readonly #surroundings: WakeLockSurroundings;
  #wanted = false;
  #hold: WakeLockHold | null = null;
  #asking = false;
  #cancelRetry: () => void = () => {};

  constructor(surroundings: WakeLockSurroundings) {
    this.#surroundings = surroundings;
  }

  start(): void {
    this.#wanted = true;
    void this.#ask();
  }

  /** The tab was hidden or shown: what was lost meanwhile is asked for again. */
  visibilityChanged(): void {
    if (this.#wanted && !this.#hold) void this.#ask();
  }

  stop(): void {
    this.#wanted = false;
    this.#cancelRetry();
    const hold = this.#hold;
    this.#hold = null;
    this.#tell('off');
    if (hold) letGo(hold);
  }

  async #ask(): Promise<void> {
    const { locks, isVisible, after } = this.#surroundings;
    this.#cancelRetry();
    if (!locks) return this.#tell('unsupported');
    if (!isVisible()) return this.#tell('waiting');
    if (this.#asking) return;
    this.#asking = true;
    this.#tell('asking');
    try {
      const hold = await locks.request('screen');
      if (!this.#wanted) return letGo(hold);
      this.#hold = hold;
      hold.addEventListener('release', () => this.#lost(hold));
      this.#tell('held');
    } catch {
      if (!this.#wanted) return;
      this.#tell(isVisible() ? 'refused' : 'waiting');
      this.#cancelRetry = after(askAgainMs, () => void this.#ask());
    } finally {
      this.#asking = false;
    }
  }

  #lost(hold: WakeLockHold): void {
    if (this.#hold !== hold) return;
    this.#hold = null;
    if (this.#wanted) void this.#ask();
  }

  #tell(state: WakeLockState): void {
    this.#surroundings.onState(state);
  }
}

/** One that is gone already rejects: there is nothing left to do. */
function letGo(hold: WakeLockHold): void {
  hold.release().catch(() => {});
}
