import fc from 'fast-check';
import { tinyJpeg } from '../../testing/tiny-jpeg';
import { inspectPicture, mostPictureBytes } from './inspect-picture';

test('accepts a whole JPEG and reads its size', () => {
  expect(inspectPicture(tinyJpeg(640, 360))).toEqual({ ok: true, width: 640, height: 360 });
});

test('accepts padding after the end marker', () => {
  expect(inspectPicture(new Uint8Array([...tinyJpeg(16, 9), 0, 0, 0]))).toEqual({ ok: true, width: 16, height: 9 });
});

test.each([
  ['empty', new Uint8Array()],
  ['too-large', new Uint8Array(mostPictureBytes + 1)],
  ['not-a-picture', new TextEncoder().encode('<!doctype html><title>Sign in</title>')],
  ['not-a-picture', new TextEncoder().encode('BM six bytes and more')],
  ['truncated', new TextEncoder().encode('GIF89a')],
  ['truncated', tinyJpeg(640, 360).subarray(0, 30)],
  ['too-many-pixels', tinyJpeg(65_535, 65_535)],
  ['not-a-picture', tinyJpeg(0, 10)],
] as const)('refuses: %s', (damage, bytes) => {
  expect(inspectPicture(bytes)).toEqual({ ok: false, damage });
});

test('never throws and never loops, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (noise) => {
      expect(typeof inspectPicture(noise).ok).toBe('boolean');
      const disguised = new Uint8Array([0xff, 0xd8, 0xff, ...noise, 0xff, 0xd9]);
      expect(typeof inspectPicture(disguised).ok).toBe('boolean');
    }),
  );
});

test('any cut of a JPEG is refused', () => {
  const whole = tinyJpeg(640, 360);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (length) => {
      expect(inspectPicture(whole.subarray(0, length)).ok).toBe(false);
    }),
  );
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** 1×1, lossy. */
const webp = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
/** 1×1, lossless. */
const lossless = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

test.each([
  ['PNG', png],
  ['WebP', webp],
  ['lossless WebP', lossless],
])('%s is a picture, and a cut one is incomplete', (_form, whole) => {
  expect(inspectPicture(whole)).toEqual({ ok: true, width: 1, height: 1 });
  for (let length = 12; length < whole.length; length += 1) {
    expect(inspectPicture(whole.subarray(0, length))).toEqual({ ok: false, damage: 'truncated' });
  }
});
