import type { FrameAnswer } from '../api/read-frame';
import { FrameShelf, type MomentFrame } from './frame-shelf';

/** Why there is no picture of a moment. */
export type FrameFailure = Extract<FrameAnswer, { kind: 'failed' | 'damaged' }>;

/** What is known of the picture of the wanted moment. `frame` is the last one that was shown, whatever its moment. */
export type FrameState =
  | { readonly kind: 'loading'; readonly moment: number | null; readonly frame: MomentFrame | null }
  | { readonly kind: 'ready'; readonly moment: number; readonly frame: MomentFrame }
  | { readonly kind: 'failed'; readonly moment: number; readonly failure: FrameFailure };

export type ReadFrame = (moment: number, signal: AbortSignal) => Promise<FrameAnswer>;

const nothing: FrameState = { kind: 'loading', moment: null, frame: null };

/**
 * The picture of one moment at a time. A moment that is no longer wanted is no longer asked for; once the wanted one is
 * there, those ahead are fetched one after the other.
 */
export class FrameLoader {
  readonly #read: ReadFrame;
  readonly #shelf: FrameShelf;
  readonly #listeners = new Set<() => void>();
  #state: FrameState = nothing;
  #request: { readonly moment: number; readonly abort: AbortController } | null = null;
  #ahead: readonly number[] = [];

  constructor(read: ReadFrame, shelf: FrameShelf = new FrameShelf()) {
    this.#read = read;
    this.#shelf = shelf;
  }

  readonly state = (): FrameState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Wants the picture of a moment, and then those of the moments ahead. */
  want(moment: number, ahead: readonly number[]): void {
    this.#ahead = ahead;
    const isSettled = this.#state.kind !== 'loading' && this.#state.moment === moment;
    if (!isSettled) this.#turnTo(moment);
    this.#fetchAhead();
  }

  /** Asks again after a failure. */
  retry(): void {
    const { moment } = this.#state;
    if (moment === null) return;
    this.#set({ kind: 'loading', moment, frame: null });
    this.#fetch(moment);
  }

  /** Privacy was switched on: nothing at hand stays, and the wanted one is asked for anew. */
  forget(): void {
    const { moment } = this.#state;
    this.#shelf.clear();
    this.#set({ kind: 'loading', moment, frame: null });
    if (moment !== null) this.#fetch(moment);
  }

  close(): void {
    this.#request?.abort.abort();
    this.#request = null;
    this.#listeners.clear();
    this.#shelf.clear();
    this.#state = nothing;
  }

  #turnTo(moment: number): void {
    const known = this.#shelf.find(moment);
    if (known) {
      this.#set({ kind: 'ready', moment, frame: known });
    } else {
      this.#set({ kind: 'loading', moment, frame: shownFrame(this.#state) });
      if (this.#request?.moment !== moment) this.#fetch(moment);
    }
  }

  #fetch(moment: number): void {
    this.#request?.abort.abort();
    const request = { moment, abort: new AbortController() };
    this.#request = request;
    void this.#read(moment, request.abort.signal).then((answer) => {
      if (this.#request !== request) return;
      this.#request = null;
      this.#take(moment, answer);
      this.#fetchAhead();
    });
  }

  #take(moment: number, answer: FrameAnswer): void {
    const isWanted = this.#state.moment === moment;
    switch (answer.kind) {
      case 'frame': {
        const frame = this.#shelf.put(moment, answer.blob, answer.capturedAt);
        if (isWanted) this.#set({ kind: 'ready', moment, frame });
        return;
      }
      case 'failed':
      case 'damaged':
        // What was only fetched ahead is asked for again when it is wanted: a failure is never kept.
        this.#ahead = isWanted ? this.#ahead : [];
        if (isWanted) this.#set({ kind: 'failed', moment, failure: answer });
        return;
      case 'aborted':
        return;
    }
  }

  #fetchAhead(): void {
    if (this.#request || this.#state.kind !== 'ready') return;
    const next = this.#ahead.find((moment) => !this.#shelf.find(moment));
    // Frames fetched ahead are looked up last, so that they are not the ones that are dropped.
    if (next !== undefined) this.#fetch(next);
  }

  #set(state: FrameState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}

function shownFrame(state: FrameState): MomentFrame | null {
  return state.kind === 'failed' ? null : state.frame;
}
