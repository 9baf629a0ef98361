import fc from 'fast-check';
import { FlvReader, type FlvTag } from './flv-reader';
import { readFlvVideo } from './flv-video';
import { configurationTag, flvHeader, pictureTag, scriptTag } from './flv-writer';

const pictures = fc.array(
  fc.record({
    timestampMs: fc.nat(0xffffffff),
    keyframe: fc.boolean(),
    compositionOffsetMs: fc.integer({ min: -0x800000, max: 0x7fffff }),
    avcc: fc.uint8Array({ maxLength: 400 }),
  }),
  { maxLength: 12 },
);

/** Cuts at the given places (taken modulo the length). */
function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const ordered = [...places.map((place) => place % (bytes.length + 1)), 0, bytes.length].sort((a, b) => a - b);
  return ordered.slice(1).map((end, index) => bytes.subarray(ordered[index], end));
}

function readAll(chunks: readonly Uint8Array[]): FlvTag[] {
  const reader = new FlvReader();
  return chunks.flatMap((chunk) => {
    const reading = reader.push(chunk);
    if (!reading.ok) throw new Error(reading.error.code);
    return reading.tags;
  });
}

describe('FLV', () => {
  test('reads what was written, however it is cut', () => {
    fc.assert(
      fc.property(pictures, fc.array(fc.nat(), { maxLength: 30 }), (written, places) => {
        const stream = Buffer.concat([
          flvHeader(),
          configurationTag(0, Uint8Array.of(1, 2, 3)),
          ...written.map((picture) => pictureTag(picture.timestampMs, picture)),
        ]);
        const [configuration, ...read] = readAll(cut(stream, places));
        expect(configuration && readFlvVideo(configuration.payload)).toEqual({
          kind: 'configuration',
          record: Uint8Array.of(1, 2, 3),
        });
        expect(read.map((tag) => ({ timestampMs: tag.timestampMs, ...readFlvVideo(tag.payload) }))).toEqual(
          written.map((picture) => ({ kind: 'picture', ...picture })),
        );
      }),
    );
  });

  test('reads byte by byte', () => {
    const stream = Buffer.concat([flvHeader(), scriptTag(7, 'onCaptureTime', 1_700_000_000_123)]);
    const tags = readAll([...stream].map((byte) => Uint8Array.of(byte)));
    expect(tags).toHaveLength(1);
    expect(tags[0]).toMatchObject({ type: 'script', timestampMs: 7 });
    expect(Buffer.from(tags[0]?.payload ?? []).readDoubleBE(17)).toBe(1_700_000_000_123);
  });

  test('survives any bytes, and stays damaged once damaged', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 8 }), (chunks) => {
        const reader = new FlvReader();
        const outcomes = chunks.map((chunk) => reader.push(chunk).ok);
        expect(outcomes).toEqual([...outcomes].sort((a, b) => Number(b) - Number(a)));
      }),
    );
  });

  test.each([
    ['not FLV', Buffer.from('<html>'), 'not-flv'],
    ['a data offset inside the header', Buffer.from([0x46, 0x4c, 0x56, 1, 1, 0, 0, 0, 3]), 'not-flv'],
    ['an unknown tag', Buffer.concat([flvHeader(), Buffer.alloc(11, 0x55)]), 'unknown-tag'],
    [
      'a tag of 16 MB',
      Buffer.concat([flvHeader(), Buffer.from([9, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0])]),
      'oversized-tag',
    ],
  ])('refuses %s', (_, bytes, code) => {
    expect(new FlvReader().push(bytes)).toMatchObject({ ok: false, error: { code } });
  });

  test.each([
    ['nothing', [], { kind: 'damaged' }],
    ['a cut head', [0x17, 1], { kind: 'damaged' }],
    ['an unknown packet', [0x17, 9, 0, 0, 0], { kind: 'damaged' }],
    ['the end of the sequence', [0x17, 2, 0, 0, 0], { kind: 'end-of-sequence' }],
    ['Sorenson video', [0x12, 0], { kind: 'other-codec', codec: '2' }],
    ['HEVC in an enhanced header', [0x90, 0x68, 0x76, 0x63, 0x31], { kind: 'other-codec', codec: 'hvc1' }],
  ])('tells %s in a video tag', (_, payload, expected) => {
    expect(readFlvVideo(Uint8Array.from(payload))).toEqual(expected);
  });
});
