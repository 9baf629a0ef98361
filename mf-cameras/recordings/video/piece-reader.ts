import { ByteQueue } from '../../live/flv/byte-queue';
import { type FragmentTimes, readFragment, readHead, type VideoHead } from './frame-times';
import { boxHeadBytes, boxLength, boxName, viewOf } from './mp4-boxes';

/** A part of a piece that can be handed to the browser by itself. */
export type PieceUnit =
  | { readonly kind: 'head'; readonly bytes: Uint8Array<ArrayBuffer>; readonly head: VideoHead }
  | { readonly kind: 'frames'; readonly bytes: Uint8Array<ArrayBuffer>; readonly times: FragmentTimes };

export type PieceReading = { readonly ok: true; readonly units: readonly PieceUnit[] } | { readonly ok: false };

/** Far more than one group of pictures in 4K: what says more is no video. */
const mostUnitBytes = 64 * 1024 * 1024;

/**
 * Reads a fragmented MP4 as it arrives, in whole units: a head, then frames by the group. A piece that breaks off leaves
 * all groups that came whole, and one that is no video is known before the browser chokes on it.
 */
export class PieceReader {
  readonly #queue = new ByteQueue();
  #held: Uint8Array[] = [];
  #times: FragmentTimes | null = null;
  #head: VideoHead | null = null;

  push(bytes: Uint8Array): PieceReading {
    this.#queue.push(bytes);
    const units: PieceUnit[] = [];
    for (;;) {
      const length = boxLength(this.#queue.peek(boxHeadBytes));
      if (length === null) return { ok: true, units };
      if (length === 0 || length > mostUnitBytes) return { ok: false };
      if (this.#queue.length < length) return { ok: true, units };
      const box = this.#queue.peek(length).slice();
      this.#queue.skip(length);
      const unit = this.#take(box);
      if (unit === 'damaged') return { ok: false };
      if (unit) units.push(unit);
    }
  }

  #take(box: Uint8Array): PieceUnit | 'damaged' | null {
    const content = viewOf(box.subarray(boxHeadBytes));
    try {
      switch (boxName(box)) {
        case 'ftyp':
          this.#held = [box];
          return null;
        case 'moov':
          this.#head = readHead(content);
          if (!this.#head) return 'damaged';
          return { kind: 'head', bytes: joined([...this.#let(), box]), head: this.#head };
        case 'moof':
          if (!this.#head) return 'damaged';
          this.#times = readFragment(content, this.#head);
          this.#held = [box];
          return this.#times ? null : 'damaged';
        case 'mdat': {
          const times = this.#times;
          this.#times = null;
          return times ? { kind: 'frames', bytes: joined([...this.#let(), box]), times } : 'damaged';
        }
        default:
          // Indexes at the end, free room: nothing that the browser needs.
          return /^[\w ]{4}$/.test(boxName(box)) ? null : 'damaged';
      }
    } catch (cause) {
      // A field beyond the end of its box.
      if (cause instanceof RangeError) return 'damaged';
      throw cause;
    }
  }

  #let(): readonly Uint8Array[] {
    const held = this.#held;
    this.#held = [];
    return held;
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
