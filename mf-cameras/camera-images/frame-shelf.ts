import { browserObjectUrls, type ObjectUrls } from '../stills/still-shelf';

/** A picture of a moment that is at hand. */
export interface MomentFrame {
  readonly moment: number;
  /** ms since 1970 UTC by the barn's clock. */
  readonly capturedAt: number;
  /** Object URL; valid for as long as the frame is on the shelf. */
  readonly url: string;
  readonly blob: Blob;
}

/** At about 100 kB each the shelf stays under 5 MB. */
const KEPT = 48;

/** The pictures of one camera that were looked at last. It alone makes and revokes their object URLs. */
export class FrameShelf {
  readonly #urls: ObjectUrls;
  readonly #kept: number;
  readonly #frames = new Map<number, MomentFrame>();

  constructor(urls: ObjectUrls = browserObjectUrls, kept: number = KEPT) {
    this.#urls = urls;
    this.#kept = kept;
  }

  get size(): number {
    return this.#frames.size;
  }

  /** What was asked for last is dropped last. */
  find(moment: number): MomentFrame | null {
    const frame = this.#frames.get(moment);
    if (!frame) return null;
    this.#frames.delete(moment);
    this.#frames.set(moment, frame);
    return frame;
  }

  put(moment: number, blob: Blob, capturedAt: number): MomentFrame {
    this.#drop(moment);
    const frame = { moment, blob, capturedAt, url: this.#urls.create(blob) };
    this.#frames.set(moment, frame);
    for (const oldest of [...this.#frames.keys()].slice(0, Math.max(0, this.#frames.size - this.#kept))) {
      this.#drop(oldest);
    }
    return frame;
  }

  clear(): void {
    for (const moment of [...this.#frames.keys()]) this.#drop(moment);
  }

  #drop(moment: number): void {
    const frame = this.#frames.get(moment);
    if (!frame) return;
    this.#frames.delete(moment);
    this.#urls.revoke(frame.url);
  }
}
