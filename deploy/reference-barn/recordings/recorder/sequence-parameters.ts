/** What of a sequence parameter set (ITU-T H.264, 7.3.2.1.1) a file has to tell. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Of the record, up to the first parameter set, which begins with a byte that says that it is one. */
const headBytes = 8;

/** Profiles whose parameter sets begin with the chroma format. */
const withChroma = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);

/**
 * The picture size of a decoder configuration record (ISO/IEC 14496-15, 5.3.3.1), from its first sequence parameter
 * set. `null` when it is cut or has none.
 */
export function pictureSizeOf(configuration: Uint8Array): PictureSize | null {
  const record = Buffer.from(configuration.buffer, configuration.byteOffset, configuration.byteLength);
  if (record.length < headBytes || (record.readUInt8(5) & 0b11111) === 0) return null;
  const length = record.readUInt16BE(6);
  if (record.length < headBytes + length) return null;
  try {
    return readSize(new Bits(withoutEmulation(record.subarray(headBytes + 1, headBytes + length))));
  } catch (cause) {
    if (cause instanceof RangeError) return null;
    throw cause;
  }
}

function readSize(bits: Bits): PictureSize {
  const profile = bits.read(8);
  bits.read(16);
  bits.readUnsigned();
  let chroma = 1;
  let separatePlanes = false;
  if (withChroma.has(profile)) {
    chroma = bits.readUnsigned();
    if (chroma === 3) separatePlanes = bits.read(1) === 1;
    bits.readUnsigned();
    bits.readUnsigned();
    bits.read(1);
    if (bits.read(1) === 1) for (let list = 0; list < (chroma === 3 ? 12 : 8); list += 1) skipScalingList(bits, list);
  }
  bits.readUnsigned();
  skipPictureOrder(bits);
  bits.readUnsigned();
  bits.read(1);
  const macroblocksWide = bits.readUnsigned() + 1;
  const mapUnitsHigh = bits.readUnsigned() + 1;
  const framesOnly = bits.read(1);
  if (framesOnly === 0) bits.read(1);
  bits.read(1);
  const crop = bits.read(1) === 1 ? [0, 1, 2, 3].map(() => bits.readUnsigned()) : [0, 0, 0, 0];
  const [left = 0, right = 0, top = 0, bottom = 0] = crop;
  // Without chroma planes of their own size, cropping counts single samples.
  const subsampled = chroma !== 0 && !separatePlanes;
  const unitX = subsampled && chroma < 3 ? 2 : 1;
  const unitY = (subsampled && chroma === 1 ? 2 : 1) * (2 - framesOnly);
  return {
    width: macroblocksWide * 16 - (left + right) * unitX,
    height: mapUnitsHigh * 16 * (2 - framesOnly) - (top + bottom) * unitY,
  };
}

function skipPictureOrder(bits: Bits): void {
  const type = bits.readUnsigned();
  if (type === 0) bits.readUnsigned();
  if (type !== 1) return;
  bits.read(1);
  bits.readUnsigned();
  bits.readUnsigned();
  const cycle = bits.readUnsigned();
  for (let index = 0; index < cycle; index += 1) bits.readUnsigned();
}

function skipScalingList(bits: Bits, list: number): void {
  if (bits.read(1) === 0) return;
  let last = 8;
  for (let index = 0; index < (list < 6 ? 16 : 64) && last !== 0; index += 1) {
    last = (last + bits.readSigned() + 256) % 256;
  }
}

/** 00 00 03 stands for 00 00 where a start code would be found otherwise. */
function withoutEmulation(bytes: Buffer): Uint8Array {
  return Uint8Array.from(
    bytes.filter((byte, at) => !(byte === 3 && at >= 2 && bytes[at - 1] === 0 && bytes[at - 2] === 0)),
  );
}

class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** @throws RangeError beyond the end */
  read(count: number): number {
    let value = 0;
    for (let index = 0; index < count; index += 1) {
      const byte = this.#bytes[this.#at >> 3];
      if (byte === undefined) throw new RangeError('The parameter set is cut');
      value = value * 2 + ((byte >> (7 - (this.#at & 7))) & 1);
      this.#at += 1;
    }
    return value;
  }

  /** ue(v) */
  readUnsigned(): number {
    let zeros = 0;
    while (this.read(1) === 0) zeros += 1;
    return 2 ** zeros - 1 + this.read(zeros);
  }

  /** se(v) */
  readSigned(): number {
    const code = this.readUnsigned();
    return code % 2 === 0 ? -code / 2 : (code + 1) / 2;
  }
}
