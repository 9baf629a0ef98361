import fc from 'fast-check';
import { inspectJpeg, MAX_STILL_BYTES } from './jpeg';
import { tinyJpeg } from './tiny-jpeg';

test('accepts a whole JPEG and reads its size', () => {
  expect(inspectJpeg(tinyJpeg(640, 360))).toEqual({ ok: true, width: 640, height: 360 });
});

test('accepts padding after the end marker', () => {
  expect(inspectJpeg(new Uint8Array([...tinyJpeg(16, 9), 0, 0, 0]))).toEqual({ ok: true, width: 16, height: 9 });
});

test.each([
  ['empty', new Uint8Array()],
  ['too-large', new Uint8Array(MAX_STILL_BYTES + 1)],
  ['not-a-jpeg', new TextEncoder().encode('<!doctype html><title>Sign in</title>')],
  ['not-a-jpeg', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
  ['truncated', tinyJpeg(640, 360).subarray(0, 30)],
  ['too-many-pixels', tinyJpeg(65_535, 65_535)],
  ['not-a-jpeg', tinyJpeg(0, 10)],
] as const)('refuses: %s', (damage, bytes) => {
  expect(inspectJpeg(bytes)).toEqual({ ok: false, damage });
});

test('never throws and never loops, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (noise) => {
      expect(typeof inspectJpeg(noise).ok).toBe('boolean');
      const disguised = new Uint8Array([0xff, 0xd8, 0xff, ...noise, 0xff, 0xd9]);
      expect(typeof inspectJpeg(disguised).ok).toBe('boolean');
    }),
  );
});

test('any cut of a JPEG is refused', () => {
  const whole = tinyJpeg(640, 360);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (length) => {
      expect(inspectJpeg(whole.subarray(0, length)).ok).toBe(false);
    }),
  );
});
