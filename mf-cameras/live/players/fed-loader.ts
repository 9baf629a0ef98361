import type Mpegts from 'mpegts.js';

const ignored = () => {};

/** A loader for mpegts.js that takes its bytes from us: it never sees an address or a token. */
export interface FedLoader {
  readonly loader: Mpegts.CustomLoaderConstructor;
  feed(bytes: Uint8Array): void;
}

/**
 * @param mpegts the module, loaded by now: its base class is not there before
 * @param onBroken told once of what mpegts.js throws at bytes that it cannot read; it gets none after that
 */
export function fedLoader(mpegts: typeof Mpegts, onBroken: (error: unknown) => void): FedLoader {
  let receive: ((bytes: Uint8Array) => void) | null = null;
  /** What arrived before the player asked for it. */
  let early: Uint8Array[] = [];

  class Loader extends mpegts.BaseLoader {
    #received = 0;

    constructor() {
      super('barnwatch');
    }

    override open(): void {
      this._status = mpegts.LoaderStatus.kBuffering;
      receive = (bytes) => this.#take(bytes);
      const waiting = early;
      early = [];
      for (const bytes of waiting) receive?.(bytes);
    }

    override abort(): void {
      receive = null;
      this._status = mpegts.LoaderStatus.kComplete;
    }

    override destroy(): void {
      receive = null;
      super.destroy();
    }

    #take(bytes: Uint8Array): void {
      const start = this.#received;
      this.#received += bytes.length;
      try {
        this.onDataArrival(bytes.slice().buffer, start, this.#received);
      } catch (error) {
        receive = ignored;
        onBroken(error);
      }
    }
  }

  return {
    loader: Loader,
    feed(bytes) {
      if (receive) receive(bytes);
      else early.push(bytes);
    },
  };
}
