const encoder = new TextEncoder();

function box(name: string, ...content: readonly Uint8Array[]): Uint8Array {
  const length = content.reduce((sum, part) => sum + part.length, 8);
  return joinedBytes([u32(length), encoder.encode(name), ...content]);
}

export function joinedBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

function u32(...values: readonly number[]): Uint8Array {
  return new Uint8Array(
    values.flatMap((value) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]),
  );
}

const timescale = 10_000;

/** `ftyp` and `moov` of a video that shows nothing: as far as the player reads them. */
export function videoHead(): Uint8Array<ArrayBuffer> {
  const mdhd = box('mdhd', u32(0, 0, 0, timescale, 0, 0));
  const avcC = box('avcC', new Uint8Array([1, 0x64, 0, 0x1e, 255]));
  const stsd = box('stsd', u32(0, 1), box('avc1', new Uint8Array(78), avcC));
  const mdia = box('mdia', mdhd, box('minf', box('stbl', stsd)));
  const mvex = box('mvex', box('trex', u32(0, 1, 1, 2000, 0, 0)));
  return joinedBytes([box('ftyp', encoder.encode('iso5')), box('moov', box('trak', mdia), mvex)]);
}

export interface GroupOptions {
  /** Seconds since the first frame of the piece. */
  readonly startS: number;
  readonly frames: number;
  /** How long each of them is shown. */
  readonly frameS?: number;
}

/** `moof` and `mdat` of one group of pictures. */
export function videoGroup({ startS, frames, frameS = 0.2 }: GroupOptions): Uint8Array<ArrayBuffer> {
  const tfhd = box('tfhd', u32(0x02_0008, 1, Math.round(frameS * timescale)));
  const tfdt = box('tfdt', u32(0x0100_0000, 0, Math.round(startS * timescale)));
  const trun = box('trun', u32(0x0201, frames, 0), u32(...Array.from({ length: frames }, () => 1)));
  return joinedBytes([
    box('moof', box('mfhd', u32(0, 1)), box('traf', tfhd, tfdt, trun)),
    box('mdat', new Uint8Array(frames)),
  ]);
}

/** A piece as a barn sends it: groups of two seconds. */
export function videoPiece(lengthS: number): Uint8Array<ArrayBuffer> {
  const groups = Array.from({ length: Math.ceil(lengthS / 2) }, (_, index) => {
    const frames = Math.round(Math.min(2, lengthS - 2 * index) * 5);
    return videoGroup({ startS: 2 * index, frames });
  });
  return joinedBytes([videoHead(), ...groups]);
}
