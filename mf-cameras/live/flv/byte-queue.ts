/** Bytes in the order of arrival, joined only as far as the next tag needs it. */
export class ByteQueue {
  #held: Uint8Array = new Uint8Array();

  get length(): number {
    return this.#held.length;
  }

  push(bytes: Uint8Array): void {
    if (this.#held.length === 0) {
      this.#held = bytes;
      return;
    }
    const joined = new Uint8Array(this.#held.length + bytes.length);
    joined.set(this.#held);
    joined.set(bytes, this.#held.length);
    this.#held = joined;
  }

  /** A view on the first bytes; valid for as long as the caller keeps it. */
  peek(length: number): Uint8Array {
    return this.#held.subarray(0, length);
  }

  skip(length: number): void {
    this.#held = this.#held.subarray(length);
  }

  clear(): void {
    this.#held = new Uint8Array();
  }
}
