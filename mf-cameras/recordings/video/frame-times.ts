import { boxAt, boxesIn } from './mp4-boxes';

/** What the head of a piece says of it. */
export interface VideoHead {
  /** As Media Source wants it: `video/mp4; codecs="avc1.64001e"`. */
  readonly type: string;
  /** Units a second. */
  readonly timescale: number;
  /** How long a frame lasts where nothing else is said, in units. */
  readonly frameUnits: number;
}

/** ISO 14496-12: what a full box has before its fields. */
const fullBoxBytes = 4;
/** ISO 14496-12, 8.5.2: what a visual sample entry has before its boxes. */
const visualEntryBytes = 78;

/** Reads `moov`; null where it describes no H.264. */
export function readHead(moov: DataView): VideoHead | null {
  const timescaleBox = boxAt(moov, 'trak/mdia/mdhd');
  const descriptions = boxAt(moov, 'trak/mdia/minf/stbl/stsd');
  if (!timescaleBox || !descriptions) return null;
  const timescale = timescaleBox.getUint32(timescaleBox.getUint8(0) === 1 ? 20 : 12);
  const entry = boxesIn(part(descriptions, fullBoxBytes + 4)).find(({ name }) => name === 'avc1' || name === 'avc3');
  const configuration = entry && boxAt(part(entry.content, visualEntryBytes), 'avcC');
  if (!entry || !configuration || configuration.byteLength < 4 || timescale === 0) return null;
  const profile = [1, 2, 3].map((at) => configuration.getUint8(at).toString(16).padStart(2, '0')).join('');
  const defaults = boxAt(moov, 'mvex/trex');
  return {
    type: `video/mp4; codecs="${entry.name}.${profile}"`,
    timescale,
    frameUnits: defaults && defaults.byteLength >= 16 ? defaults.getUint32(fullBoxBytes + 8) : 0,
  };
}

export interface FragmentTimes {
  /** When each frame is shown, in seconds of the piece. */
  readonly frames: readonly number[];
  /** When the last of them ends. */
  readonly endS: number;
}

/** Fields of `tfhd` that may stand before the length of frames (ISO 14496-12, 8.8.7), and how long they are. */
const headerFields = [
  [0x01, 8],
  [0x02, 4],
] as const;
const hasFrameUnits = 0x08;

/** Reads `moof`; null where it says no times. Frames are in the order in which they are shown: recordings have no others. */
export function readFragment(moof: DataView, { timescale, frameUnits }: VideoHead): FragmentTimes | null {
  const track = boxAt(moof, 'traf');
  const header = track && boxAt(track, 'tfhd');
  const start = track && boxAt(track, 'tfdt');
  if (!track || !header || !start) return null;
  let units = start.getUint8(0) === 1 ? Number(start.getBigUint64(fullBoxBytes)) : start.getUint32(fullBoxBytes);
  const usual = usualUnits(header) ?? frameUnits;
  const frames: number[] = [];
  for (const { name, content } of boxesIn(track)) {
    if (name !== 'trun') continue;
    for (const length of frameLengths(content, usual)) {
      frames.push(units / timescale);
      units += length;
    }
  }
  return frames.length === 0 ? null : { frames, endS: units / timescale };
}

function usualUnits(header: DataView): number | null {
  const flags = flagsOf(header);
  if ((flags & hasFrameUnits) === 0) return null;
  const before = headerFields.reduce((sum, [flag, bytes]) => sum + ((flags & flag) === 0 ? 0 : bytes), 0);
  return header.getUint32(fullBoxBytes + 4 + before);
}

/** `trun` (ISO 14496-12, 8.8.8): fields before the frames, and of each of them. */
const runFields = {
  dataOffset: 0x001,
  firstFlags: 0x004,
  length: 0x100,
  size: 0x200,
  flags: 0x400,
  shift: 0x800,
} as const;

function frameLengths(run: DataView, usual: number): readonly number[] {
  const flags = flagsOf(run);
  const has = (flag: number) => ((flags & flag) === 0 ? 0 : 4);
  const count = run.getUint32(fullBoxBytes);
  const begin = fullBoxBytes + 4 + has(runFields.dataOffset) + has(runFields.firstFlags);
  const each = has(runFields.length) + has(runFields.size) + has(runFields.flags) + has(runFields.shift);
  if (begin + count * each > run.byteLength) return [];
  return Array.from({ length: count }, (_, index) =>
    has(runFields.length) ? run.getUint32(begin + index * each) : usual,
  );
}

function flagsOf(fullBox: DataView): number {
  return fullBox.getUint32(0) & 0xff_ffff;
}

function part(content: DataView, from: number): DataView {
  const start = Math.min(from, content.byteLength);
  return new DataView(content.buffer, content.byteOffset + start, content.byteLength - start);
}
