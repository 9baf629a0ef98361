import fc from 'fast-check';
import { adviseDecode, behindSince } from './decode-control';

const calm = { keyframe: false, waiting: 1, starting: false, needsKeyframe: false };

test.each([
  ['keeps up', calm, 'decode'],
  ['a keyframe keeps up', { ...calm, keyframe: true }, 'decode'],
  ['a burst is decoded whole', { ...calm, waiting: 200, starting: true }, 'decode'],
  ['too slow: drop up to the next keyframe', { ...calm, waiting: 31 }, 'drop'],
  ['too slow: start over at a keyframe', { ...calm, waiting: 31, keyframe: true }, 'start-over'],
  ['after emptying: not without a keyframe', { ...calm, needsKeyframe: true }, 'drop'],
  ['after emptying: with a keyframe', { ...calm, needsKeyframe: true, keyframe: true }, 'decode'],
  [
    'after a drop: still too slow at the keyframe',
    { ...calm, needsKeyframe: true, keyframe: true, waiting: 31 },
    'start-over',
  ],
] as const)('%s', (_name, situation, advice) => {
  expect(adviseDecode(situation)).toBe(advice);
});

test('a decoder without its keyframe is never fed anything else', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.nat(500), fc.boolean(), (keyframe, waiting, starting) => {
      const advice = adviseDecode({ keyframe, waiting, starting, needsKeyframe: true });
      const isBehind = waiting > (starting ? 250 : 30);
      expect(advice).toBe(keyframe ? (isBehind ? 'start-over' : 'decode') : 'drop');
    }),
  );
});

test('falls behind above 2 s, never without a measurement', () => {
  expect([null, 0, 2000, 2001].map((lagMs) => behindSince(null, lagMs, 5000, 0))).toEqual([null, null, null, 5000]);
  expect(behindSince(5000, 2001, 5500, 0)).toBe(5000);
  expect(behindSince(5000, 2000, 5500, 0)).toBeNull();
});

test('what came while the page stood still is old until it has had its turn', () => {
  expect(behindSince(5000, 6000, 9500, 4000)).toBe(9000);
  expect(behindSince(9400, 6000, 9500, 4000)).toBe(9500);
  // As late as timers often are, and after a sleep.
  expect(behindSince(5000, 6000, 5700, 200)).toBe(5000);
  expect(behindSince(5000, 6000, 65_500, 60_000)).toBe(5000);
});
