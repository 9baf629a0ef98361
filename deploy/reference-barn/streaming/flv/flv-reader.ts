/** A tag of an FLV stream (Adobe Flash Video File Format Specification 10.1, E.4.1). */
export interface FlvTag {
  type: 'audio' | 'video' | 'script';
  /** Decoding time in ms since the start of the stream. */
  timestampMs: number;
  payload: Uint8Array;
}

export type FlvReading = { ok: true; tags: FlvTag[] } | { ok: false; error: FlvDamage };
export interface FlvDamage {
  code: 'not-flv' | 'unknown-tag' | 'oversized-tag';
  context: { byteOffset: number };
}

const tagTypes: Readonly<Record<number, FlvTag['type']>> = { 8: 'audio', 9: 'video', 18: 'script' };
const headerBytes = 9;
const previousSizeBytes = 4;
const tagHeaderBytes = 11;
/** Well above a 4K key frame; the format itself would allow 16 MB. */
const maximumPayloadBytes = 8_000_000;

/** Reads FLV as it arrives, however it is cut. After damage it stays damaged: there is no way to find the next tag. */
export class FlvReader {
  #pending: Buffer = Buffer.alloc(0);
  #consumed = 0;
  #started = false;
  #damage: FlvDamage | null = null;

  /** Takes the next bytes and answers the tags that they complete. */
  push(chunk: Uint8Array): FlvReading {
    this.#pending = this.#pending.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#pending, chunk]);
    const tags: FlvTag[] = [];
    if (!this.#damage && !this.#started) this.#readHeader();
    if (!this.#damage && this.#started) this.#readTags(tags);
    if (this.#damage) {
      this.#pending = Buffer.alloc(0);
      return { ok: false, error: this.#damage };
    }
    return { ok: true, tags };
  }

  #readHeader(): void {
    const seen = this.#pending.subarray(0, 3).toString('latin1');
    if (!'FLV'.startsWith(seen)) {
      this.#damage = { code: 'not-flv', context: { byteOffset: 0 } };
      return;
    }
    if (this.#pending.length < headerBytes) return;
    const start = this.#pending.readUInt32BE(5) + previousSizeBytes;
    if (start < headerBytes + previousSizeBytes || start > 1_024) {
      this.#damage = { code: 'not-flv', context: { byteOffset: 5 } };
      return;
    }
    if (this.#pending.length < start) return;
    this.#started = true;
    this.#consume(start);
  }

  #readTags(tags: FlvTag[]): void {
    while (this.#pending.length >= tagHeaderBytes) {
      const type = tagTypes[this.#pending.readUInt8(0)];
      const size = this.#pending.readUIntBE(1, 3);
      if (type === undefined || size > maximumPayloadBytes) {
        const code = type === undefined ? 'unknown-tag' : 'oversized-tag';
        this.#damage = { code, context: { byteOffset: this.#consumed } };
        return;
      }
      const whole = tagHeaderBytes + size + previousSizeBytes;
      if (this.#pending.length < whole) return;
      // The lower 24 bits come first, the upper 8 after them.
      const timestampMs = this.#pending.readUIntBE(4, 3) + this.#pending.readUInt8(7) * 0x1000000;
      // A copy: a small tag must not keep the whole chunk that it came in.
      const payload = Uint8Array.from(this.#pending.subarray(tagHeaderBytes, tagHeaderBytes + size));
      tags.push({ type, timestampMs, payload });
      this.#consume(whole);
    }
  }

  #consume(bytes: number): void {
    this.#pending = this.#pending.subarray(bytes);
    this.#consumed += bytes;
  }
}
