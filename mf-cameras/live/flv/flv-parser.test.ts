import fc from 'fast-check';
import { FlvParser } from './flv-parser';
import type { LiveTag } from './flv-tag';
import {
  captureTimeTag,
  configurationTag,
  flvHeader,
  flvTag,
  join,
  liveEndTag,
  pictureTag,
  testConfiguration,
} from './flv-writer';

const captured = 1_800_000_000_123;
const stream = join([
  flvHeader(),
  flvTag(18, 0, new TextEncoder().encode('onMetaData and more')),
  configurationTag(),
  captureTimeTag(0, captured),
  pictureTag(0, { keyframe: true, data: new Uint8Array([9, 8, 7]) }),
  flvTag(8, 5, new Uint8Array([0xaf, 1, 2])),
  pictureTag(0x7f_ff_ff_f0, { offsetMs: -20 }),
  flvTag(9, 40, new Uint8Array([0x17, 2, 0, 0, 0])),
]);

function inPieces(bytes: Uint8Array, cuts: readonly number[]): LiveTag[] {
  const parser = new FlvParser();
  const places = [...new Set([0, ...cuts.map((cut) => cut % bytes.length), bytes.length])].sort((a, b) => a - b);
  return places.slice(1).flatMap((end, index) => {
    const parsed = parser.push(bytes.slice(places[index], end));
    expect(parsed.ok).toBe(true);
    return [...parsed.tags];
  });
}

const whole = inPieces(stream, []);

test('reads configuration, capture time, pictures and the end', () => {
  expect(whole.map((tag) => tag.kind)).toEqual(['configuration', 'capture-time', 'picture', 'picture', 'end']);
  expect(whole[0]).toEqual({ kind: 'configuration', record: testConfiguration, codec: 'avc1.42c01e' });
  expect(whole[1]).toEqual({ kind: 'capture-time', captureTimeMs: captured });
  expect(whole[2]).toMatchObject({ keyframe: true, timestampMs: 0, data: new Uint8Array([9, 8, 7]) });
  expect(whole[3]).toMatchObject({ keyframe: false, timestampMs: 0x7f_ff_ff_f0, compositionOffsetMs: -20 });
});

test('reads why the server ends the stream', () => {
  const parsed = new FlvParser().push(join([flvHeader(), liveEndTag(9, 'camera-in-privacy')]));
  expect(parsed.tags).toEqual([{ kind: 'end', reason: 'camera-in-privacy' }]);
});

test.each([
  ['another name', 'onCaptureTimes', new Uint8Array([0, 0x42, 0x79, 0, 0, 0, 0, 0, 0])],
  ['not a number', 'onCaptureTime', new Uint8Array([1, 1])],
  ['cut short', 'onCaptureTime', new Uint8Array([0, 0x42])],
  ['not finite', 'onCaptureTime', new Uint8Array([0, 0x7f, 0xf8, 0, 0, 0, 0, 0, 0])],
] as const)('a script tag that says something else is skipped: %s', (_name, name, value) => {
  const body = join([new Uint8Array([2, 0, name.length]), new TextEncoder().encode(name), value]);
  expect(new FlvParser().push(join([flvHeader(), flvTag(18, 0, body)]))).toEqual({ ok: true, tags: [] });
});

test('reads the same however the bytes are cut', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 30 }), (cuts) => {
      expect(inPieces(stream, cuts)).toEqual(whole);
    }),
  );
  expect(inPieces(stream, [...stream.keys()])).toEqual(whole);
});

test.each([
  ['not-flv', new TextEncoder().encode('<html>no</html>')],
  ['out-of-step', join([flvHeader(), flvTag(3, 0, new Uint8Array(4))])],
  ['tag-too-large', join([flvHeader(), new Uint8Array([9, 0xff, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0])])],
  ['wrong-codec', join([flvHeader(), flvTag(9, 0, new Uint8Array([0x1c, 0, 0, 0, 0, 1]))])],
  ['wrong-codec', join([flvHeader(), flvTag(9, 0, new Uint8Array([0x90, 0x68, 0x76, 0x63, 0x31]))])],
  ['bad-configuration', join([flvHeader(), configurationTag(new Uint8Array([1, 2]))])],
] as const)('names the defect: %s', (defect, bytes) => {
  const parser = new FlvParser();
  expect(parser.push(bytes)).toMatchObject({ ok: false, broken: { defect } });
  expect(parser.push(stream)).toMatchObject({ ok: false, tags: [], broken: { defect } });
});

test('keeps what came before the defect', () => {
  const parsed = new FlvParser().push(join([stream, new TextEncoder().encode('garbage that is long enough')]));
  expect(parsed.ok).toBe(false);
  expect(parsed.tags).toEqual(whole);
});

test('never throws and never loops, whatever follows the header', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (noise, withHeader) => {
      const parsed = new FlvParser().push(withHeader ? join([flvHeader(), noise]) : noise);
      expect(Array.isArray(parsed.tags)).toBe(true);
    }),
  );
});

test.each([
  ['hvc1', [0x68, 0x76, 0x63, 0x31]],
  ['1b 5b 32 4a', [0x1b, 0x5b, 0x32, 0x4a]],
  ['00 0a 0d 7f', [0, 0x0a, 0x0d, 0x7f]],
  ['61 20 e2 80', [0x61, 0x20, 0xe2, 0x80]],
])('a codec that is not known is named without control characters: %s', (found, code) => {
  const body = new Uint8Array([0x90, ...code, 0]);
  expect(new FlvParser().push(join([flvHeader(), flvTag(9, 0, body)]))).toMatchObject({
    ok: false,
    broken: { defect: 'wrong-codec', found },
  });
});

test('a picture of 8 MB that comes in pieces of 1 kB is read, each byte copied a few times at most', () => {
  const data = new Uint8Array(8 * 1024 * 1024 - 100);
  const whole = join([flvHeader(), pictureTag(0, { keyframe: true, data })]);
  const copies = jest.spyOn(Uint8Array.prototype, 'set');
  const parser = new FlvParser();
  const tags: LiveTag[] = [];
  for (let at = 0; at < whole.length; at += 1024) tags.push(...parser.push(whole.subarray(at, at + 1024)).tags);
  const copied = copies.mock.calls.reduce((sum, [bytes]) => sum + bytes.length, 0);
  copies.mockRestore();
  expect(tags).toMatchObject([{ kind: 'picture', keyframe: true }]);
  expect(copied).toBeLessThan(4 * whole.length);
});
