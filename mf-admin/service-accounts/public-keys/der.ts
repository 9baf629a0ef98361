/** One value of DER (X.690): its tag, what it holds, and all of its bytes. */
export interface DerValue {
  readonly tag: number;
  readonly content: Uint8Array;
  readonly whole: Uint8Array;
}

export const derTags = { integer: 0x02, bits: 0x03, octets: 0x04, nothing: 0x05, name: 0x06, sequence: 0x30 } as const;

/** The values that lie one behind the other; null for bytes that are no DER. */
export function readDer(bytes: Uint8Array): readonly DerValue[] | null {
  const values: DerValue[] = [];
  for (let at = 0; at < bytes.length; ) {
    const value = readOne(bytes, at);
    if (value === null) return null;
    values.push(value);
    at += value.whole.length;
  }
  return values;
}

export function writeDer(tag: number, ...contents: readonly Uint8Array[]): Uint8Array {
  const content = joinBytes(contents);
  return joinBytes([new Uint8Array([tag, ...lengthBytes(content.length)]), content]);
}

/** A whole number that is not negative, from its bytes, the highest first. */
export function writeInteger(bytes: Uint8Array): Uint8Array {
  const number = withoutLeadingZeros(bytes);
  const isNegative = (number[0] ?? 0) > 0x7f;
  return writeDer(derTags.integer, ...(isNegative ? [new Uint8Array(1)] : []), number);
}

export function withoutLeadingZeros(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first === -1 ? new Uint8Array(1) : bytes.subarray(first);
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

// Four bytes of length are 4 GB: nothing that is a key has more.
const mostLengthBytes = 4;

function readOne(bytes: Uint8Array, at: number): DerValue | null {
  const [tag, first] = bytes.subarray(at, at + 2);
  if (tag === undefined || first === undefined) return null;
  const more = first < 0x80 ? 0 : first - 0x80;
  if (first === 0x80 || more > mostLengthBytes || at + 2 + more > bytes.length) return null;
  const length =
    first < 0x80 ? first : bytes.subarray(at + 2, at + 2 + more).reduce((sum, byte) => sum * 0x100 + byte, 0);
  const begin = at + 2 + more;
  if (begin + length > bytes.length) return null;
  return { tag, content: bytes.subarray(begin, begin + length), whole: bytes.subarray(at, begin + length) };
}

function lengthBytes(length: number): readonly number[] {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 0x100)) bytes.unshift(rest % 0x100);
  return [0x80 + bytes.length, ...bytes];
}
