import type { HuffmanTable } from './huffman-table';

/** The bits of a JPEG's scan, up to the next marker. Behind it there are only zeros, as decoders have it. */
export class ScanBits {
  readonly #bytes: Uint8Array;
  #at: number;
  #held = 0;
  #count = 0;
  /** Bits that were made up behind a marker. */
  #madeUp = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** Where reading has come to; a few bytes of it may be held. */
  get at(): number {
    return this.#at;
  }

  /** Whether more has been read than there is. */
  get isOver(): boolean {
    return this.#madeUp > this.#count;
  }

  /** The next symbol, or -1 where no code begins so. */
  symbol(table: HuffmanTable): number {
    this.#fill();
    const found = table.find((this.#held >>> (this.#count - 16)) & 0xff_ff);
    if (found === 0) return -1;
    this.#count -= found >> 8;
    return found & 0xff;
  }

  /** @param bits at most 16 */
  skip(bits: number): void {
    this.#fill();
    this.#count -= bits;
  }

  /** Goes on behind a restart marker; false where there is none. */
  restart(): boolean {
    this.#held = 0;
    this.#count = 0;
    this.#madeUp = 0;
    while (this.#bytes[this.#at] === 0xff && this.#bytes[this.#at + 1] === 0xff) this.#at += 1;
    const kind = this.#bytes[this.#at + 1] ?? 0;
    if (this.#bytes[this.#at] !== 0xff || kind < 0xd0 || kind > 0xd7) return false;
    this.#at += 2;
    return true;
  }

  #fill(): void {
    while (this.#count < 16) {
      const byte = this.#bytes[this.#at] ?? 0xff;
      const isMarker = byte === 0xff && this.#bytes[this.#at + 1] !== 0;
      this.#held = ((this.#held & 0xff_ff) << 8) | (isMarker ? 0 : byte);
      this.#count += 8;
      if (isMarker) this.#madeUp += 8;
      else this.#at += byte === 0xff ? 2 : 1;
    }
  }
}
