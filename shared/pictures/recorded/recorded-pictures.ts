import type { PictureShelf, Shelved } from '../files/picture-shelf';
import { mayPass, type PictureFailure } from './picture-failure';
import { type PictureRank, pictureRanks, planPictures } from './plan-pictures';

export interface PictureFacts {
  readonly blob: Blob;
  /** When it was taken, ms since 1970 UTC by the barn's clock. */
  readonly capturedAt: number;
}

/** A picture that is at hand. `frame`: its object URL, valid for as long as somebody wants the picture. */
export type RecordedPicture = Shelved<PictureFacts>;

export type PictureAnswer =
  | ({ readonly kind: 'picture' } & PictureFacts)
  | { readonly kind: 'failed'; readonly failure: PictureFailure };

/** Where one picture comes from. */
export interface PictureSource {
  /** The same key means the same picture, whoever asks. */
  readonly key: string;
  /** Never throws. What it answers after the signal is aborted is not looked at. */
  readonly read: (signal: AbortSignal) => Promise<PictureAnswer>;
}

export interface PictureSurroundings {
  readonly shelf: PictureShelf<PictureFacts>;
  /** Calls after a time, ms; the answer calls it off. */
  readonly after: (delayMs: number, call: () => void) => () => void;
}

interface Wanted {
  readonly source: PictureSource;
  readonly ranks: Map<symbol, PictureRank>;
  running: AbortController | null;
  failure: PictureFailure | null;
  cancelRetry: () => void;
}

/** Browsers allow six connections to a barn: calls always find one. */
const usualLimit = 4;
/** After a failure that may pass by itself a shown picture is asked for again after this time, ms. */
const retryMs = 15_000;

/**
 * The recorded pictures of one barn: asked for a few at a time and by rank, each once for all who show it, and kept for
 * as long as anybody shows one. Whoever no longer wants a picture stops its request; when nobody wants any, no object
 * URL is left.
 */
export class RecordedPictures {
  readonly #shelf: PictureShelf<PictureFacts>;
  readonly #after: PictureSurroundings['after'];
  readonly #wanted = new Map<string, Wanted>();
  #held = 0;
  #limit: () => number = () => usualLimit;

  constructor({ shelf, after }: PictureSurroundings) {
    this.#shelf = shelf;
    this.#after = after;
  }

  /** How many requests there may be at once, at least 1; asked before each. */
  limitBy(limit: () => number): void {
    this.#limit = limit;
  }

  picture(key: string): RecordedPicture | null {
    return this.#shelf.frame(key);
  }

  failure(key: string): PictureFailure | null {
    return this.#wanted.get(key)?.failure ?? null;
  }

  /** Wants a picture; the answer takes that back. What failed for those before is asked for anew. */
  want(source: PictureSource, rank: PictureRank, onChange: () => void): () => void {
    const { key } = source;
    const wanted = this.#wanted.get(key) ?? newlyWanted(source);
    const wish = Symbol(key);
    this.#wanted.set(key, wanted);
    wanted.ranks.set(wish, rank);
    const stopWatching = this.#shelf.watch(key, onChange);
    if (wanted.failure) this.#askAnew(key, wanted);
    else this.#run();
    return () => {
      if (!wanted.ranks.delete(wish)) return;
      if (wanted.ranks.size === 0) this.#leave(key, wanted);
      stopWatching();
      this.#run();
      this.#clearWhenLeft();
    };
  }

  /** Keeps a picture that is at hand, and asks for none; the answer lets it go. */
  hold(key: string, onChange: () => void): () => void {
    this.#held += 1;
    const stopWatching = this.#shelf.watch(key, onChange);
    return () => {
      this.#held -= 1;
      stopWatching();
      this.#clearWhenLeft();
    };
  }

  /** Asks again for what failed. */
  retry(key: string): void {
    const wanted = this.#wanted.get(key);
    if (wanted?.failure) this.#askAnew(key, wanted);
  }

  /** The barn can be reached again: what may have failed for that reason is asked for at once. */
  forgive(): void {
    for (const [key, wanted] of [...this.#wanted]) {
      if (wanted.failure && mayPass(wanted.failure)) this.#askAnew(key, wanted);
    }
  }

  /**
   * Privacy was switched on: nothing at hand stays and nothing under way comes in. What is wanted is asked for anew, so
   * that the barn decides what may still be seen.
   *
   * @param prefix what the keys of the pictures begin with
   */
  forget(prefix: string): void {
    const isMeant = (key: string) => key.startsWith(prefix);
    const meant = [...this.#wanted].filter(([key]) => isMeant(key));
    for (const [, wanted] of meant) stopAsking(wanted);
    this.#shelf.removeWhere(isMeant);
    for (const [key, wanted] of meant) this.#askAnew(key, wanted);
  }

  #clearWhenLeft(): void {
    if (this.#wanted.size === 0 && this.#held === 0) this.#shelf.removeWhere(() => true);
  }

  #askAnew(key: string, wanted: Wanted): void {
    wanted.cancelRetry();
    wanted.failure = null;
    this.#shelf.touch(key);
    this.#run();
  }

  #leave(key: string, wanted: Wanted): void {
    stopAsking(wanted);
    wanted.cancelRetry();
    this.#wanted.delete(key);
  }

  #run(): void {
    const open = [...this.#wanted]
      .filter(([key, { failure }]) => failure === null && this.#shelf.frame(key) === null)
      .map(([key, wanted]) => ({ key, rank: rankOf(wanted), isRunning: wanted.running !== null }));
    const { stop, start } = planPictures(open, Math.max(1, this.#limit()));
    for (const key of stop) stopAsking(this.#wanted.get(key));
    for (const key of start) {
      const wanted = this.#wanted.get(key);
      if (wanted) void this.#ask(key, wanted);
    }
  }

  async #ask(key: string, wanted: Wanted): Promise<void> {
    const asking = new AbortController();
    wanted.running = asking;
    const answer = await wanted.source.read(asking.signal);
    // Stopped meanwhile: nobody wants this answer any more.
    if (wanted.running !== asking) return;
    wanted.running = null;
    switch (answer.kind) {
      case 'picture':
        this.#shelf.put(key, answer.blob, { blob: answer.blob, capturedAt: answer.capturedAt });
        break;
      case 'failed':
        this.#refuse(key, wanted, answer.failure);
        break;
    }
    this.#run();
  }

  #refuse(key: string, wanted: Wanted, failure: PictureFailure): void {
    wanted.failure = failure;
    if (mayPass(failure) && rankOf(wanted) === 'shown') {
      const delayMs = Math.max(retryMs, failure.error.context.retryAfterMs ?? 0);
      wanted.cancelRetry = this.#after(delayMs, () => this.#askAnew(key, wanted));
    }
    this.#shelf.touch(key);
  }
}

function newlyWanted(source: PictureSource): Wanted {
  return { source, ranks: new Map(), running: null, failure: null, cancelRetry: () => {} };
}

function stopAsking(wanted: Wanted | undefined): void {
  if (!wanted) return;
  wanted.running?.abort();
  wanted.running = null;
}

/** The highest of those who want it. */
function rankOf({ ranks }: Wanted): PictureRank {
  const wished = [...ranks.values()];
  return pictureRanks.find((rank) => wished.includes(rank)) ?? 'beside';
}
