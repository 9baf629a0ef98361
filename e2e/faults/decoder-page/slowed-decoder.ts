/** The browser's decoder as on a weak processor: a picture takes it at least so long, and those that wait, wait in it. */
export function slowedDecoder(decoder: typeof VideoDecoder, decodeMs: number): typeof VideoDecoder {
  return class extends decoder {
    #waiting: EncodedVideoChunk[] = [];
    #timer: ReturnType<typeof setTimeout> | null = null;

    override decode(chunk: EncodedVideoChunk): void {
      this.#waiting.push(chunk);
      this.#timer ??= setTimeout(() => this.#next(), decodeMs);
    }

    override reset(): void {
      this.#forget();
      super.reset();
    }

    override close(): void {
      this.#forget();
      super.close();
    }

    #next(): void {
      const chunk = this.#waiting.shift();
      this.#timer = this.#waiting.length > 0 ? setTimeout(() => this.#next(), decodeMs) : null;
      if (chunk && this.state === 'configured') super.decode(chunk);
    }

    #forget(): void {
      this.#waiting = [];
      if (this.#timer !== null) clearTimeout(this.#timer);
      this.#timer = null;
    }
  };
}
