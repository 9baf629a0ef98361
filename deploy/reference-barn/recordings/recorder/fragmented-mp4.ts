import type { PictureSize } from './sequence-parameters';

// Fragmented MP4 (ISO/IEC 14496-12, 8.8): a head that says what is coming, then fragments that each stand alone, so that
// a file which was never finished can be read up to its last whole fragment.

/** Times in a file are milliseconds since its first picture. */
const timescale = 1_000;
const trackId = 1;

export interface CodedPicture {
  readonly avcc: Uint8Array;
  readonly keyframe: boolean;
  readonly durationMs: number;
  readonly compositionOffsetMs: number;
}

/** The head of a file with one H.264 track. @param configuration AVCDecoderConfigurationRecord */
export function fileHead(configuration: Uint8Array, { width, height }: PictureSize): Buffer {
  return Buffer.concat([
    box('ftyp', text('isom'), u32(512), text('isomiso5avc1mp41')),
    box(
      'moov',
      fullBox(
        'mvhd',
        0,
        0,
        u32(0, 0, timescale, 0),
        u32(0x10000),
        u16(0x100, 0),
        u32(0, 0),
        matrix,
        u32(0, 0, 0, 0, 0, 0, trackId + 1),
      ),
      box(
        'trak',
        fullBox(
          'tkhd',
          0,
          3,
          u32(0, 0, trackId, 0, 0),
          u32(0, 0),
          u16(0, 0, 0, 0),
          matrix,
          u32(width * 65_536, height * 65_536),
        ),
        box(
          'mdia',
          fullBox('mdhd', 0, 0, u32(0, 0, timescale, 0), u16(0x55c4, 0)),
          fullBox('hdlr', 0, 0, u32(0), text('vide'), u32(0, 0, 0), text('video\0')),
          box(
            'minf',
            fullBox('vmhd', 0, 1, u16(0, 0, 0, 0)),
            box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1))),
            box(
              'stbl',
              fullBox('stsd', 0, 0, u32(1), sampleEntry(configuration, width, height)),
              fullBox('stts', 0, 0, u32(0)),
              fullBox('stsc', 0, 0, u32(0)),
              fullBox('stsz', 0, 0, u32(0, 0)),
              fullBox('stco', 0, 0, u32(0)),
            ),
          ),
        ),
      ),
      box('mvex', fullBox('trex', 0, 0, u32(trackId, 1, 0, 0, 0))),
    ),
  ]);
}

/** One fragment. @param sequence counts the fragments of a file from 1 @param startMs of its first picture in the file */
export function fragment(sequence: number, startMs: number, pictures: readonly CodedPicture[]): Buffer {
  const samples = pictures.map(({ avcc, keyframe, durationMs, compositionOffsetMs }) =>
    Buffer.concat([u32(durationMs, avcc.length, keyframe ? keyframeFlags : otherFlags), i32(compositionOffsetMs)]),
  );
  const headOf = (dataOffset: number): Buffer =>
    box(
      'moof',
      fullBox('mfhd', 0, 0, u32(sequence)),
      box(
        'traf',
        // default-base-is-moof
        fullBox('tfhd', 0, 0x020000, u32(trackId)),
        fullBox('tfdt', 1, 0, u64(startMs)),
        // data offset, and of each sample: duration, size, flags, (signed) composition offset
        fullBox('trun', 1, 0x000f01, u32(pictures.length), i32(dataOffset), ...samples),
      ),
    );
  const mdatHeaderBytes = 8;
  const head = headOf(headOf(0).length + mdatHeaderBytes);
  return Buffer.concat([head, box('mdat', ...pictures.map(({ avcc }) => avcc))]);
}

/** depends on no other; depends on others and is no sync sample (8.8.3.1) */
const keyframeFlags = 0x02000000;
const otherFlags = 0x01010000;

function sampleEntry(configuration: Uint8Array, width: number, height: number): Buffer {
  const resolution = 0x480000;
  return box(
    'avc1',
    u16(0, 0, 0, 1),
    u16(0, 0),
    u32(0, 0, 0),
    u16(width, height),
    u32(resolution, resolution, 0),
    u16(1),
    Buffer.alloc(32),
    u16(0x18, 0xffff),
    box('avcC', configuration),
  );
}

function box(type: string, ...content: readonly Uint8Array[]): Buffer {
  const size = content.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([u32(size), text(type), ...content], size);
}

function fullBox(type: string, version: number, flags: number, ...content: readonly Uint8Array[]): Buffer {
  return box(type, u32(version * 0x1000000 + flags), ...content);
}

const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}

function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2);
  return bytes;
}

function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

function i32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}
