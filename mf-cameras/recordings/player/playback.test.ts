import fc from 'fast-check';
import { besideSpeed, fasterSpeed, formOf, keepInStep, leavesFree, speeds, standing } from './playback';

test('J and L turn round at the usual speed, and get faster up to 16 ×', () => {
  expect(fasterSpeed(1, false, 1)).toBe(1);
  expect(fasterSpeed(1, true, -1)).toBe(-1);
  expect(fasterSpeed(-1, true, -1)).toBe(-2);
  expect(fasterSpeed(16, true, 1)).toBe(16);
  expect(fasterSpeed(0.25, true, 1)).toBe(0.5);
  expect([besideSpeed(1, -1), besideSpeed(0.25, -1), besideSpeed(16, 1), besideSpeed(-2, 1)]).toEqual([
    0.5, 0.25, 16, 4,
  ]);
});

test('controls leave the picture free also while it stands, but not while one drags or something is wrong with it', () => {
  expect([leavesFree(standing), leavesFree({ ...standing, playing: true })]).toEqual([true, true]);
  expect(leavesFree({ ...standing, isScrubbing: true })).toBe(false);
  const shown = { kind: 'shown' } as const;
  const failed = { kind: 'failed', failure: { kind: 'damaged' } } as const;
  const absent = { kind: 'absent', reason: 'gap', until: 1 } as const;
  expect([failed, absent].map((video) => leavesFree({ ...standing, videos: [shown, video] }))).toEqual([false, false]);
});

test('what no browser plays is shown in pictures', () => {
  expect(speeds.map((speed) => formOf(speed, true))).toEqual([
    'video',
    'video',
    'video',
    'video',
    'video',
    'pictures',
    'pictures',
  ]);
  expect([formOf(-1, true), formOf(1, false)]).toEqual(['pictures', 'pictures']);
});

test('P23: a camera that is ahead is slowed down and never by more than a tenth; one that is far off jumps', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5_000, max: 5_000 }), (aheadMs) => {
      const keeping = keepInStep(aheadMs);
      if (keeping.kind === 'jump') return expect(Math.abs(aheadMs)).toBeGreaterThan(1_000);
      expect(Math.abs(keeping.factor - 1)).toBeLessThanOrEqual(0.1);
      expect(Math.sign(1 - keeping.factor)).toBe(Math.abs(aheadMs) <= 40 ? 0 : Math.sign(aheadMs));
    }),
  );
});
