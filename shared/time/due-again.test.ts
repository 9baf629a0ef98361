import fc from 'fast-check';
import { dueAgain } from './due-again';

const now = Date.UTC(2026, 0, 1);
const day = 86_400_000;

test.each([
  ['a pause that was reckoned by this clock', now + 60_000, undefined, now + 60_000],
  ['one that is over', now - 1, undefined, now - 1],
  ['one that the instance asked for', now + day, day, now + day],
  ['one of a clock that was a day ahead', now + day + 60_000, undefined, now],
  ['one of a clock that was two days ahead, where a day was asked for', now + 2 * day, day, now],
])('F18: %s', (_what, notBefore, askedForMs, due) => {
  expect(dueAgain(notBefore, askedForMs, now)).toBe(due);
});

test('F18: wherever the clock is put, nobody waits longer than the pause', () => {
  const pauses = fc.integer({ min: 0, max: day });
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 4e12 }), pauses, fc.boolean(), (jump, at, pause, isAsked) => {
      const asked = isAsked ? pause : undefined;
      const pauseMs = isAsked ? pause : Math.min(pause, 75_000);
      const due = dueAgain(at + pauseMs, asked, at + jump);
      expect(due - (at + jump)).toBeLessThanOrEqual(Math.max(pauseMs, 120_000));
    }),
  );
});
