const longestCode = 16;
const quickBits = 8;

/** A Huffman table of a JPEG (ITU T.81, annexes C and F.2.2.3), read by codes of any length. */
export class HuffmanTable {
  /** By the next eight bits: length of the code and its symbol, 0 where the code is longer. */
  readonly #quick = new Uint16Array(1 << quickBits);
  /** By length: the first code above those of that length, as if it had 16 bits. */
  readonly #above = new Int32Array(longestCode + 1);
  /** By length: what is added to a code for the place of its symbol. */
  readonly #offset = new Int32Array(longestCode + 1);
  readonly #symbols: Uint8Array;

  /** @param counts how many codes there are of each length from 1 to 16 */
  constructor(counts: Uint8Array, symbols: Uint8Array) {
    this.#symbols = symbols;
    let code = 0;
    let place = 0;
    for (let length = 1; length <= longestCode; length += 1) {
      const count = counts[length - 1] ?? 0;
      this.#offset[length] = place - code;
      if (length <= quickBits) this.#fillQuick(code, place, count, length);
      code += count;
      place += count;
      this.#above[length] = code << (longestCode - length);
      code <<= 1;
    }
  }

  /** @param bits the next 16 bits; the answer is the length of the code times 256 plus its symbol, 0 for no code */
  find(bits: number): number {
    const quick = this.#quick[bits >> (longestCode - quickBits)] ?? 0;
    if (quick !== 0) return quick;
    for (let length = quickBits + 1; length <= longestCode; length += 1) {
      if (bits >= (this.#above[length] ?? 0)) continue;
      const symbol = this.#symbols[(bits >> (longestCode - length)) + (this.#offset[length] ?? 0)];
      return symbol === undefined ? 0 : (length << 8) | symbol;
    }
    return 0;
  }

  #fillQuick(first: number, place: number, count: number, length: number): void {
    const each = 1 << (quickBits - length);
    for (let index = 0; index < count; index += 1) {
      const entry = (length << 8) | (this.#symbols[place + index] ?? 0);
      this.#quick.fill(entry, (first + index) * each, (first + index + 1) * each);
    }
  }
}
