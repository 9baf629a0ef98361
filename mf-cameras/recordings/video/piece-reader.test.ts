import fc from 'fast-check';
import { joinedBytes, videoGroup, videoHead, videoPiece } from './doubles/fragmented-video';
import { PieceReader, type PieceUnit } from './piece-reader';

/** All units of some bytes that come in slices of these lengths; null where they are no video. */
function read(bytes: Uint8Array, lengths: readonly number[] = [bytes.length]): readonly PieceUnit[] | null {
  const reader = new PieceReader();
  const units: PieceUnit[] = [];
  let at = 0;
  for (let turn = 0; at < bytes.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? 1;
    const reading = reader.push(bytes.subarray(at, at + length));
    if (!reading.ok) return null;
    units.push(...reading.units);
    at += length;
  }
  return units;
}

const piece = videoPiece(6);

test('a piece is a head and groups of frames, each with its times', () => {
  const [head, ...groups] = read(piece) ?? [];
  expect(head).toMatchObject({ kind: 'head', head: { type: 'video/mp4; codecs="avc1.64001e"', timescale: 10_000 } });
  expect(groups).toHaveLength(3);
  expect(groups[1]).toMatchObject({ kind: 'frames', times: { endS: 4 } });
  const frames = groups[1]?.kind === 'frames' ? groups[1].times.frames : [];
  expect(frames).toHaveLength(10);
  expect(frames.slice(0, 3)).toEqual([2, 2.2, 2.4]);
});

test('however the bytes are cut on their way, the units are the same, and none is lost', () => {
  const whole = read(piece);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 97 }), { minLength: 1, maxLength: 9 }), (lengths) => {
      const units = read(piece, lengths);
      expect(units).toEqual(whole);
      expect(joinedBytes((units ?? []).map(({ bytes }) => bytes))).toEqual(piece);
    }),
  );
});

test('F3: a piece that breaks off leaves the groups that came whole', () => {
  const units = read(piece.subarray(0, piece.length - 3));
  expect(units?.map(({ kind }) => kind)).toEqual(['head', 'frames', 'frames']);
});

test.each([
  ['a page in place of the video', new TextEncoder().encode('<!doctype html><title>Sign in</title>')],
  ['frames without a head', videoGroup({ startS: 0, frames: 10 })],
  ['a head that describes nothing', joinedBytes([new Uint8Array([0, 0, 0, 8]), new TextEncoder().encode('moov')])],
  ['a box that is shorter than its own head', new Uint8Array([0, 0, 0, 4, 102, 116, 121, 112])],
  ['nothing but zeros', new Uint8Array(64)],
])('F33: %s is no video', (_, bytes) => {
  expect(read(bytes)).toBeNull();
});

test('F33: whatever bytes come, reading them ends, and throws nothing', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat({ max: piece.length }), (noise, at) => {
      const spoilt = joinedBytes([piece.subarray(0, at), noise, piece.subarray(at)]);
      expect(() => read(spoilt)).not.toThrow();
    }),
  );
  expect(read(joinedBytes([videoHead(), videoHead()]))?.map(({ kind }) => kind)).toEqual(['head', 'head']);
});
