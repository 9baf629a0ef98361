import type { PictureFailure } from './picture-failure';
import type { PictureRank } from './plan-pictures';
import type { PictureSource, RecordedPicture, RecordedPictures } from './recorded-pictures';

/** What is known of the picture that is wanted. */
export type PictureState =
  /** `last`: the one that was shown before; it stays until the wanted one is there. */
  | { readonly kind: 'loading'; readonly key: string | null; readonly last: RecordedPicture | null }
  | { readonly kind: 'ready'; readonly key: string; readonly picture: RecordedPicture }
  | { readonly kind: 'failed'; readonly key: string; readonly failure: PictureFailure };

const nothing: PictureState = { kind: 'loading', key: null, last: null };

/** One place on a screen that shows one picture at a time, and has those that come next made ready. */
export class PictureView {
  readonly #pictures: RecordedPictures;
  readonly #listeners = new Set<() => void>();
  /** By rank and key. */
  #wishes = new Map<string, () => void>();
  #key: string | null = null;
  /** Holds the picture that is shown while the next one is on its way. */
  #shown: { readonly key: string; readonly release: () => void } | null = null;
  #state: PictureState = nothing;

  constructor(pictures: RecordedPictures) {
    this.#pictures = pictures;
  }

  readonly state = (): PictureState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Wants a picture, and then those ahead. With null none is wanted. */
  want(source: PictureSource | null, ahead: readonly PictureSource[]): void {
    const before = this.#wishes;
    this.#wishes = new Map();
    this.#key = source?.key ?? null;
    if (source) this.#wish(source, 'shown', before);
    for (const next of ahead) this.#wish(next, 'ahead', before);
    this.#follow();
    for (const release of before.values()) release();
  }

  retry(): void {
    if (this.#key !== null) this.#pictures.retry(this.#key);
  }

  close(): void {
    const wishes = this.#wishes;
    this.#wishes = new Map();
    this.#key = null;
    this.#state = nothing;
    for (const release of wishes.values()) release();
    this.#show(null);
  }

  #wish(source: PictureSource, rank: PictureRank, before: Map<string, () => void>): void {
    const name = `${rank} ${source.key}`;
    const known = before.get(name);
    before.delete(name);
    this.#wishes.set(name, known ?? this.#pictures.want(source, rank, () => this.#follow()));
  }

  #follow(): void {
    const next = this.#next();
    if (isSame(next, this.#state)) return;
    this.#state = next;
    if (next.kind === 'ready') this.#show(next.key);
    if (next.kind === 'failed') this.#show(null);
    for (const listener of [...this.#listeners]) listener();
  }

  #next(): PictureState {
    const key = this.#key;
    const last = this.#shown && this.#pictures.picture(this.#shown.key);
    if (key === null) return { kind: 'loading', key, last };
    const picture = this.#pictures.picture(key);
    if (picture) return { kind: 'ready', key, picture };
    const failure = this.#pictures.failure(key);
    return failure ? { kind: 'failed', key, failure } : { kind: 'loading', key, last };
  }

  #show(key: string | null): void {
    if (this.#shown?.key === key) return;
    const before = this.#shown;
    this.#shown = key === null ? null : { key, release: this.#pictures.hold(key, () => this.#follow()) };
    before?.release();
  }
}

function isSame(one: PictureState, other: PictureState): boolean {
  if (one.key !== other.key) return false;
  switch (one.kind) {
    case 'loading':
      return other.kind === 'loading' && other.last === one.last;
    case 'ready':
      return other.kind === 'ready' && other.picture === one.picture;
    case 'failed':
      return other.kind === 'failed' && other.failure === one.failure;
  }
}
