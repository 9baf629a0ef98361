import { HuffmanTable } from './huffman-table';
import { ScanBits } from './scan-bits';

/** What is wrong within the picture data of a JPEG whose frame is whole. */
export type ScanDamage = 'truncated' | 'garbled';

interface Component {
  readonly id: number;
  readonly across: number;
  readonly down: number;
}

interface BlockTables {
  readonly dc: HuffmanTable;
  readonly ac: HuffmanTable;
}

interface Scan {
  readonly at: number;
  readonly columns: number;
  readonly rows: number;
  /** Of each block of a unit, in order. */
  readonly blocks: readonly BlockTables[];
  /** Units between two restart markers; 0 for none. */
  readonly restartEvery: number;
}

/** Some encoders leave a few bytes before the end marker. */
const mostLeftBytes = 64;
/** DC differences of 8-bit pictures have no more bits (ITU T.81, table F.1). */
const mostDifferenceBits = 11;
const blockPixels = 8;

/**
 * Reads through a JPEG as a decoder does, without making pixels of it: decoders draw grey where data is missing or
 * spoilt, and say nothing. Only what is certain is called damage: forms that are not read here (progressive,
 * arithmetic, without tables of their own) have none.
 *
 * Pauses after each row of units, so that whoever reads can let others work.
 */
export function* scanDamage(bytes: Uint8Array): Generator<void, ScanDamage | null> {
  const scan = readScan(bytes);
  if (!scan) return null;
  const bits = new ScanBits(bytes, scan.at);
  let unit = 0;
  for (let row = 0; row < scan.rows; row += 1) {
    for (let column = 0; column < scan.columns; column += 1) {
      if (scan.restartEvery > 0 && unit > 0 && unit % scan.restartEvery === 0 && !bits.restart()) return 'garbled';
      for (const tables of scan.blocks) if (!readBlock(bits, tables)) return bits.isOver ? 'truncated' : 'garbled';
      if (bits.isOver) return 'truncated';
      unit += 1;
    }
    yield;
  }
  return leftBytes(bytes, bits.at) > mostLeftBytes ? 'garbled' : null;
}

/** Whether a block of 64 coefficients could be read (ITU T.81, F.2.2). */
function readBlock(bits: ScanBits, { dc, ac }: BlockTables): boolean {
  const difference = bits.symbol(dc);
  if (difference < 0 || difference > mostDifferenceBits) return false;
  bits.skip(difference);
  for (let place = 1; place < 64; place += 1) {
    const symbol = bits.symbol(ac);
    if (symbol < 0) return false;
    const size = symbol & 15;
    if (size === 0 && symbol !== 0xf0) return true;
    place += symbol >> 4;
    if (place > 63) return false;
    bits.skip(size);
  }
  return true;
}

/** Bytes of data between a place and the next marker. */
function leftBytes(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && (bytes[at] !== 0xff || bytes[at + 1] === 0)) at += 1;
  return at - from;
}

/** Frame, tables and the one scan of a baseline JPEG; null for any other form. */
function readScan(bytes: Uint8Array): Scan | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<number, HuffmanTable>();
  let frame: { width: number; height: number; components: readonly Component[] } | null = null;
  let restartEvery = 0;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const kind = bytes[at + 1] ?? 0;
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) return null;
    const segment = bytes.subarray(at + 4, end);
    if (kind === 0xc0 || kind === 0xc1) frame = readFrame(segment);
    else if (kind === 0xc4) readTables(segment, tables);
    else if (kind === 0xdd) restartEvery = ((segment[0] ?? 0) << 8) | (segment[1] ?? 0);
    else if (kind === 0xda) return frame && scanOf(segment, end, frame, tables, restartEvery);
    else if (kind >= 0xc2 && kind <= 0xcf) return null;
    at = end;
  }
  return null;
}

function readFrame(segment: Uint8Array): { width: number; height: number; components: readonly Component[] } | null {
  const [bits, high = 0, low = 0, wide = 0, narrow = 0, count = 0] = segment;
  if (bits !== 8 || segment.length < 6 + 3 * count) return null;
  const components = Array.from({ length: count }, (_, index) => {
    const [id = 0, sampling = 0] = segment.subarray(6 + 3 * index);
    return { id, across: sampling >> 4, down: sampling & 15 };
  });
  return { width: (wide << 8) | narrow, height: (high << 8) | low, components };
}

function readTables(segment: Uint8Array, tables: Map<number, HuffmanTable>): void {
  for (let at = 0; at + 17 <= segment.length; ) {
    const counts = segment.subarray(at + 1, at + 17);
    const length = counts.reduce((sum, count) => sum + count, 0);
    tables.set(segment[at] ?? 0, new HuffmanTable(counts, segment.subarray(at + 17, at + 17 + length)));
    at += 17 + length;
  }
}

function scanOf(
  segment: Uint8Array,
  at: number,
  { width, height, components }: NonNullable<ReturnType<typeof readFrame>>,
  tables: ReadonlyMap<number, HuffmanTable>,
  restartEvery: number,
): Scan | null {
  const count = segment[0] ?? 0;
  // Those that come one after the other are rare, and their units are counted otherwise.
  if (count === 0 || count !== components.length) return null;
  const blocks: BlockTables[] = [];
  for (let index = 0; index < count; index += 1) {
    const [id, chosen = 0] = segment.subarray(1 + 2 * index);
    const component = components.find((one) => one.id === id);
    const dc = tables.get(chosen >> 4);
    const ac = tables.get(0x10 | (chosen & 15));
    if (!component || !dc || !ac) return null;
    const each = count === 1 ? 1 : component.across * component.down;
    for (let block = 0; block < each; block += 1) blocks.push({ dc, ac });
  }
  const across = count === 1 ? 1 : Math.max(...components.map((one) => one.across));
  const down = count === 1 ? 1 : Math.max(...components.map((one) => one.down));
  if (across < 1 || down < 1 || blocks.length > 10) return null;
  return {
    at,
    columns: Math.ceil(width / (blockPixels * across)),
    rows: Math.ceil(height / (blockPixels * down)),
    blocks,
    restartEvery,
  };
}
